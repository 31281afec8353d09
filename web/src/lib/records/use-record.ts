import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';
import { type RecordOf, recordKeys, type Table } from './table.ts';

/** One record; not fetched while there is no id. */
export function useRecord<T extends Table>(table: T, id: string | null) {
  return useQuery({ ...recordQuery(table, id), enabled: id !== null });
}

/** Its query: what shows it and what fetches it ahead of time mean the same. */
export const recordQuery = <T extends Table>(table: T, id: string | null) =>
  queryOptions({
    queryKey: recordKeys.one(table.table, id ?? ''),
    queryFn: async ({ signal }) => (await api.call(table.operations.get, { id }, { signal })) as RecordOf<T>,
  });
