import type { Operation, WireInput, WireOutput } from '@smoko/contract';
import { useRef } from 'react';
import { api } from '../api.ts';

/** Calls an operation. The same input sent again after a failure has the same idempotency key, so it takes effect once. */
export function useSendOnce<T extends Operation>(operation: T): (input: WireInput<T>) => Promise<WireOutput<T>> {
  const attempt = useRef<{ body: string; key: string } | null>(null);
  return async (input) => {
    const body = JSON.stringify(input);
    if (attempt.current?.body !== body) attempt.current = { body, key: crypto.randomUUID() };
    const done = await api.call(operation, input, { idempotencyKey: attempt.current.key });
    attempt.current = null;
    return done;
  };
}
