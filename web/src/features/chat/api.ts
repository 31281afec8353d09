import {
  amendDraft,
  decideApproval,
  decideDraft,
  listMessages,
  listThreads,
  retryThread,
  stopThread,
  type Thread,
  undoReceipt,
  type WireOutput,
} from '@smoko/contract';
import { type InfiniteData, infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Changes } from '../../components/records/draft/placed-fields.ts';
import { api } from '../../lib/api.ts';
import { applyFetched, applyOlder, type Conversation, emptyConversation } from './sync.ts';

export const chatKeys = {
  all: ['chat'],
  threads: ['chat', 'threads'],
  conversation: (id: string) => ['chat', 'conversation', id],
} as const;

type ThreadPage = { data: Thread[]; next_cursor: string | null };
type ThreadPages = InfiniteData<ThreadPage, string | undefined>;

export const threadsQuery = infiniteQueryOptions({
  queryKey: chatKeys.threads,
  queryFn: ({ pageParam, signal }) => api.call(listThreads, { limit: 30, cursor: pageParam }, { signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => page.next_cursor,
});

/** Latest first, each once. */
export const flattenThreads = ({ pages }: { pages: ThreadPage[] }): Thread[] =>
  [...new Map(pages.flatMap((page) => page.data).map((thread) => [thread.id, thread])).values()].toSorted((a, b) =>
    a.updated_at < b.updated_at ? 1 : -1,
  );

/** Takes a thread as it now is into the list. */
export function putThread(client: QueryClient, thread: Thread): void {
  client.setQueryData<ThreadPages>(chatKeys.threads, (list) => {
    if (!list) return list;
    const known = list.pages.some((page) => page.data.some((other) => other.id === thread.id));
    const pages = list.pages.map((page, i) => ({
      ...page,
      data: known
        ? page.data.map((other) => (other.id === thread.id && other.seq <= thread.seq ? thread : other))
        : i === 0
          ? [thread, ...page.data]
          : page.data,
    }));
    return { ...list, pages };
  });
  // what is on its way would put the list back to how it was before
  if (client.isFetching({ queryKey: chatKeys.threads })) void client.invalidateQueries({ queryKey: chatKeys.threads });
}

const fetchLatest = (id: string, signal: AbortSignal) => api.call(listMessages, { id, limit: 50 }, { signal });

/** Every message changed since, page by page. */
async function fetchChanged(id: string, after_seq: number, signal: AbortSignal) {
  const pages: WireOutput<typeof listMessages>[] = [];
  let cursor: string | null | undefined;
  do {
    const page = await api.call(listMessages, { id, limit: 100, after_seq, cursor: cursor ?? undefined }, { signal });
    pages.push(page);
    cursor = page.next_cursor;
  } while (cursor);
  return pages;
}

/** One conversation. The first time it fetches the latest messages, later only what has changed since. */
export const conversationQuery = (id: string) =>
  queryOptions({
    queryKey: chatKeys.conversation(id),
    queryFn: async ({ client, signal }) => {
      const key = chatKeys.conversation(id);
      const known = client.getQueryData<Conversation>(key);
      const asked = Date.now();
      const pages = known?.loaded ? await fetchChanged(id, known.chat.seq, signal) : [await fetchLatest(id, signal)];
      // live events went on while this was under way
      return pages.reduce(applyFetched, { ...(client.getQueryData<Conversation>(key) ?? emptyConversation), asked });
    },
    // live events keep it fresh, once it has been loaded
    staleTime: ({ state }) => (state.data?.loaded ? Number.POSITIVE_INFINITY : 0),
    structuralSharing: false,
  });

export function changeConversation(client: QueryClient, id: string, change: (now: Conversation) => Conversation): void {
  client.setQueryData<Conversation>(chatKeys.conversation(id), (now) => change(now ?? emptyConversation));
}

export async function fetchOlder(client: QueryClient, id: string, cursor: string): Promise<void> {
  const page = await api.call(listMessages, { id, limit: 50, cursor });
  changeConversation(client, id, (now) => applyOlder(now, page));
}

export const stopTurn = (id: string) => api.call(stopThread, { id });
export const retryTurn = (id: string) => api.call(retryThread, { id });
export const decide = (id: string, decision: 'approve' | 'reject') => api.call(decideApproval, { id, decision });
/** As it stands, or as it was put right. */
export async function saveDraft(id: string, changes: Changes | null) {
  if (changes) await api.call(amendDraft, { id, ...changes });
  return api.call(decideDraft, { id, decision: 'save' });
}
export const discardDraft = (id: string) => api.call(decideDraft, { id, decision: 'discard' });
export const undo = (id: string) => api.call(undoReceipt, { id });
