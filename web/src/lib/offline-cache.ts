import { type DehydratedState, dehydrate, hydrate, type QueryClient } from '@tanstack/react-query';
import { del, get, set } from 'idb-keyval';

const KEY = 'seen';
const WRITE_MS = 2_000;
const MAX_AGE_MS = 7 * 86_400_000;

interface CacheCopy {
  userId: string;
  at: number;
  /** The build that wrote it: another build may expect records in another shape. */
  build: string;
  state: DehydratedState;
}

const build = (): string => document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? '';
const userOf = (client: QueryClient) => client.getQueryData<{ id: string } | null>(['session'])?.id ?? null;
/**
 * Not conversations: they are fetched from where they end, so half of one would be taken for all of it. Queries whose refetch
 * failed are included, with the data they had.
 */
const isCached = (query: { queryKey: readonly unknown[]; state: { data: unknown } }) =>
  query.state.data !== undefined && query.queryKey[0] !== 'chat';

/** The query cache for storage, without errors of later refetches. */
function cachedState(client: QueryClient): DehydratedState {
  const state = dehydrate(client, { shouldDehydrateQuery: isCached, shouldDehydrateMutation: () => false });
  const fine = { status: 'success', error: null, fetchFailureCount: 0, fetchFailureReason: null } as const;
  return { ...state, queries: state.queries.map((query) => ({ ...query, state: { ...query.state, ...fine } })) };
}

let timer: ReturnType<typeof setTimeout> | null = null;
/** The page is being left after signing out: nothing more may be written. */
let closed = false;

function cancel(): void {
  if (timer) clearTimeout(timer);
  timer = null;
}

/** Keeps a copy of the query cache in this browser, to show when the server cannot be reached. Does nothing without storage. */
export function startOfflineCache(client: QueryClient): () => void {
  const write = () => {
    timer = null;
    const userId = userOf(client);
    if (!userId || closed) return;
    const copy: CacheCopy = { userId, at: Date.now(), build: build(), state: cachedState(client) };
    set(KEY, copy).catch(() => undefined);
  };
  const stop = client.getQueryCache().subscribe(({ type }) => {
    if (type === 'updated') timer ??= setTimeout(write, WRITE_MS);
  });
  return () => {
    stop();
    cancel();
  };
}

/** Fills the query cache from the copy, including the session it belongs to. */
export async function restoreOfflineCache(client: QueryClient): Promise<void> {
  const copy = await get<CacheCopy>(KEY).catch(() => undefined);
  if (!copy || copy.build !== build() || Date.now() - copy.at > MAX_AGE_MS) return;
  hydrate(client, copy.state);
}

/** Deletes the copy, so that the next user of this browser sees nothing of it. `leaving`: this page writes no more either. */
export function clearOfflineCache(leaving = false): Promise<void> {
  closed ||= leaving;
  cancel();
  return del(KEY).catch(() => undefined);
}
