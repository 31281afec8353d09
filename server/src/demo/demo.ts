import { TZDate } from '@date-fns/tz';
import { AppError, frozen, listThreads, orchestrate, updateSettings } from '@smoko/contract';
import { addDays, addMinutes, format, subHours } from 'date-fns';
import { z } from 'zod';
import type { Accounts } from '../domain/accounts/accounts.ts';
import { passwordMatches } from '../domain/accounts/factors/password.ts';
import { actorOf, type UserDoc } from '../domain/accounts/user.ts';
import type { Actor } from '../domain/actor.ts';
import { createCall, firstId } from '../domain/call.ts';
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
  gst_registered: true,
};
/** For its papers: without these nobody could pay. A made-up account of a BSB that no bank has. */
const PAPERS = frozen({
  bank_account_name: 'Miller Plumbing',
  bank_bsb: '000-000',
  bank_account: '12345678',
  licence_number: 'NSW 000000C',
});
/** What Dave said this morning: it leaves receipts, and something that waits for a yes. */
const SAID = [
  'Add a task for Michelle: ring Karen Walsh about the purchase order tomorrow',
  'How much am I owed?',
  'Delete the task Get receipts together for the BAS',
];

export interface DemoParts {
  accounts: Accounts;
  executor: Executor;
}

/**
 * A plumber's last few weeks, through the same services as everything else. Every record has a key of its own: adding
 * the demo again adds what is missing and nothing twice, and leaves what was changed or deleted meanwhile as it is. Gives
 * whether the password is still the demo's own.
 */
export async function addDemo(parts: DemoParts): Promise<{ signInWorks: boolean }> {
  const { executor } = parts;
  const user = await demoUser(parts);
  const actor = actorOf(user, 'web');
  const { clock } = executor;
  // an hour ago: then nothing is in the future, and no money is put on file before its day, just after midnight either
  const from = subHours(new TZDate(clock.now(), actor.business.timeZone), 1);
  const ids = new Map<string, string>();
  const context: EntryContext = {
    id: (name) => ids.get(name) ?? fail(name),
    day: (offset) => format(addDays(from, offset), 'yyyy-MM-dd'),
  };
  for (const entry of chronological([...PEOPLE, ...JOBS, ...MONEY])) {
    // a minute apart, so that lists keep the order
    const at = new Date(addMinutes(addDays(from, -entry.daysAgo), ids.size).getTime());
    const key = `demo:${entry.name}`;
    const call = createCall(actor, { now: () => at }, { key });
    const input = z.decode(entry.operation.input, entry.fields(context));
    ids.set(entry.name, firstId(actor.userId, key).toHexString());
    await executor.run(entry.operation, call, input).catch((error: unknown) => {
      if (!belongsToDeleted(error)) throw error;
    });
  }
  await talk(executor, actor);
  return { signInWorks: !user.mfa && (await passwordMatches(user.password_hash, DEMO_SIGN_IN.password)) };
}

/** The job, client or invoice it belongs to was deleted: then nothing is added to it. */
const belongsToDeleted = (error: unknown): boolean =>
  error instanceof AppError &&
  error.code === 'invalid' &&
  Boolean(error.errors?.every(({ path }) => path.endsWith('_id')));

const chronological = (entries: Entry[]): Entry[] => entries.toSorted((a, b) => b.daysAgo - a.daysAgo);
const fail = (name: string): never => {
  throw new Error(`The demo uses ${name} before it is made.`);
};

/** Found by its address and not by signing in: its password may have been changed, or a second factor added. */
async function demoUser({ accounts, executor }: DemoParts): Promise<UserDoc> {
  const known = await accounts.byEmail(DEMO_SIGN_IN.email);
  if (known) return known;
  // one that was deleted may still be there
  await accounts.deletion.sweep();
  const source = { address: 'demo', deviceId: null, device: 'Demo', withTokens: false };
  const { session } = await accounts.signup({ ...DEMO_SIGN_IN, ...BUSINESS }, source);
  await accounts.sessions.end(session._id.toHexString());
  const user = await accounts.byEmail(DEMO_SIGN_IN.email);
  if (!user) throw new Error('The demo account could not be made.');
  await accounts.emails.vouch(user);
  await executor.execute(updateSettings, actorOf(user, 'web'), z.decode(updateSettings.input, PAPERS));
  return (await accounts.byEmail(DEMO_SIGN_IN.email)) ?? user;
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
