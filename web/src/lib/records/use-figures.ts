import type { Operation, WireOutput } from '@smoko/contract';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';
import { recordKeys } from './table.ts';

/** A query without input, such as counts and sums that the server works out over a whole table; refreshed with the table. */
export const useFigures = <T extends Operation>(table: string, operation: T) =>
  useQuery({
    queryKey: recordKeys.figures(table, operation.id),
    queryFn: async ({ signal }) => (await api.call<Operation>(operation, {}, { signal })) as WireOutput<T>,
    refetchOnMount: 'always',
  });
