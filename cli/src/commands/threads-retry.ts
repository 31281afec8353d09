import { setTimeout as sleep } from 'node:timers/promises';
import { type ChatMessage, listMessages, retryThread, type Thread } from '@smoko/contract';
import type { Command } from 'commander';
import { printMessage } from '../chat/print-message.ts';
import { THREAD_ARGUMENT, whichThread } from '../chat/which-thread.ts';
import type { Context } from '../context.ts';
import { CliError, EXIT } from '../exit.ts';
import { type OutputOptions, withOutput } from '../output/output.ts';
import { printList } from '../output/print-list.ts';
import { lazySession, type Session } from '../session/session.ts';

const LOOK_MS = 300;

/** `smoko threads retry`: waits until the turn is through and shows what came of it. */
export function configure(command: Command, context: Context): void {
  const session = lazySession(context);
  withOutput(command.argument(...THREAD_ARGUMENT)).action(async (given: string | undefined, options: OutputOptions) => {
    const thread = await session().api.call(retryThread, { id: whichThread(given, context) });
    const answers = await whenSettled(session(), thread);
    const { json, jsonl, quiet, fields } = options;
    if (json || jsonl || quiet || fields)
      await printList(context, options, [{ data: answers }], { columns: [], empty: '' });
    else for (const message of answers) printMessage(message, context);
    const unfinished = answers.find(({ status }) => status !== 'done');
    if (unfinished) throw new CliError('The turn could not be finished. Try again: smoko threads retry');
    const waits = answers.some(({ approvals }) => approvals.some(({ status }) => status === 'pending'));
    if (waits) context.exitWith(EXIT.waiting);
  });
}

/** What the assistants said in the thread's last turn, once it is over. */
async function whenSettled({ api }: Session, { id }: Thread): Promise<ChatMessage[]> {
  for (;;) {
    const { data, thread } = await api.call(listMessages, { id });
    const asked = data.findLast(({ role }) => role === 'user');
    if (!thread.running && asked?.status !== 'queued')
      return data.filter(({ role, run_id }) => role === 'assistant' && run_id === asked?.run_id);
    await sleep(LOOK_MS);
  }
}
