import type { Operation, WireInput, WireOutput } from '@smoko/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { api } from '../api.ts';
import { notify } from '../notify.ts';
import { refreshTable } from './refresh.ts';

/**
 * A mutation that calls an operation and then refreshes these tables. Failures are shown as notices. The same input sent again
 * after a failure has the same idempotency key, so it takes effect once.
 */
export function useOperation<T extends Operation>(operation: T, ...tables: readonly string[]) {
  const client = useQueryClient();
  const attempt = useRef<{ body: string; key: string } | null>(null);
  return useMutation({
    mutationFn: async (input: WireInput<T>): Promise<WireOutput<T>> => {
      const body = JSON.stringify(input);
      if (attempt.current?.body !== body) attempt.current = { body, key: crypto.randomUUID() };
      const done = await api.call(operation, input, { idempotencyKey: attempt.current.key });
      attempt.current = null;
      return done;
    },
    onError: (error) => notify.failure(error),
    onSettled: () => Promise.all(tables.map((table) => refreshTable(client, table))),
  });
}
