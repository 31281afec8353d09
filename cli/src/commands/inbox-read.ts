import { readInboxItem } from '@smoko/contract';
import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { requireSession } from '../session/session.ts';

export function configure(command: Command, context: Context): void {
  command
    .argument('<id>', 'as shown by: smoko inbox list')
    .option('--unread', 'mark it as unread again')
    .action((id: string, { unread }: { unread?: boolean }) => run(id, unread !== true, context));
}

async function run(id: string, read: boolean, context: Context): Promise<void> {
  const session = requireSession(context.store, context.url());
  await session.api.call(readInboxItem, { id, read });
  context.print(read ? 'Marked as read.' : 'Marked as unread.');
}
