import { encodeTuple } from '../bson/key-encoding.ts';
import { asContainer, isArrayIndex } from '../bson/paths.ts';
import { type Doc, EMPTY_ARRAY, field } from '../bson/types.ts';
import { notSupported, ServerError } from '../errors.ts';

export interface KeyField {
  path: string;
  parts: string[];
  direction: 1 | -1;
}

interface Walk {
  value: unknown;
  parts: string[];
  at: number;
  /** How many arrays it went through. */
  arrays: number;
}

export interface Expansion {
  tuples: unknown[][];
  /** How many arrays, one in another, each field met at most. */
  arrays: number[];
}

/**
 * The tuples a document contributes to an index. Fields below the same array advance through it together; two
 * different arrays in one index are refused, as in MongoDB.
 */
export function expand(doc: Doc, fields: readonly KeyField[]): Expansion {
  const arrays = fields.map(() => 0);
  const start = fields.map(({ parts }): Walk => ({ value: doc, parts, at: 0, arrays: 0 }));
  return { tuples: advance(start, arrays), arrays };
}

function advance(walks: Walk[], arrays: number[]): unknown[][] {
  const moved = walks.map(descend);
  const stopped = moved.filter((walk) => Array.isArray(walk.value) && walk.at <= walk.parts.length);
  if (stopped.length === 0) return [moved.map((walk) => walk.value)];
  const array = stopped[0]?.value as unknown[];
  if (stopped.some((walk) => walk.value !== array))
    throw new ServerError(171, 'CannotIndexParallelArrays', 'cannot index parallel arrays');
  moved.forEach((walk, at) => {
    if (walk.value === array) arrays[at] = Math.max(arrays[at] ?? 0, walk.arrays + 1);
  });
  if (array.length === 0)
    return advance(
      moved.map((walk) => (walk.value === array ? emptyArray(walk) : walk)),
      arrays,
    );
  const positioned = moved.map((walk) => (walk.value === array ? atPosition(walk, array) : undefined));
  return array.flatMap((element) =>
    advance(
      moved.map((walk, at) => (walk.value === array ? (positioned[at] ?? enter(walk, element)) : walk)),
      arrays,
    ),
  );
}

/** A walk whose next name is a number goes to that element, once for all; `undefined` for any other walk. */
function atPosition(walk: Walk, array: unknown[]): Walk | undefined {
  const part = walk.parts[walk.at];
  if (part === undefined || !isArrayIndex(part)) return undefined;
  const path = walk.parts.join('.');
  if (array.some((element) => field(asContainer(element) ?? {}, part) !== undefined))
    throw new ServerError(16746, 'Location16746', `Ambiguous field name '${part}' found in array (path '${path}')`);
  const value = array[Number(part)];
  if (walk.at + 1 === walk.parts.length) return finished(walk, value);
  if (Array.isArray(value)) throw notSupported(`A position in an array inside another one ('${path}')`);
  return { value, parts: walk.parts, at: walk.at + 1, arrays: walk.arrays + 1 };
}

/** Follows documents until the end of the path or an array. `at` beyond the path marks a finished walk. */
function descend(walk: Walk): Walk {
  let { value, at } = walk;
  const { parts, arrays } = walk;
  while (at < parts.length && !Array.isArray(value)) {
    const container = asContainer(value);
    value = container ? field(container, parts[at] as string) : undefined;
    at = container ? at + 1 : parts.length;
  }
  return { value, parts, at, arrays };
}

const finished = (walk: Walk, value: unknown): Walk => ({ ...walk, value, at: walk.parts.length + 1 });
const emptyArray = (walk: Walk): Walk => finished(walk, walk.at === walk.parts.length ? EMPTY_ARRAY : undefined);

/** Into one element: at the end of the path it is the value (a nested array stays whole), before it only documents count. */
function enter(walk: Walk, element: unknown): Walk {
  if (walk.at >= walk.parts.length) return finished(walk, element);
  return asContainer(element)
    ? { value: element, parts: walk.parts, at: walk.at, arrays: walk.arrays + 1 }
    : finished(walk, undefined);
}

export interface IndexKeys {
  keys: Buffer[];
  arrays: number[];
}

/** The encoded, distinct keys of a document. A sparse index skips documents that have none of its fields. */
export function indexKeys(fields: readonly KeyField[], sparse: boolean, doc: Doc): IndexKeys {
  const { tuples, arrays } = expand(doc, fields);
  if (sparse && tuples.every((tuple) => tuple.every((value) => value === undefined))) return { keys: [], arrays };
  const directions = fields.map((each) => each.direction);
  const keys = tuples.map((tuple) => encodeTuple(tuple, directions));
  if (keys.length === 1) return { keys, arrays };
  return { keys: [...new Map(keys.map((key) => [key.toString('latin1'), key])).values()], arrays };
}
