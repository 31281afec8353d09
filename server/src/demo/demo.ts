import { TZDate } from '@date-fns/tz';
import { AppError, listThreads, orchestrate } from '@smoko/contract';
import { addDays, format } from 'date-fns';
import { z } from 'zod';
import type { Accounts } from '../domain/accounts/accounts.ts';
import { actorOf, type UserDoc } from '../domain/accounts/user.ts';
import type { Actor } from '../domain/actor.ts';
import { createCall } from '../domain/call.ts';
import type { Executor } from '../domain/executor.ts';
import type { Entry, EntryContext } from './entry.ts';
import { JOBS } from './jobs.ts';
import { MONEY } from './money.ts';
import { PEOPLE } from './people.ts';

export const DEMO_SIGN_IN = { email: 'demo@smoko.example', password: 'smoko-demo' };
const BUSINESS = {
  full_name: 'Dave Miller',
  business_name: 'Miller Plumbing',
  abn: '51824753556',
  business_location: 'Penrith NSW',
  plan: 'pro' as const,
};
/** What Dave said this morning: it leaves receipts, and something that waits for a yes. */
const SAID = [
  'Add a task for Michelle: ring Karen Walsh about the purchase order tomorrow',
  'How much am I owed?',
  'Delete the task Get receipts together for the BAS',
];

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

export interface DemoParts {
  accounts: Accounts;
  executor: Executor;
}

/**
 * A plumber's last few weeks, through the same services as everything else. Every record has a key of its own: adding
 * the demo again adds what is missing and nothing twice.
 */
export async function addDemo({ accounts, executor }: DemoParts): Promise<void> {
  const actor = actorOf(await demoUser(accounts), 'web');
  const { clock } = executor;
  const now = new TZDate(clock.now(), actor.business.timeZone);
  const ids = new Map<string, string>();
  const context: EntryContext = {
    id: (name) => ids.get(name) ?? fail(name),
    day: (offset) => format(addDays(now, offset), 'yyyy-MM-dd'),
  };
  for (const entry of chronological([...PEOPLE, ...JOBS, ...MONEY])) {
    // a minute apart, so that lists keep the order
    const at = new Date(now.getTime() - entry.daysAgo * DAY_MS - (HOUR_MS - ids.size * MINUTE_MS));
    const call = createCall(actor, { now: () => at }, { key: `demo:${entry.name}` });
    const input = z.decode(entry.operation.input, entry.fields(context));
    const made = (await executor.run(entry.operation, call, input)) as { id: string };
    ids.set(entry.name, made.id);
  }
  await talk(executor, actor);
}

const chronological = (entries: Entry[]): Entry[] => entries.toSorted((a, b) => b.daysAgo - a.daysAgo);
const fail = (name: string): never => {
  throw new Error(`The demo uses ${name} before it is made.`);
};

async function demoUser(accounts: Accounts): Promise<UserDoc> {
  const door = { address: 'demo', device: 'Demo', withTokens: false };
  const signIn = await accounts.signup({ ...DEMO_SIGN_IN, ...BUSINESS }, door).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'invalid')
      return accounts.login({ ...DEMO_SIGN_IN, remember: false }, door);
    throw error;
  });
  const identity = await accounts.identify({ cookie: signIn.cookie });
  await accounts.sessions.end(signIn.session._id.toHexString());
  if (!identity) throw new Error('The demo account cannot be signed in to.');
  await accounts.emails.vouch(identity.user);
  return identity.user;
}

async function talk(executor: Executor, actor: Actor): Promise<void> {
  const threads = await executor.execute(listThreads, actor, z.decode(listThreads.input, {}));
  if (threads.data.length > 0) return;
  let thread_id: string | undefined;
  for (const [at, message] of SAID.entries()) {
    const input = { assistant: 'jerry' as const, message, thread_id, client_message_id: `demo-${at}` };
    thread_id = (await executor.execute(orchestrate, actor, input)).thread_id;
  }
}
