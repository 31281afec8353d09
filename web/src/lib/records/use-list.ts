import type { Operation, WireInput, WireOutput } from '@smoko/contract';
import { infiniteQueryOptions, keepPreviousData, type QueryClient, useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../api.ts';
import {
  type ListOf,
  type RecordOf,
  recordKeys,
  type Search,
  type SearchedTable,
  type Table,
  type ViewName,
} from './table.ts';

const PAGE = 30;

interface Page<R> {
  data: R[];
  next_cursor: string | null;
}

/** A table's list, page by page; `data` holds all pages fetched so far. */
export const useList = <T extends Table>(table: T, input: ListOf<T>, enabled = true) =>
  usePages<RecordOf<T>>(table.table, table.operations.list, input, enabled);

/** The same of a table that is not known beforehand: by words and order, which the compiler asks of its list. */
export const useSearch = <T extends SearchedTable>(table: T, asked: Search, enabled = true) =>
  usePages<RecordOf<T>>(table.table, table.operations.list, asked, enabled);

/** The first page of what is found, asked once. @throws where there is no answer */
export async function findFirst<T extends SearchedTable>(client: QueryClient, table: T, asked: Search) {
  const { pages } = await client.fetchInfiniteQuery(pagesOf<RecordOf<T>>(table.table, table.operations.list, asked));
  return pages.flatMap(({ data }) => data);
}

/** A list that is not a table's own, such as budgets per job. `name` is its query key, and its name in `SHOWN_IN`. */
export const useView = <T extends Operation>(name: ViewName, operation: T, input: Omit<WireInput<T>, 'cursor'>) =>
  usePages<WireOutput<T> extends Page<infer R> ? R : never>(name, operation, input);

const usePages = <R>(name: string, operation: Operation, input: object, enabled = true) =>
  useInfiniteQuery({
    ...pagesOf<R>(name, operation, input),
    select: ({ pages }) => pages.flatMap(({ data }) => data),
    placeholderData: keepPreviousData,
    enabled,
    refetchOnMount: 'always',
  });

/** A list's query: what shows it and what fetches it ahead of time mean the same. */
export const pagesOf = <R>(name: string, operation: Operation, input: object) =>
  infiniteQueryOptions({
    queryKey: recordKeys.list(name, input),
    queryFn: async ({ pageParam, signal }): Promise<Page<R>> => {
      const asked = { limit: PAGE, ...input, ...(pageParam ? { cursor: pageParam } : {}) };
      const page: unknown = await api.call(operation, asked, { signal });
      return page as Page<R>;
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor }: Page<R>) => next_cursor,
  });
