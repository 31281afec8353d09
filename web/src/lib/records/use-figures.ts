import type { Operation, WireOutput } from '@smoko/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';
import { recordKeys } from './table.ts';

/** A query without input, such as counts and sums that the server works out over a whole table; refreshed with the table. */
export const useFigures = <T extends Operation>(table: string, operation: T) =>
  useQuery({ ...figuresOf(table, operation), refetchOnMount: 'always' });

/** Their query: what shows them and what fetches them ahead of time mean the same. */
export const figuresOf = <T extends Operation>(table: string, operation: T) =>
  queryOptions({
    queryKey: recordKeys.figures(table, operation.id),
    queryFn: async ({ signal }) => (await api.call<Operation>(operation, {}, { signal })) as WireOutput<T>,
  });
