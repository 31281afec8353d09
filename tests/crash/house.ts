import { randomUUID } from 'node:crypto';
import { type ChatMessage, createThread, postMessage, retryThread, type WireOutput } from '@smoko/contract';
import { type Account, asBearer, signUp } from '../support/account.ts';
import { type StandIn, startStandIn } from '../support/openai-stand-in.ts';
import { removeDir, tempDir } from '../support/paths.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { until } from '../support/until.ts';
import { messagesOf } from './books.ts';
import { turnScript } from './turn.ts';

/** A server that dies and comes back on the same data, with a model that says what it is told to. */
export interface House {
  model: StandIn;
  server(): TestServer;
  /** Power cut. */
  kill(): Promise<void>;
  /** Waits for a kill that a script is to set off. */
  died(): Promise<void>;
  /** The server that starts next has a clock that is so many milliseconds ahead. */
  later(ms: number): void;
  /** So many days from today, as the business counts them. */
  day(ahead: number): string;
  /** The same data, a new process; the account's token still holds. */
  restart(): Promise<void>;
  close(): Promise<void>;
  /** What this account can do at the server as it now is. */
  as(account: Pick<Account, 'token'>): ReturnType<typeof asBearer>;
  newAccount(): Promise<Account>;
}

const DAY_MS = 86_400_000;
/** `YYYY-MM-DD`. */
const SYDNEY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Sydney' });
/** Ten in the morning in Sydney, and on from there: nothing waits for the end of the night. */
const MORNING = Date.parse('2026-11-23T23:00:00Z');

/** `env`: further variables of the server's. */
export async function openHouse(env: Record<string, string> = {}): Promise<House> {
  let opened = Date.now();
  const now = () => new Date(MORNING + Date.now() - opened);
  const dataDir = tempDir('smoko-crash');
  const model = await startStandIn(turnScript);
  // whatever else is set for the tests, what dies here is the server with its own database
  const start = () =>
    startServer({ dataDir, now: now(), env: { ...model.env, ...env, MONGODB_URI: undefined, LOG_LEVEL: 'error' } });
  let server = await start();
  let dying: Promise<void> | null = null;
  return {
    model,
    server: () => server,
    kill: () => (dying ??= server.kill()),
    async died() {
      await until('the server to die', () => dying !== null);
      await dying;
    },
    later(ms) {
      opened -= ms;
    },
    day: (ahead) => SYDNEY.format(now().getTime() + ahead * DAY_MS),
    async restart() {
      await dying;
      dying = null;
      server = await start();
    },
    async close() {
      await (dying ?? server.stop());
      await model.close();
      removeDir(dataDir);
    },
    as: ({ token }) => asBearer(server.url, token),
    newAccount: () => signUp(server.url),
  };
}

export interface Saying {
  threadId: string;
  message: string;
  client_message_id: string;
}

export async function newSaying(house: House, account: Account, message: string): Promise<Saying> {
  const thread = await house.as(account).client.call(createThread, {});
  return { threadId: thread.id, message, client_message_id: randomUUID() };
}

/** Says it; null when the server died before it answered. */
export async function say(
  house: House,
  account: Account,
  { threadId: id, message, client_message_id }: Saying,
): Promise<WireOutput<typeof postMessage> | null> {
  return house
    .as(account)
    .client.call(postMessage, { id, message, client_message_id })
    .catch((error: { code?: string }) => {
      if (error.code === 'unavailable' || error instanceof TypeError) return null;
      throw error;
    });
}

const OPEN = new Set(['queued', 'running']);

/** The conversation once nothing is being worked on any more. */
export const settled = (house: House, account: Account, threadId: string): Promise<ChatMessage[]> =>
  until('the turn to end', async () => {
    const messages = await messagesOf(house.as(account).client, threadId);
    return messages.length > 0 && !messages.some(({ status }) => OPEN.has(status)) ? messages : null;
  });

export const runOf = (messages: ChatMessage[]): ChatMessage => {
  const run = messages.find(({ role }) => role === 'user');
  if (!run) throw new Error('The message is not there.');
  return run;
};

/** The message itself, once its turn has ended. Rejects when the server cannot be asked any more. */
export async function settledRun(house: House, account: Account, threadId: string, { client_message_id }: Saying) {
  const messages = await settled(house, account, threadId);
  return runOf(messages.filter((message) => message.client_message_id === client_message_id));
}

export async function tryAgain(house: House, account: Account, threadId: string): Promise<ChatMessage[]> {
  await house.as(account).client.call(retryThread, { id: threadId });
  return settled(house, account, threadId);
}

/** Tries again, as a person would, if the turn is not done. */
export async function finish(house: House, account: Account, threadId: string): Promise<ChatMessage[]> {
  const messages = await settled(house, account, threadId);
  return runOf(messages).status === 'done' ? messages : tryAgain(house, account, threadId);
}
