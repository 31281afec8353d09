import { undoReceipt } from '@smoko/contract';
import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { requireSession } from '../session/session.ts';
import { oneLine } from '../term/clean.ts';

export function configure(command: Command, context: Context): void {
  command.argument('<receipt-id>', 'as shown by the chat').action((id: string) => run(id, context));
}

async function run(id: string, context: Context): Promise<void> {
  const session = requireSession(context.store, context.url());
  const receipt = await session.api.call(undoReceipt, { id });
  context.print(`Undone: ${oneLine(receipt.summary)}`);
}
