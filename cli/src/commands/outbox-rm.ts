import { discardDraft } from '@smoko/contract';
import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { requireSession } from '../session/session.ts';

export function configure(command: Command, context: Context): void {
  command.argument('<id>', 'as shown by: smoko outbox list').action((id: string) => run(id, context));
}

async function run(id: string, context: Context): Promise<void> {
  const session = requireSession(context.store, context.url());
  await session.api.call(discardDraft, { id });
  context.print('Thrown away.');
}
