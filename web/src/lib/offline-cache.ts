import {
  type DehydratedState,
  dehydrate,
  hydrate,
  type QueryCacheNotifyEvent,
  type QueryClient,
} from '@tanstack/react-query';
import { get, update } from 'idb-keyval';
import { addNewest, withNewest } from './queue/cached-records.ts';
import { isUnreachable } from './queue/waiting.ts';
import { deleteSeen, SEEN } from './seen-copy.ts';

const WRITE_MS = 2_000;
const MAX_AGE_MS = 7 * 86_400_000;
/** Lists, records and figures; a day on site needs some dozens. */
const MOST = 400;

type Updated = Extract<QueryCacheNotifyEvent, { type: 'updated' }>;

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

type Kept = DehydratedState['queries'][number];

/** The query for storage, without errors of later refetches. */
function storedQueries(client: QueryClient, hashes: ReadonlySet<string>): Kept[] {
  const { queries } = dehydrate(client, {
    shouldDehydrateQuery: (query) => hashes.has(query.queryHash) && isCached(query),
    shouldDehydrateMutation: () => false,
  });
  const fine = { status: 'success', error: null, fetchFailureCount: 0, fetchFailureReason: null } as const;
  return queries.map((query) => ({ ...query, state: { ...query.state, ...fine } }));
}

let timer: ReturnType<typeof setTimeout> | null = null;
/** The page is being left after signing out: nothing more may be written. */
let closed = false;
/** What changed since the last time it was written. */
const changed = new Set<string>();

function cancel(): void {
  if (timer) clearTimeout(timer);
  timer = null;
  changed.clear();
}

const usable = (copy: CacheCopy | undefined): copy is CacheCopy =>
  copy !== undefined && copy.build === build() && Date.now() - copy.at <= MAX_AGE_MS;

/**
 * What was seen before stays until it is too old: the memory of a page is shorter than a day on site. Records in it that were seen
 * changed since are as they were seen last.
 */
function merged(before: CacheCopy | undefined, userId: string, queries: readonly Kept[], saved?: unknown): CacheCopy {
  const all = new Map<string, Kept>();
  const newest: Parameters<typeof addNewest>[1] = new Map();
  addNewest([saved, queries.map(({ state }) => state.data)], newest);
  if (usable(before) && before.userId === userId)
    for (const { state, ...query } of before.state.queries)
      all.set(query.queryHash, { ...query, state: { ...state, data: withNewest(state.data, newest) } });
  for (const query of queries) all.set(query.queryHash, query);
  const since = Date.now() - MAX_AGE_MS;
  const recent = [...all.values()]
    .filter(({ state }) => state.dataUpdatedAt > since)
    .sort((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
    .slice(0, MOST);
  return { userId, at: Date.now(), build: build(), state: { mutations: [], queries: recent } };
}

/**
 * Keeps a copy of what was seen in this browser, to show when the server cannot be reached. Does nothing without storage. Nobody
 * waits for this file: import it lazily.
 */
export function startOfflineCache(client: QueryClient): () => void {
  const write = () => {
    if (timer) clearTimeout(timer);
    timer = null;
    const userId = userOf(client);
    if (!userId || closed) return;
    const queries = storedQueries(client, changed);
    changed.clear();
    update<CacheCopy>(SEEN, (before) => merged(before, userId, queries)).catch(() => undefined);
  };
  // it is loaded when the page is at rest: what was fetched by then counts too, and reception may be lost at once
  for (const query of client.getQueryCache().getAll()) if (isCached(query)) changed.add(query.queryHash);
  write();
  const stop = client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || !isCached(event.query)) {
      if (event.type === 'updated') lookUp(client, event);
      return;
    }
    changed.add(event.query.queryHash);
    timer ??= setTimeout(write, WRITE_MS);
  });
  // the page may not come back from there
  const hide = () => {
    if (document.visibilityState === 'hidden' && changed.size > 0) write();
  };
  document.addEventListener('visibilitychange', hide);
  return () => {
    document.removeEventListener('visibilitychange', hide);
    stop();
    cancel();
  };
}

/** What was saved since the copy was last written, and the write that takes it along. */
let unwritten: { userId: string; saved: unknown }[] = [];
let writing: Promise<void> = Promise.resolve();
let next: Promise<void> | null = null;

/**
 * What was just saved, wherever an older one of it is kept: before anything else, where this page may be left at once. The copy is
 * written whole, so what is saved during a write goes into the one after it.
 */
export async function keepSaved(client: QueryClient, saved: unknown): Promise<void> {
  const userId = userOf(client);
  if (!userId || closed) return;
  unwritten.push({ userId, saved });
  next ??= writing.then(() => {
    next = null;
    writing = writeSaved();
    return writing;
  });
  await next;
}

async function writeSaved(): Promise<void> {
  const taken = unwritten;
  unwritten = [];
  const userId = taken.at(-1)?.userId;
  if (!userId || closed) return;
  const saved = taken.filter((one) => one.userId === userId);
  await update<CacheCopy>(SEEN, (before) => merged(before, userId, [], saved)).catch(() => undefined);
}

/** A page that was never opened since this one was loaded: perhaps it was before, and is kept. */
function lookUp(client: QueryClient, { query, action }: Updated): void {
  const failed = action.type === 'failed' || action.type === 'error';
  if (!failed || query.queryKey[0] === 'chat' || !isUnreachable(action.error)) return;
  void get<CacheCopy>(SEEN)
    .catch(() => undefined)
    .then((copy) => {
      if (!usable(copy) || copy.userId !== userOf(client) || query.state.data !== undefined) return;
      const kept = copy.state.queries.find(({ queryHash }) => queryHash === query.queryHash);
      if (kept) query.setData(kept.state.data, { manual: true, updatedAt: kept.state.dataUpdatedAt });
    });
}

/** Fills the query cache from the copy, including the session it belongs to. */
export async function restoreOfflineCache(client: QueryClient): Promise<void> {
  const copy = await get<CacheCopy>(SEEN).catch(() => undefined);
  if (usable(copy)) hydrate(client, copy.state);
}

/** Deletes the copy, so that the next user of this browser sees nothing of it. `leaving`: this page writes no more either. */
export function clearOfflineCache(leaving = false): Promise<void> {
  closed ||= leaving;
  cancel();
  return deleteSeen();
}
