import type { Operation } from '@smoko/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notify } from '../notify.ts';
import { refreshTable } from './refresh.ts';
import { useSendOnce } from './use-send-once.ts';

/** A mutation that calls an operation and then refreshes these tables. Failures are shown as notices. */
export function useOperation<T extends Operation>(operation: T, ...tables: readonly string[]) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: useSendOnce(operation),
    onError: (error) => notify.failure(error),
    onSettled: () => Promise.all(tables.map((table) => refreshTable(client, table))),
  });
}
