import { clients, getStats, type Project, projects } from '@smoko/contract';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { listInput } from '../../lib/records/list-input.ts';
import { recordKeys } from '../../lib/records/table.ts';
import { useSession } from '../../lib/session.ts';
import {
  type Asked,
  BY_CLIENT,
  inOrder,
  type JobStatusName,
  type JobsPage,
  type Stream,
  TAB_SORT,
  TAB_STATUSES,
  type Tab,
} from './board.ts';

export const jobKeys = {
  all: ['jobs'],
  counts: ['jobs', 'counts'],
  board: (tab: Tab) => ['jobs', 'board', tab],
} as const;

/** Of each status, per step. */
const BOARD_PAGE = 20;
const TABLE_PAGE = 30;
/** While the panel is away nobody tells it what changes. */
const onReturn = { refetchOnMount: 'always' } as const;

/** How many jobs each tab has; the lists are paged and cannot tell. */
export function useJobCounts() {
  const user = useSession().data;
  const { data } = useQuery({
    ...onReturn,
    enabled: Boolean(user),
    queryKey: jobKeys.counts,
    queryFn: async ({ signal }) => {
      const { jobs } = await api.call(getStats, {}, { signal });
      return { active: jobs.pending + jobs.in_progress, completed: jobs.completed };
    },
  });
  return data;
}

export function useJobBoard(tab: Tab) {
  const user = useSession().data;
  return useInfiniteQuery({
    ...boardOf(tab),
    enabled: Boolean(user),
  });
}

export const boardOf = (tab: Tab) =>
  pagesOf(jobKeys.board(tab), { streams: TAB_STATUSES[tab], sort: TAB_SORT[tab] }, BOARD_PAGE);

/** The jobs of some statuses, page by page, under the key of the table's lists: changed and refreshed as they are. */
export const useJobTable = (asked: Asked, enabled: boolean) =>
  useInfiniteQuery({ ...pagesOf(recordKeys.list(projects.table, asked), asked, TABLE_PAGE), enabled });

const pagesOf = (queryKey: readonly unknown[], asked: Asked, size: number) => ({
  ...onReturn,
  queryKey,
  queryFn: ({ pageParam, signal }: { pageParam: JobsPage['next'] | null; signal: AbortSignal }) =>
    fetchPage(asked, size, pageParam, signal),
  initialPageParam: null as JobsPage['next'] | null,
  getNextPageParam: ({ next }: JobsPage) => (Object.keys(next).length > 0 ? next : null),
  select: ({ pages }: { pages: JobsPage[] }): Project[] => inOrder(asked, pages),
  placeholderData: keepPreviousData,
});

async function fetchPage(
  { streams, sort, q = '' }: Asked,
  limit: number,
  cursors: JobsPage['next'] | null,
  signal: AbortSignal,
): Promise<JobsPage> {
  const wanted = streams.filter((stream) => cursors === null || cursors[stream] !== undefined);
  const pages = await Promise.all(
    wanted.map(async (stream) => {
      const status: JobStatusName | '' = stream === 'all' ? '' : stream;
      const input = listInput({ q, sort, status });
      return api.call(projects.operations.list, { ...input, limit, cursor: cursors?.[stream] }, { signal });
    }),
  );
  const theirs = q && cursors === null ? await jobsOfClients(q, streams, signal) : [];
  const from: Record<string, Stream | typeof BY_CLIENT> = {};
  for (const { id } of theirs) from[id] = BY_CLIENT;
  const next: JobsPage['next'] = {};
  for (const [i, stream] of wanted.entries()) {
    for (const { id } of pages[i]?.data ?? []) from[id] = stream;
    const cursor = pages[i]?.next_cursor;
    if (cursor) next[stream] = cursor;
  }
  const found = pages.flatMap(({ data }) => data);
  const ids = new Set(found.map(({ id }) => id));
  return { data: [...found, ...theirs.filter(({ id }) => !ids.has(id))], from, next };
}

/** As many clients a search reaches through, each with so many jobs: whoever means more of them says more. */
const CLIENTS = 10;

/** The jobs of the clients whose name, address, e-mail or telephone number is searched for, of these statuses. */
async function jobsOfClients(q: string, streams: readonly Stream[], signal: AbortSignal): Promise<Project[]> {
  const { data: people } = await api.call(clients.operations.list, { q, limit: CLIENTS }, { signal });
  const lists = await Promise.all(
    people.flatMap(({ id: client_id }) =>
      streams.map((stream) =>
        api.call(
          projects.operations.list,
          { client_id, limit: TABLE_PAGE, ...(stream === 'all' ? {} : { status: stream }) },
          { signal },
        ),
      ),
    ),
  );
  return lists.flatMap(({ data }) => data);
}
