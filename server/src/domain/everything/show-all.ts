import { AppError, LIMITS, listMessages, listThreads, OPERATIONS, type Operation } from '@smoko/contract';
import { z } from 'zod';
import type { Actor } from '../actor.ts';
import type { Executor } from '../executor.ts';
import { refused } from './open-copy.ts';

const pageSchema = z.looseObject({
  data: z.array(z.looseObject({ id: z.string().optional() })),
  next_cursor: z.string().nullable(),
});

/** Every list that can be asked for without a word. */
const LISTS: readonly Operation[] = OPERATIONS.filter(
  ({ method, path, input, output }) =>
    method === 'GET' &&
    !path.includes('{') &&
    output instanceof z.ZodObject &&
    'next_cursor' in output.shape &&
    input.safeParse({}).success,
);

/** Whatever a handler or a schema stumbles over. What the database or the disk has to say is none of it. */
const isOfRecords = (error: unknown): boolean =>
  error instanceof z.ZodError ||
  error instanceof z.core.$ZodError ||
  error instanceof TypeError ||
  error instanceof RangeError ||
  error instanceof AppError;

/**
 * Reads every list and every conversation of somebody from end to end, as the API would say it: what cannot be said now
 * could not be shown later either. Throws AppError for a copy with such a record.
 */
export const createShowAll =
  (executor: Executor) =>
  async (actor: Actor): Promise<void> => {
    for (const list of LISTS) {
      try {
        for await (const record of pagesOf(executor, actor, list, {}))
          if (list.id === listThreads.id)
            for await (const _ of pagesOf(executor, actor, listMessages, { id: record.id }));
      } catch (error) {
        if (!isOfRecords(error)) throw error;
        throw refused(`holds a record that cannot be shown (${list.summary.toLowerCase()})`);
      }
    }
  };

async function* pagesOf(executor: Executor, actor: Actor, list: Operation, given: { id?: string | undefined }) {
  for (let cursor: string | undefined; ; ) {
    const input = z.decode(list.input, { ...given, limit: LIMITS.pageMax, ...(cursor ? { cursor } : {}) });
    const page = pageSchema.parse(z.encode(list.output, await executor.execute(list, actor, input)));
    yield* page.data;
    if (page.next_cursor === null) return;
    cursor = page.next_cursor;
  }
}
