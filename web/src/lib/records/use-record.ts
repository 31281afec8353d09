import { useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';
import { type RecordOf, recordKeys, type Table } from './table.ts';

/** One record; not fetched while there is no id. */
export function useRecord<T extends Table>(table: T, id: string | null) {
  return useQuery({
    queryKey: recordKeys.one(table.table, id ?? ''),
    queryFn: async ({ signal }) => (await api.call(table.operations.get, { id }, { signal })) as RecordOf<T>,
    enabled: id !== null,
  });
}
