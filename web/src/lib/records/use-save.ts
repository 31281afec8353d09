import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { api } from '../api.ts';
import { refreshTable } from './refresh.ts';
import { type CreateOf, type RecordOf, recordKeys, type Table, type UpdateOf } from './table.ts';

type Saving<T extends Table> =
  | { create: CreateOf<T> }
  /** `version`: the one that was read. Left out, the update overwrites changes made since. */
  | { id: string; update: UpdateOf<T>; version?: number };

/** Creates or updates a record. */
export function useSave<T extends Table>(table: T) {
  const client = useQueryClient();
  // one idempotency key until it succeeds, so that a retry after a lost answer does not create a second record
  const attempt = useRef<{ body: string; key: string } | null>(null);

  return useMutation({
    mutationFn: async (saving: Saving<T>): Promise<RecordOf<T>> => {
      if ('id' in saving) {
        const { id, update, version } = saving;
        const input = { ...update, id, ...(version === undefined ? {} : { version }) };
        return (await api.call(table.operations.update, input)) as RecordOf<T>;
      }
      const body = JSON.stringify(saving.create);
      if (attempt.current?.body !== body) attempt.current = { body, key: crypto.randomUUID() };
      const options = { idempotencyKey: attempt.current.key };
      const made = (await api.call(table.operations.create, saving.create, options)) as RecordOf<T>;
      attempt.current = null;
      return made;
    },
    onSuccess: (record) => {
      client.setQueryData(recordKeys.one(table.table, (record as { id: string }).id), record);
      void refreshTable(client, table.table);
    },
  });
}
