import { AppError, type Operation } from '@smoko/contract';
import { firstOf, lookUp } from './paging.ts';
import { ToolProblem } from './problem.ts';
import type { ToolEnv } from './tool.ts';

export type Filter = Record<string, unknown>;
interface Row {
  id: string;
}

const ID = /^[0-9a-f]{24}$/;
/** How many other records (a client, a supplier) a reference may lead through. */
const THROUGH = 8;

/** The record of this id, if the reference is one: null when it is not, or when nothing has it. */
export async function byId<R>(env: ToolEnv, get: Operation, reference: string): Promise<R | null> {
  if (!ID.test(reference)) return null;
  try {
    return (await env.services.read(get, { id: reference })) as R;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
}

/** An id that nothing has is copied wrongly, and no name to put on file. */
export function refuseUnknownId(reference: string, noun: string): void {
  if (ID.test(reference))
    throw new ToolProblem(`No ${noun} has the id ${reference}. Take the id or the name from the records.`, {
      reason: 'not_found',
    });
}

export const distinct = <R extends Row>(rows: readonly R[]): R[] => [
  ...new Map(rows.map((row) => [row.id, row])).values(),
];

interface Search<R> {
  words: readonly string[];
  /** Narrows every search. */
  filter?: Filter;
  /** Whether what was found by all the words together will do. */
  enough: (rows: R[]) => boolean;
  /** Filters by what words name elsewhere: a client, a supplier, a job. */
  through?: () => Promise<Filter[]>;
}

/**
 * The records of a list that a reference may mean: with all its words, else with any of them or reached through what
 * they name elsewhere. A few pages at most, however long the list is; which of them is meant is for the caller to tell.
 */
export async function candidates<R extends Row>(
  env: ToolEnv,
  list: Operation,
  { words, filter = {}, enough, through }: Search<R>,
): Promise<R[]> {
  if (!words.length) return [];
  const together = await lookUp<R>(env, list, { ...filter, q: words.join(' ') });
  if (enough(together)) return together;
  const led = ((await through?.()) ?? []).slice(0, THROUGH);
  const more = await Promise.all([
    ...words.slice(0, 4).map((word) => firstOf<R>(env, list, { ...filter, q: word })),
    ...led.map((way) => firstOf<R>(env, list, { ...filter, ...way })),
  ]);
  return distinct([...together, ...more.flat()]);
}
