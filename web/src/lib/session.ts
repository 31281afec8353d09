import { getSession, type User } from '@smoko/contract';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { api, hasSessionCookie, isSignedOut } from './api.ts';
import { forgetSeen } from './seen.ts';

const sessionKey = ['session'] as const;

async function fetchSession(): Promise<User | null> {
  if (!hasSessionCookie()) return null;
  try {
    return (await api.call(getSession, {})).user;
  } catch (error) {
    if (isSignedOut(error)) return null;
    throw error;
  }
}

/** Who is signed in: undefined while unknown, null when nobody is. */
export const useSession = () =>
  useQuery({ queryKey: sessionKey, queryFn: fetchSession, staleTime: 60_000, refetchOnWindowFocus: 'always' });

/** The business's zone; every time on the screen is told in it. */
export const useTimeZone = (): string => useSession().data?.time_zone ?? 'Australia/Sydney';

/** Signing out on purpose is under way: whoever hears of it first has nothing to ask. */
let leaving = false;
export const markLeaving = (now: boolean): void => {
  leaving = now;
};

export const checkSession = async (client: QueryClient): Promise<void> => {
  if (!leaving) await client.invalidateQueries({ queryKey: sessionKey });
};

/** Other tabs of this browser learn about it through this. */
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('smoko-session');

function forgetAll(client: QueryClient): void {
  client.removeQueries({ predicate: (query) => query.queryKey[0] !== sessionKey[0] });
  void forgetSeen();
}

export function beginSession(client: QueryClient, user: User): void {
  forgetAll(client);
  client.setQueryData(sessionKey, user);
  channel?.postMessage('changed');
}

/** Forgets everything that belonged to the person who was signed in. */
export function endSession(client: QueryClient): void {
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
