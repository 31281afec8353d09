import type { Operation, WireInput, WireOutput } from '@smoko/contract';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '../api.ts';

/** The queue, which nobody waits for to see a page; null where it could not be loaded. */
export const loadQueue = () => import('./queue.ts').catch(() => null);

/**
 * Calls an operation that changes something, once for its key. What may wait for reception is kept on this device where there is
 * none. `seen`: the edited fields as they were, where lists show them changed already. @throws KeptForLater then; AppError
 */
export async function sendOrKeep<T extends Operation>(
  client: QueryClient,
  operation: T,
  input: WireInput<T>,
  key: string,
  seen?: Record<string, unknown>,
): Promise<WireOutput<T>> {
  const queue = await loadQueue();
  return queue
    ? queue.callOrKeep(client, operation, input, key, seen)
    : api.call(operation, input, { idempotencyKey: key });
}
