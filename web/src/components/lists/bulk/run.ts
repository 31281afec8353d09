import { AppError, type Operation, type WireInput, type WireOutput } from '@smoko/contract';
import type { QueryClient } from '@tanstack/react-query';
import { sendOrKeep } from '../../../lib/queue/send.ts';
import { isUnreachable, KeptForLater } from '../../../lib/queue/waiting.ts';
import type { CallOnce } from './bulk-kind.ts';

/** A few at a time: one after the other takes long, all at once is more than a server lets one person ask. */
const AT_ONCE = 3;
/** How often it is tried again where the server says when. */
const TRIES = 5;

export interface Ran<R, D> {
  done: readonly { record: R; result: D }[];
  /** What waits on this device for reception. */
  kept: readonly R[];
  refused: readonly { record: R; error: unknown }[];
}

const NOT_TRIED = new AppError('unavailable', 'Not tried: this needs reception.');
const NO_ANSWER = new AppError(
  'unavailable',
  'No answer came, so it may have been done. Have a look at it when there is reception.',
);

/**
 * Does the same with each record, a few at a time, and tells how many are through. What the server refuses stops nobody else; where
 * it cannot be reached the rest is not tried. Never throws.
 */
export async function runAll<R, D>(
  client: QueryClient,
  records: readonly R[],
  work: (record: R, call: CallOnce) => Promise<D>,
  tell: (through: number) => void,
): Promise<Ran<R, D>> {
  const done: { record: R; result: D }[] = [];
  const kept: R[] = [];
  const refused: { record: R; error: unknown }[] = [];
  const left = [...records];
  let reached = true;

  async function one(record: R): Promise<void> {
    if (!reached) {
      refused.push({ record, error: NOT_TRIED });
      return;
    }
    try {
      done.push({ record, result: await work(record, once(client)) });
    } catch (error) {
      if (error instanceof KeptForLater) kept.push(record);
      else if (isUnreachable(error)) {
        reached = false;
        refused.push({ record, error: NO_ANSWER });
      } else refused.push({ record, error });
    }
    tell(done.length + kept.length + refused.length);
  }
  async function worker(): Promise<void> {
    for (let next = left.shift(); next !== undefined; next = left.shift()) await one(next);
  }
  tell(0);
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return { done, kept, refused };
}

/** Calls with one key each, again where the server says that it will do later. */
function once(client: QueryClient): CallOnce {
  return async <T extends Operation>(operation: T, input: WireInput<T>): Promise<WireOutput<T>> => {
    const key = crypto.randomUUID();
    for (let tries = 1; ; tries++) {
      try {
        return await sendOrKeep(client, operation, input, key);
      } catch (error) {
        const seconds = error instanceof AppError ? error.retryAfter : undefined;
        if (seconds === undefined || tries >= TRIES) throw error;
        await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
      }
    }
  };
}
