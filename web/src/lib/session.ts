import { frozen, getSession, type SignedIn, type User } from '@smoko/contract';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { api, hasSessionCookie, isSignedOut } from './api.ts';
import { forgetSeen } from './seen.ts';
import { createStore, useStore } from './store.ts';

const sessionKey = frozen(['session']);

/** Who gave the right password and still owes a code of the second factor: nobody is signed in yet. */
const owing = createStore<User | null>(null);
export const useOwing = (): User | null => useStore(owing, (user) => user);

type Entered = Pick<SignedIn, 'user' | 'aal' | 'next_aal'>;

function settled({ user, aal, next_aal }: Entered): User | null {
  const owes = aal === 'aal1' && next_aal === 'aal2';
  owing.set(() => (owes ? user : null));
  return owes ? null : user;
}

async function fetchSession(): Promise<User | null> {
  try {
    if (hasSessionCookie()) return settled(await api.call(getSession, {}));
  } catch (error) {
    if (!isSignedOut(error)) throw error;
  }
  owing.set(() => null);
  return null;
}

/** Who is signed in: undefined while unknown, null when nobody is. */
export const useSession = () =>
  useQuery({
    queryKey: sessionKey,
    queryFn: fetchSession,
    staleTime: 60_000,
    refetchOnWindowFocus: 'always',
    // the notice that it failed asks for the session's time zone: that alone must not begin it again, for ever
    retryOnMount: false,
  });

/** The business's zone; every time on the screen is told in it. */
export const useTimeZone = (): string => useSession().data?.time_zone ?? 'Australia/Sydney';

/** Signing out on purpose is under way: whoever hears of it first has nothing to ask. */
let leaving = false;

/** What is being asked is dropped and nothing more is: the answer would only be that nobody is signed in. */
export function beginLeaving(client: QueryClient): void {
  leaving = true;
  setQueries(client, false);
  void client.cancelQueries();
}

/** It did not work: the screen goes on, and asks again for what it has not got. */
export function cancelLeaving(client: QueryClient): void {
  leaving = false;
  setQueries(client, true);
  void client.invalidateQueries();
}

function setQueries(client: QueryClient, enabled: boolean): void {
  const options = client.getDefaultOptions();
  client.setDefaultOptions({ ...options, queries: { ...options.queries, enabled } });
}

export const checkSession = async (client: QueryClient): Promise<void> => {
  if (!leaving) await client.invalidateQueries({ queryKey: sessionKey });
};

/** Other tabs of this browser learn about it through this. */
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('smoko-session');

function forgetAll(client: QueryClient): void {
  client.removeQueries({ predicate: (query) => query.queryKey[0] !== sessionKey[0] });
  void forgetSeen();
}

export function beginSession(client: QueryClient, entered: Entered): void {
  forgetAll(client);
  client.setQueryData(sessionKey, settled(entered));
  channel?.postMessage('changed');
}

/** Forgets everything that belonged to the person who was signed in. */
export function endSession(client: QueryClient): void {
  owing.set(() => null);
  if (client.getQueryData(sessionKey) === null) return;
  client.setQueryData(sessionKey, null);
  forgetAll(client);
  channel?.postMessage('changed');
}

/**
 * After signing out on purpose. A fresh page: nothing of this person stays in memory, and whoever signs in next is not
 * led to the screen this one left.
 */
export function leaveSession(): void {
  channel?.postMessage('changed');
  void forgetSeen(true).finally(() => location.replace('/auth'));
}

export function watchOtherTabs(client: QueryClient): () => void {
  if (!channel) return () => {};
  const check = async () => {
    await checkSession(client);
    if (client.getQueryData(sessionKey) === null) forgetAll(client);
  };
  const heard = () => void check();
  channel.addEventListener('message', heard);
  return () => channel.removeEventListener('message', heard);
}
