import type { Operation, WireOutput } from '@smoko/contract';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';
import { recordKeys } from './table.ts';

/** Counts and sums of a table, by the server over all of its records; fresh whenever the table changes. */
export const useFigures = <T extends Operation>(table: string, operation: T) =>
  useQuery({
    queryKey: recordKeys.figures(table, operation.id),
    queryFn: async ({ signal }) => (await api.call(operation, {} as never, { signal })) as WireOutput<T>,
    refetchOnMount: 'always',
  });
