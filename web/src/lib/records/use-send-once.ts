import type { Operation, WireInput, WireOutput } from '@smoko/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { sendOrKeep } from '../queue/send.ts';
import { KeptForLater } from '../queue/waiting.ts';

/**
 * Calls an operation. The same input sent again after a failure has the same idempotency key, so it takes effect once; what may
 * wait for reception is kept where there is none. @throws KeptForLater then
 */
export function useSendOnce<T extends Operation>(operation: T): (input: WireInput<T>) => Promise<WireOutput<T>> {
  const send = useKeyed();
  return (input) => send(operation, input);
}

/** The same for operations that are chosen at the call. `seen`: the edited fields as they were, where they are shown changed already. */
export function useKeyed() {
  const client = useQueryClient();
  const attempt = useRef<{ body: string; key: string } | null>(null);
  return async <T extends Operation>(
    operation: T,
    input: WireInput<T>,
    seen?: Record<string, unknown>,
  ): Promise<WireOutput<T>> => {
    const body = `${operation.id} ${JSON.stringify(input)}`;
    if (attempt.current?.body !== body) attempt.current = { body, key: crypto.randomUUID() };
    try {
      const done = await sendOrKeep(client, operation, input, attempt.current.key, seen);
      attempt.current = null;
      return done;
    } catch (error) {
      // it is the queue's from here on: the same typed again is meant again
      if (error instanceof KeptForLater) attempt.current = null;
      throw error;
    }
  };
}
