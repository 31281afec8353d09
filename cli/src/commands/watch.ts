import { type ChatEvent, type RecordEvent, TABLES, type TableName } from '@smoko/contract';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { connectLive } from '../chat/interactive/live.ts';
import { findName } from '../chat/interactive/record-notes.ts';
import type { CliCommand } from '../command-kinds/command.ts';
import type { Context } from '../context.ts';
import { requireSession, type Session } from '../session/session.ts';
import { GROUP_TABLES } from '../tables/groups.ts';
import { oneLine } from '../term/clean.ts';
import { formatClock } from '../term/format.ts';

interface Options {
  table?: string;
  json?: boolean;
  for?: number;
}

const VERBS = { INSERT: 'added', UPDATE: 'changed', DELETE: 'deleted' } as const;

const now = (): string => formatClock(new Date());

export const watch: CliCommand = {
  examples: ['smoko watch --table jobs --json --for 1'],
  configure: configureWatch,
};

function configureWatch(command: Command, context: Context): void {
  command
    .addOption(new Option('--table <table>', 'only these records').choices(Object.keys(GROUP_TABLES)))
    .option('--json', 'print each event as a line of JSON')
    .option('--for <seconds>', 'end after that long; otherwise with Ctrl+C', seconds)
    .action((options: Options) => run(options, context));
}

async function run(options: Options, context: Context): Promise<void> {
  const session = requireSession(context.store, context.url());
  // fails at once, with its exit code, where nobody is signed in
  await session.accessToken();
  const say = (line: string) => void context.stderr.write(`${context.style('dim', line)}\n`);
  const print = printer(options, context, session);
  let failure: unknown;
  await new Promise<void>((resolve) => {
    let up = true;
    const stop = connectLive(session.url, {
      onRecord: (event) => void print.record(event),
      onChat: print.chat,
      onUp: () => {
        say(`Watching ${session.url}. Ctrl+C ends it.`);
        up = true;
      },
      onDown: () => {
        if (up) say('The connection is gone. Trying again...');
        up = false;
      },
      token: () => session.accessToken(),
      onRefused: async () => {
        try {
          await session.renewAfter401();
        } catch (error) {
          failure = error;
          end();
          throw error;
        }
      },
    });
    const timer = options.for === undefined ? undefined : setTimeout(() => end(), options.for * 1000);
    const end = (signal?: NodeJS.Signals) => {
      // the terminal has printed ^C: start a new line
      if (signal === 'SIGINT' && context.stderr.isTTY) context.stderr.write('\n');
      clearTimeout(timer);
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, end);
      stop();
      resolve();
    };
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end);
    context.stdout.once('close', end);
  });
  await print.done();
  if (failure) throw failure;
}

/** Prints events in the order they arrived, although some have to wait for a record's name to be fetched. */
function printer({ table, json }: Options, context: Context, session: Session) {
  const wanted = table === undefined ? null : GROUP_TABLES[table];
  let last: Promise<void> = Promise.resolve();
  const inOrder = (line: Promise<string | null>) => {
    last = last.then(async () => {
      const text = await line;
      if (text !== null) context.print(text);
    });
  };
  return {
    done: () => last,
    record(event: RecordEvent): void {
      if (wanted !== null && event.table !== wanted) return;
      inOrder(json ? Promise.resolve(JSON.stringify({ event: 'record', ...event })) : describe(event, session));
    },
    chat(event: ChatEvent): void {
      if (wanted !== null || event.type !== 'message' || event.message.status === 'running') return;
      const { role, assistant, content } = event.message;
      const who = role === 'user' ? 'you' : (assistant ?? 'assistant');
      inOrder(
        Promise.resolve(
          json ? JSON.stringify({ event: 'message', ...event.message }) : `${now()}  ${who}: ${oneLine(content)}`,
        ),
      );
    },
  };
}

async function describe(event: RecordEvent, { api }: Session): Promise<string | null> {
  if (!Object.hasOwn(TABLES, event.table)) return `${now()}  ${event.table.replaceAll('_', ' ')} ${VERBS[event.op]}`;
  const table = TABLES[event.table as TableName];
  const name = event.op === 'DELETE' ? null : await findName(table.operations.get, event.id, api);
  return `${now()}  ${table.noun} ${name ? `"${name}"` : event.id} ${VERBS[event.op]}`;
}

function seconds(text: string): number {
  const n = Number(text);
  if (n > 0 && n < 1e6) return n;
  throw new InvalidArgumentError('It is a number of seconds.');
}
