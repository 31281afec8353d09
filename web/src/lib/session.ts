import { frozen, getSession, type SignedIn, type User } from '@smoko/contract';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { api, isSignedOut } from './api.ts';
import { drop, keptUnder, UNSENT } from './kept.ts';
import { isUnreachable } from './queue/waiting.ts';
import { sessionChannel } from './session-channel.ts';
import { hasSessionCookie } from './session-cookie.ts';

const sessionKey = frozen(['session']);

type SessionAnswer = Pick<SignedIn, 'user' | 'aal' | 'next_aal'>;

/** The user, if the sign-in is complete; else null: the page of signing in asks for the second factor. */
const signedInUser = ({ user, aal, next_aal }: SessionAnswer): User | null => (aal === next_aal ? user : null);

async function fetchSession(): Promise<User | null> {
  try {
    if (hasSessionCookie()) return signedInUser(await api.call(getSession, {}));
  } catch (error) {
    if (!isSignedOut(error)) throw error;
  }
  return null;
}

/** The signed-in user: undefined while unknown, null when nobody is. */
export const useSession = () =>
  useQuery({
    queryKey: sessionKey,
    queryFn: fetchSession,
    staleTime: 60_000,
    refetchOnWindowFocus: 'always',
    // while it is tried again, what this device knows is looked up
    retry: (failures, error) => failures < 2 && isUnreachable(error),
    // LoadError, which shows the failure, uses this query for its time zone: without this it would retry for ever
    retryOnMount: false,
  });

/** The business's time zone, in which all times are shown. */
export const useTimeZone = (): string => useSession().data?.time_zone ?? 'Australia/Sydney';

/** The user is signing out: queries that fail because of it need no check of the session. */
let leaving = false;

/** Cancels all queries and starts no more: they would only fail because nobody is signed in. */
export function beginLeaving(client: QueryClient): void {
  leaving = true;
  setQueries(client, false);
  void client.cancelQueries();
}

/** Signing out failed: queries run again. */
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

/** Deletes what this device kept to show without a connection. */
const forgetSeen = async (leaving: boolean): Promise<void> =>
  (await import('./offline-cache.ts')).clearOfflineCache(leaving);

function forgetAll(client: QueryClient): void {
  client.removeQueries({ predicate: (query) => query.queryKey[0] !== sessionKey[0] });
  void forgetSeen(false).catch(() => undefined);
}

export function beginSession(client: QueryClient, answer: SessionAnswer): void {
  forgetAll(client);
  client.setQueryData(sessionKey, signedInUser(answer));
  sessionChannel?.postMessage('changed');
}

/** The session is over: removes everything that belonged to the user. */
export function endSession(client: QueryClient): void {
  if (client.getQueryData(sessionKey) === null) return;
  client.setQueryData(sessionKey, null);
  forgetAll(client);
  sessionChannel?.postMessage('changed');
}

/** Loads a page that is none of the app's, once nothing of what was seen is kept here. */
export const leaveFor = (path: string): void => void forgetSeen(true).finally(() => location.replace(path));

/**
 * Call after signing out. Loads a new page, so that nothing of this user stays in memory and the next one does not land on the
 * page this one left.
 */
export function leaveSession(): void {
  for (const name of Object.keys(keptUnder(UNSENT))) drop(UNSENT + name);
  sessionChannel?.postMessage('changed');
  leaveFor('/auth');
}

export function watchOtherTabs(client: QueryClient): () => void {
  if (!sessionChannel) return () => {};
  const check = async () => {
    await checkSession(client);
    if (client.getQueryData(sessionKey) === null) forgetAll(client);
  };
  const onMessage = () => void check();
  sessionChannel.addEventListener('message', onMessage);
  return () => sessionChannel?.removeEventListener('message', onMessage);
}
