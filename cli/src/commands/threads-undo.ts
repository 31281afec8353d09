import { undoLast } from '@smoko/contract';
import type { Command } from 'commander';
import { THREAD_ARGUMENT, whichThread } from '../chat/which-thread.ts';
import type { Context } from '../context.ts';
import { type OutputOptions, withOutput } from '../output/output.ts';
import { printList } from '../output/print-list.ts';
import { lazySession } from '../session/session.ts';
import { oneLine } from '../term/clean.ts';

export function configure(command: Command, context: Context): void {
  const session = lazySession(context);
  withOutput(command.argument(...THREAD_ARGUMENT)).action(async (given: string | undefined, options: OutputOptions) => {
    const undone = await session().api.call(undoLast, { id: whichThread(given, context) });
    const { json, jsonl, quiet, fields } = options;
    if (json || jsonl || quiet || fields) return printList(context, options, [undone], { columns: [], empty: '' });
    for (const { summary } of undone.data) context.print(`Undone: ${oneLine(summary)}`);
  });
}
