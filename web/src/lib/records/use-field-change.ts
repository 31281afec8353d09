import { type InfiniteData, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { notify } from '../notify.ts';
import { KeptForLater } from '../queue/waiting.ts';
import { toast, UNDO_MS } from '../toast.ts';
import { refreshTable } from './refresh.ts';
import type { RecordOf, Table, UpdateOf } from './table.ts';
import { useKeyed } from './use-send-once.ts';

interface Kept {
  id: string;
  version: number;
}
type Pages = InfiniteData<{ data: Kept[] }>;

interface Change {
  record: Kept;
  fields: object;
  /** This change is the undo of another. */
  undo?: boolean;
}

/**
 * Changes fields of a record in a list: shown at once, with a notice that offers Undo, and reverted where the server refuses.
 * Changes run one after the other with the latest version, so that a user's quick clicks never conflict with each other; a
 * conflict with somebody else's change is reported.
 */
export function useFieldChange<T extends Table>(table: T, title: string, text: string) {
  const client = useQueryClient();
  const send = useKeyed();
  const versions = useRef(new Map<string, number>());
  const show = (id: string, fields: object) => showInLists(client, table, id, fields);

  const { mutate } = useMutation({
    scope: { id: `change ${table.table}` },
    mutationFn: async ({ record, fields }: Change): Promise<Kept> => {
      const version = Math.max(record.version, versions.current.get(record.id) ?? 0);
      const edit = { ...fields, id: record.id, version };
      const saved: unknown = await send(table.operations.update, edit, before(record, fields));
      return saved as Kept;
    },
    onMutate: async ({ record, fields }) => {
      await client.cancelQueries({ queryKey: [table.table, 'list'] });
      show(record.id, fields);
    },
    onError: (error, { record, fields }) => {
      // what waits for reception stays as it was put
      if (!(error instanceof KeptForLater)) show(record.id, before(record, fields));
      notify.failure(error);
    },
    onSuccess: (saved, { record, fields, undo }) => {
      versions.current.set(saved.id, saved.version);
      if (undo) return;
      const back = () => mutate({ record: saved, fields: before(record, fields), undo: true });
      toast.success(title, { description: text, duration: UNDO_MS, action: { label: 'Undo', onClick: back } });
    },
    onSettled: () => refreshTable(client, table.table),
  });
  // a stable function, so that rows do not render again
  return useCallback(
    (record: RecordOf<T> & Kept, fields: UpdateOf<T>) => mutate({ record, fields: fields as object }),
    [mutate],
  );
}

/** Fields of a record as they are now, in every list that shows it. */
export const showInLists = (client: QueryClient, { table }: Table, id: string, fields: object): void => {
  client.setQueriesData<Pages>({ queryKey: [table, 'list'] }, (before) => before && withFields(before, id, fields));
};

/** The record's values of these fields. */
const before = (record: object, fields: object): Record<string, unknown> =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, (record as Record<string, unknown>)[name]]));

const withFields = (pages: Pages, id: string, fields: object): Pages => ({
  ...pages,
  pages: pages.pages.map((page) => ({
    ...page,
    data: page.data.map((one) => (one.id === id ? { ...one, ...fields } : one)),
  })),
});
