import { updateDraft } from '@smoko/contract';
import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { requireSession } from '../session/session.ts';
import { outboxLine } from '../term/outbox-line.ts';

export function configure(command: Command, context: Context): void {
  command
    .argument('<id>', 'as shown by: smoko outbox list')
    .argument('<text...>', 'what it says from now on')
    .action((id: string, words: string[]) => run(id, words.join(' '), context));
}

async function run(id: string, body: string, context: Context): Promise<void> {
  const session = requireSession(context.store, context.url());
  context.print(outboxLine(await session.api.call(updateDraft, { id, body })));
}
