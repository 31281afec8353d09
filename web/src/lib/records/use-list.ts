import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../api.ts';
import { type ListOf, type RecordOf, recordKeys, type Table } from './table.ts';

const PAGE = 30;

interface Page<T extends Table> {
  data: RecordOf<T>[];
  next_cursor: string | null;
}

/** A list, page by page; `data` is all that has been fetched so far. */
export function useList<T extends Table>(table: T, input: ListOf<T>) {
  return useInfiniteQuery({
    queryKey: recordKeys.list(table.table, input),
    queryFn: async ({ pageParam, signal }) => {
      const asked = { limit: PAGE, ...input, ...(pageParam ? { cursor: pageParam } : {}) };
      const page: unknown = await api.call(table.operations.list, asked, { signal });
      return page as Page<T>;
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor }) => next_cursor,
    select: ({ pages }) => pages.flatMap(({ data }) => data),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
}
