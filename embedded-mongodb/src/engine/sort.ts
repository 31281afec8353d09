import { complement, encodeKey } from '../bson/key-encoding.ts';
import { toDouble } from '../bson/numbers.ts';
import { type Doc, isDoc, isNumber } from '../bson/types.ts';
import { badValue } from '../errors.ts';
import { expand } from './index-keys.ts';
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
    if (path === '' || path.split('.').some((part) => part === '' || (part.startsWith('$') && path !== '$natural')))
      throw badValue(`FieldPath '${path}' is not valid in a sort`);
    return { path, direction };
  });
  const natural = fields.find(({ path }) => path === '$natural');
  if (!natural) return fields.length ? { sort: fields } : {};
  if (fields.length > 1)
    throw badValue('$natural sort cannot be set to a value other than -1 or 1 together with other fields');
  return { natural: natural.direction };
}

/** A function giving bytes whose order is the wanted order. Of an array the smallest or largest element counts. */
export function sortKeyOf(sort: readonly SortField[]): (doc: Doc) => Buffer {
  const fields = sort.map(({ path, direction }) => ({ key: [{ path, parts: path.split('.'), direction }], direction }));
  return (doc) =>
    Buffer.concat(
      fields.map(({ key, direction }) => {
        const keys = expand(doc, key).tuples.map(([value]) => encodeKey(value));
        const best = keys.reduce((a, b) => (Buffer.compare(a, b) * direction <= 0 ? a : b));
        return direction < 0 ? complement(best) : best;
      }),
    );
}
