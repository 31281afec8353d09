import { getStats, projects } from '@smoko/contract';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { useSession } from '../../lib/session.ts';
import { type BoardPage, orderBoard, TAB_SORT, TAB_STATUSES, type Tab } from './board.ts';

export const jobKeys = {
  all: ['jobs'],
  counts: ['jobs', 'counts'],
  board: (tab: Tab) => ['jobs', 'board', tab],
} as const;

const PAGE = 20;
/** While the panel is away nobody tells it what changes. */
const onReturn = { refetchOnMount: 'always' } as const;

const NO_COUNTS = { active: 0, completed: 0 };

/** How many jobs each tab has; the lists are paged and cannot tell. With nobody signed in there are none. */
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
  return user === null ? NO_COUNTS : data;
}

export function useJobBoard(tab: Tab) {
  const user = useSession().data;
  const board = useInfiniteQuery({
    ...onReturn,
    enabled: Boolean(user),
    queryKey: jobKeys.board(tab),
    queryFn: ({ pageParam, signal }) => fetchBoardPage(tab, pageParam, signal),
    initialPageParam: null as BoardPage['next'] | null,
    getNextPageParam: ({ next }) => (Object.keys(next).length > 0 ? next : null),
    select: ({ pages }) => orderBoard(tab, pages),
    placeholderData: keepPreviousData,
  });
  return { board, nobody: user === null };
}

async function fetchBoardPage(tab: Tab, cursors: BoardPage['next'] | null, signal: AbortSignal): Promise<BoardPage> {
  const page: BoardPage = { jobs: {}, next: {} };
  const wanted = TAB_STATUSES[tab].filter((status) => cursors === null || cursors[status] !== undefined);
  await Promise.all(
    wanted.map(async (status) => {
      const input = { status, sort: TAB_SORT[tab], limit: PAGE, cursor: cursors?.[status] };
      const { data, next_cursor } = await api.call(projects.operations.list, input, { signal });
      page.jobs[status] = data;
      if (next_cursor) page.next[status] = next_cursor;
    }),
  );
  return page;
}
