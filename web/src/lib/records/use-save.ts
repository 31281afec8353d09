import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshTable } from './refresh.ts';
import { type CreateOf, type RecordOf, recordKeys, type Table, type UpdateOf } from './table.ts';
import { useKeyed } from './use-send-once.ts';

type Saving<T extends Table> =
  | { create: CreateOf<T> }
  /** `version`: the one that was read. Left out, the update overwrites changes made since. */
  | { id: string; update: UpdateOf<T>; version?: number };

/** Creates or updates a record. @throws KeptForLater where it waits for reception */
export function useSave<T extends Table>(table: T) {
  const client = useQueryClient();
  const send = useKeyed();

  return useMutation({
    mutationFn: async (saving: Saving<T>): Promise<RecordOf<T>> => {
      if (!('id' in saving)) return (await send(table.operations.create, saving.create)) as RecordOf<T>;
      const { id, update, version } = saving;
      const input = { ...update, id, ...(version === undefined ? {} : { version }) };
      return (await send(table.operations.update, input)) as RecordOf<T>;
    },
    onSuccess: (record) => {
      client.setQueryData(recordKeys.one(table.table, (record as { id: string }).id), record);
      void refreshTable(client, table.table);
    },
  });
}
