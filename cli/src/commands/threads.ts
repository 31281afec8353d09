import { setTimeout as sleep } from 'node:timers/promises';
import {
  assistantName,
  type ChatMessage,
  listMessages,
  listThreads,
  retryThread,
  stopThread,
  type Thread,
  undoLast,
} from '@smoko/contract';
import type { Command } from 'commander';
import { printMessage } from '../chat/print-message.ts';
import type { CommandGroup } from '../command-kinds/command.ts';
import type { Context } from '../context.ts';
import { CliError, EXIT, usage } from '../exit.ts';
import { addFlags, flagsOf, readFlags } from '../output/flags.ts';
import { isForScripts, type OutputOptions, printRecord, withOutput } from '../output/output.ts';
import { MORE, type PageOptions, pagesOf, withPages } from '../output/pages.ts';
import { printList } from '../output/print-list.ts';
import { lazySession, type Session } from '../session/session.ts';
import { findId } from '../tables/find.ts';
import { jobs } from '../tables/jobs.ts';
import { shortId } from '../tables/short-id.ts';
import { threadId } from '../tables/thread-id.ts';
import { oneLine } from '../term/clean.ts';
import { formatShortMoment } from '../term/format.ts';
import type { Column } from '../term/table.ts';

const COLUMNS: readonly Column<Thread>[] = [
  { title: 'Conversation', value: ({ title }) => title || 'New conversation', shrinkTo: 16 },
  { title: 'With', value: ({ assistant }) => assistantName(assistant) },
  {
    title: 'Last',
    value: ({ updated_at, running }) => (running ? 'working' : formatShortMoment(updated_at)),
    dropOrder: 1,
  },
  { title: 'Id', value: ({ id }) => shortId(id) },
];

const POLL_MS = 300;

const THREAD_ARGUMENT = ['[thread]', 'its id; left out: the one you talked in last here'] as const;

export const threadsCommands: CommandGroup = {
  commands: {
    list: {
      summary: 'list your conversations',
      examples: ['smoko threads list', 'smoko threads list --agent jerry --json'],
      configure: configureThreadsList,
    },
    show: {
      summary: 'show what was said',
      examples: ['smoko threads show', 'smoko threads show ID --limit 4'],
      configure: configureThreadsShow,
    },
    retry: {
      summary: 'try a turn again that failed',
      examples: ['smoko threads retry ID'],
      configure: configureThreadsRetry,
    },
    stop: {
      summary: 'stop the turn that is being worked on',
      examples: ['smoko threads stop'],
      configure: configureThreadsStop,
    },
    undo: {
      summary: 'take back what was done last in a conversation',
      examples: ['smoko threads undo ID'],
      configure: configureThreadsUndo,
    },
  },
};

function configureThreadsList(command: Command, context: Context): void {
  const session = lazySession(context);
  const flags = flagsOf(listThreads, {
    limit: { hidden: true },
    cursor: { hidden: true },
    q: { about: 'search' },
    assistant: { flag: 'agent', about: 'with this assistant' },
    job_id: {
      flag: 'job',
      about: 'about this job: its number, name or id',
      resolve: (name) => findId(session(), jobs, name),
    },
  });
  withPages(withOutput(addFlags(command, flags))).action(async (options: OutputOptions & PageOptions) => {
    const filters = await readFlags({ ...options }, flags);
    const pages = pagesOf((page) => session().api.call(listThreads, { ...filters, ...page }), options);
    await printList(context, options, pages, { columns: COLUMNS, empty: 'No conversations yet.', more: MORE });
  });
}

/** `smoko threads show`: the messages in order. Scripts get them page by page, the latest page first. */
function configureThreadsShow(command: Command, context: Context): void {
  const session = lazySession(context);
  withPages(withOutput(command.argument(...THREAD_ARGUMENT))).action(
    async (given: string | undefined, options: OutputOptions & PageOptions) => {
      const id = await whichThread(given, session(), context);
      const pages = pagesOf((page) => session().api.call(listMessages, { id, ...page }), options);
      if (isForScripts(options)) return printList(context, options, pages, { columns: [], empty: '' });
      const messages: ChatMessage[] = [];
      let more = false;
      for await (const page of pages) {
        messages.unshift(...page.data);
        more = page.next_cursor !== null && page.next_cursor !== undefined;
      }
      if (more) context.stderr.write(`${MORE}\n`);
      for (const message of messages) printMessage(message, context);
      if (messages.length === 0) context.print('Nothing was said yet.');
    },
  );
}

/** `smoko threads retry`: waits until the turn has finished, and prints its messages. */
function configureThreadsRetry(command: Command, context: Context): void {
  const session = lazySession(context);
  withOutput(command.argument(...THREAD_ARGUMENT)).action(async (given: string | undefined, options: OutputOptions) => {
    const thread = await session().api.call(retryThread, { id: await whichThread(given, session(), context) });
    const answers = await waitForTurn(session(), thread);
    if (isForScripts(options)) await printList(context, options, [{ data: answers }], { columns: [], empty: '' });
    else for (const message of answers) printMessage(message, context);
    const unfinished = answers.find(({ status }) => status !== 'done');
    if (unfinished) throw new CliError('The turn could not be finished. Try again: smoko threads retry');
    const waits = answers.some(({ approvals }) => approvals.some(({ status }) => status === 'pending'));
    if (waits) context.exitWith(EXIT.waiting);
  });
}

/** Waits for the conversation's last turn to finish, and returns the assistants' messages. */
async function waitForTurn({ api }: Session, { id }: Thread): Promise<ChatMessage[]> {
  for (;;) {
    const { data, thread } = await api.call(listMessages, { id });
    const asked = data.findLast(({ role }) => role === 'user');
    if (!thread.running && asked?.status !== 'queued')
      return data.filter(({ role, run_id }) => role === 'assistant' && run_id === asked?.run_id);
    await sleep(POLL_MS);
  }
}

function configureThreadsStop(command: Command, context: Context): void {
  const session = lazySession(context);
  withOutput(command.argument(...THREAD_ARGUMENT)).action(async (given: string | undefined, options: OutputOptions) => {
    const thread = await session().api.call(stopThread, { id: await whichThread(given, session(), context) });
    printRecord(context, options, thread, () =>
      context.print(thread.running ? 'Stopping. What was done stays done.' : 'Nothing is being worked on there.'),
    );
  });
}

function configureThreadsUndo(command: Command, context: Context): void {
  const session = lazySession(context);
  withOutput(command.argument(...THREAD_ARGUMENT)).action(async (given: string | undefined, options: OutputOptions) => {
    const undone = await session().api.call(undoLast, { id: await whichThread(given, session(), context) });
    if (isForScripts(options)) return printList(context, options, [undone], { columns: [], empty: '' });
    for (const { summary } of undone.data) context.print(`Undone: ${oneLine(summary)}`);
  });
}

/** The given conversation, or the one that `smoko chat` would continue. @throws CliError (exit 2) */
async function whichThread(given: string | undefined, session: Session, { store, url }: Context): Promise<string> {
  if (given) return threadId(session, given);
  const id = store.server(url()).thread_id;
  if (id) return id;
  throw usage('Say which conversation. See: smoko threads list');
}
