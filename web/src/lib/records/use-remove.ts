import { type InfiniteData, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../api.ts';
import { focusNextRow } from '../focus-next-row.ts';
import { notify } from '../notify.ts';
import { toast, UNDO_MS } from '../toast.ts';
import { refreshTable } from './refresh.ts';
import { recordKeys, type Table } from './table.ts';

type Pages = InfiniteData<{ data: { id: string }[] }>;

/**
 * Deletes without asking first: the row disappears at once, comes back where the server refuses, and the notice offers Undo.
 * `title` and `failed` are notices' titles; `onDeleted` comes before anything is fetched again.
 */
export function useRemove<T extends Table>(table: T, title: string, failed?: string, onDeleted?: () => void) {
  const client = useQueryClient();
  const refresh = () => refreshTable(client, table.table);
  const bringBack = async (id: string) => {
    try {
      await api.call(table.operations.restore, { id });
    } catch (error) {
      notify.failure(error);
    }
    await refresh();
  };

  return useMutation({
    mutationFn: ({ id }: { id: string; name: string }) => api.call(table.operations.delete, { id }),
    onMutate: ({ id }) => {
      focusNextRow();
      const before = client.getQueriesData<Pages>({ queryKey: [table.table, 'list'] });
      hideInLists(client, table, id);
      return before;
    },
    onError: (error, _, before = []) => {
      // also where nothing can be fetched anew
      for (const [key, pages] of before) client.setQueryData(key, pages);
      notify.failure(error, failed);
    },
    onSuccess: (_, { id, name }) => {
      onDeleted?.();
      forgetRecord(client, table, id);
      toast.success(title, {
        description: name,
        duration: UNDO_MS,
        action: { label: 'Undo', onClick: () => void bringBack(id) },
      });
    },
    onSettled: refresh,
  });
}

/** The row is gone at once. */
export const hideInLists = (client: QueryClient, { table }: Table, id: string): void => {
  client.setQueriesData<Pages>({ queryKey: [table, 'list'] }, (before) => before && without(before, id));
};

/** It is deleted: what was read of it is not shown again. */
export const forgetRecord = (client: QueryClient, { table }: Table, id: string): void =>
  client.removeQueries({ queryKey: recordKeys.one(table, id) });

const without = (before: Pages, id: string): Pages => ({
  ...before,
  pages: before.pages.map((page) => ({ ...page, data: page.data.filter((one) => one.id !== id) })),
});
