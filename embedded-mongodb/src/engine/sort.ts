import { encodeTuple } from '../bson/key-encoding.ts';
import { toDouble } from '../bson/numbers.ts';
import { type Doc, isDoc, isNumber, isReferenceName } from '../bson/types.ts';
import { badValue, ServerError } from '../errors.ts';
import { expand, type KeyField } from './index-keys.ts';
import type { SortField } from './plan.ts';

const cannotMeta = badValue('a $meta sort is not supported by the embedded server');

/** `{a: 1, b: -1}`; `{$natural: ±1}` alone means insertion order. */
export function parseSort(spec: unknown): { sort?: SortField[]; natural?: 1 | -1 } {
  if (spec === undefined || spec === null) return {};
  if (!isDoc(spec)) throw badValue('sort must be an object');
  const fields = Object.entries(spec).map(([path, order]): SortField => {
    if (isDoc(order)) throw cannotMeta;
    const direction = isNumber(order) ? toDouble(order) : Number.NaN;
    if (direction !== 1 && direction !== -1)
      throw badValue('$sort key ordering must be 1 (for ascending) or -1 (for descending)');
    const bad = (part: string) => part === '' || (part.startsWith('$') && !isReferenceName(part));
    if (path !== '$natural' && path.split('.').some(bad)) throw badValue(`FieldPath '${path}' is not valid in a sort`);
    return { path, direction };
  });
  const natural = fields.find(({ path }) => path === '$natural');
  if (!natural) return fields.length ? { sort: fields } : {};
  if (fields.length > 1)
    throw badValue('$natural sort cannot be set to a value other than -1 or 1 together with other fields');
  return { natural: natural.direction };
}

/**
 * A function giving bytes whose order is the wanted order. A document with an array counts with the element that comes
 * first in this order, all fields taken from the same element; two arrays side by side cannot be sorted by.
 */
export function sortKeyOf(sort: readonly SortField[]): (doc: Doc) => Buffer {
  const fields = sort.map(({ path, direction }) => ({ path, parts: path.split('.'), direction }));
  const directions = sort.map(({ direction }) => direction);
  return (doc) =>
    expandForSort(doc, fields)
      .map((tuple) => encodeTuple(tuple, directions))
      .reduce((a, b) => (Buffer.compare(a, b) <= 0 ? a : b));
}

function expandForSort(doc: Doc, fields: KeyField[]): unknown[][] {
  try {
    return expand(doc, fields).tuples;
  } catch (error) {
    if (error instanceof ServerError && error.codeName === 'CannotIndexParallelArrays')
      throw badValue('cannot sort with keys that are parallel arrays');
    throw error;
  }
}
