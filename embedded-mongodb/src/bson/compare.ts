import { BSONSymbol, Decimal128, Long, type ObjectId } from 'bson';
import { encodeKey, plain } from './key-encoding.ts';
import { toDouble } from './numbers.ts';
import { type Doc, type NumberValue, Tag, typeTag } from './types.ts';

/** BSON order of any two values: negative, zero or positive. Missing equals null. */
export function compareValues(a: unknown, b: unknown): number {
  const tag = typeTag(a);
  const byType = tag - typeTag(b);
  if (byType !== 0) return byType;
  switch (tag) {
    case Tag.null:
    case Tag.minKey:
    case Tag.maxKey:
    case Tag.emptyArray:
      return 0;
    case Tag.number:
      return compareNumbers(a as NumberValue, b as NumberValue);
    case Tag.string:
      return compareText(text(a), text(b));
    case Tag.boolean:
      return Number(a) - Number(b);
    case Tag.date:
      return (a as Date).getTime() - (b as Date).getTime();
    case Tag.objectId:
      return Buffer.compare((a as ObjectId).id, (b as ObjectId).id);
    case Tag.array:
      return compareArrays(a as unknown[], b as unknown[]);
    case Tag.object:
      return compareDocs(plain(a), plain(b));
    default:
      return Buffer.compare(encodeKey(a), encodeKey(b));
  }
}

export const equalValues = (a: unknown, b: unknown): boolean => compareValues(a, b) === 0;

const text = (value: unknown): string => (value instanceof BSONSymbol ? value.value : (value as string));
const wide = (value: unknown): boolean =>
  value instanceof Long || value instanceof Decimal128 || typeof value === 'bigint';

function compareNumbers(a: NumberValue, b: NumberValue): number {
  if (wide(a) || wide(b)) return Buffer.compare(encodeKey(a), encodeKey(b));
  const x = toDouble(a);
  const y = toDouble(b);
  if (x < y) return -1;
  if (x > y) return 1;
  if (x === y) return 0;
  return Number(Number.isNaN(y)) - Number(Number.isNaN(x));
}

/** Byte order of UTF-8. JavaScript's own order differs only where surrogates are involved. */
export function compareText(a: string, b: string): number {
  if (a === b) return 0;
  if (/[\ud800-\uffff]/.test(a) || /[\ud800-\uffff]/.test(b)) return Buffer.compare(Buffer.from(a), Buffer.from(b));
  return a < b ? -1 : 1;
}

function compareArrays(a: unknown[], b: unknown[]): number {
  for (let at = 0; at < Math.min(a.length, b.length); at++) {
    const order = compareValues(a[at], b[at]);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

/** Field by field: type first, then name, then value; the document that ends first is smaller. */
function compareDocs(a: Doc, b: Doc): number {
  const left = Object.entries(a).filter(([, value]) => value !== undefined);
  const right = Object.entries(b).filter(([, value]) => value !== undefined);
  for (let at = 0; ; at++) {
    const x = left[at];
    const y = right[at];
    if (!x || !y) return Number(Boolean(x)) - Number(Boolean(y));
    const order = typeTag(x[1]) - typeTag(y[1]) || compareText(x[0], y[0]) || compareValues(x[1], y[1]);
    if (order !== 0) return order;
  }
}
