import { type DehydratedState, dehydrate, hydrate, type QueryClient } from '@tanstack/react-query';
import { del, get, set } from 'idb-keyval';

const KEY = 'seen';
const WRITE_MS = 2_000;
const MOST_AGE_MS = 7 * 86_400_000;

interface Seen {
  userId: string;
  at: number;
  /** The build that kept it: another may expect records of another form. */
  build: string;
  state: DehydratedState;
}

const build = (): string => document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? '';
const userOf = (client: QueryClient) => client.getQueryData<{ id: string } | null>(['session'])?.id ?? null;
/**
 * What has been seen stays seen when fetching it again fails. Conversations close gaps from where they are; half of one
 * would pass for all of it.
 */
const isKept = (query: { queryKey: readonly unknown[]; state: { data: unknown } }) =>
  query.state.data !== undefined && query.queryKey[0] !== 'chat';

/** As it was when it was seen, without what went wrong since. */
function asSeen(client: QueryClient): DehydratedState {
  const state = dehydrate(client, { shouldDehydrateQuery: isKept, shouldDehydrateMutation: () => false });
  const fine = { status: 'success', error: null, fetchFailureCount: 0, fetchFailureReason: null } as const;
  return { ...state, queries: state.queries.map((query) => ({ ...query, state: { ...query.state, ...fine } })) };
}

let timer: ReturnType<typeof setTimeout> | null = null;
/** This page is about to go: what still comes in is not kept any more. */
let over = false;

function cancel(): void {
  if (timer) clearTimeout(timer);
  timer = null;
}

/** Keeps what was last seen on this device, for when the server cannot be reached. Storage may be off: then it does not. */
export function keepSeen(client: QueryClient): () => void {
  const write = () => {
    timer = null;
    const userId = userOf(client);
    if (!userId || over) return;
    const seen: Seen = { userId, at: Date.now(), build: build(), state: asSeen(client) };
    set(KEY, seen).catch(() => undefined);
  };
  const stop = client.getQueryCache().subscribe(({ type }) => {
    if (type === 'updated') timer ??= setTimeout(write, WRITE_MS);
  });
  return () => {
    stop();
    cancel();
  };
}

/** Puts back what was last seen, with who saw it. */
export async function restoreSeen(client: QueryClient): Promise<void> {
  const seen = await get<Seen>(KEY).catch(() => undefined);
  if (!seen || seen.build !== build() || Date.now() - seen.at > MOST_AGE_MS) return;
  hydrate(client, seen.state);
}

/** Nothing stays for whoever is next. `leaving`: nothing more is kept by this page either. */
export function forgetSeen(leaving = false): Promise<void> {
  over ||= leaving;
  cancel();
  return del(KEY).catch(() => undefined);
}
