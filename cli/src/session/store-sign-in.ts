import type { SignedIn } from '@smoko/contract';
import { withServer } from '../config/store.ts';
import type { Context } from '../context.ts';
import { oneLine } from '../term/clean.ts';
import { withTokens } from './renew-tokens.ts';

/** Stores the tokens of a sign-in in the config, and prints who has signed in. */
export async function storeSignIn(context: Context, url: string, answer: SignedIn): Promise<void> {
  const { email, full_name, business_name } = answer.user;
  await context.store.update((config) => {
    const before = config.servers[url];
    // another user must not continue the last user's conversation
    const kept = before?.email === email ? { thread_id: before.thread_id } : {};
    return { ...withServer(config, url, withTokens({ ...kept, email }, answer)), url };
  });
  context.print(`Signed in to ${url} as ${oneLine(full_name)} (${oneLine(business_name)}).`);
}
