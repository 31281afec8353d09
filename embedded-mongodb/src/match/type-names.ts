import {
  Binary,
  BSONRegExp,
  BSONSymbol,
  Code,
  Decimal128,
  Double,
  Int32,
  Long,
  MaxKey,
  MinKey,
  ObjectId,
  Timestamp,
} from 'bson';
import { toDouble } from '../bson/numbers.ts';
import { isNumber } from '../bson/types.ts';
import { badValue } from '../errors.ts';

/** BSON type numbers by the names `$type` knows. */
export const TYPE_NUMBERS: Readonly<Record<string, number>> = {
  double: 1,
  string: 2,
  object: 3,
  array: 4,
  binData: 5,
  undefined: 6,
  objectId: 7,
  bool: 8,
  date: 9,
  null: 10,
  regex: 11,
  dbPointer: 12,
  javascript: 13,
  symbol: 14,
  javascriptWithScope: 15,
  int: 16,
  timestamp: 17,
  long: 18,
  decimal: 19,
  minKey: -1,
  maxKey: 127,
};

const NAMES = new Map(Object.entries(TYPE_NUMBERS).map(([name, number]) => [number, name]));
const KNOWN = new Set(Object.values(TYPE_NUMBERS));

/** The operand of `$type`: a name, a number, `number` for all numeric types, or an array of those. */
export function parseTypes(operand: unknown): ReadonlySet<number> {
  const list = Array.isArray(operand) ? operand : [operand];
  if (list.length === 0) throw badValue('$type must match at least one type');
  return new Set(list.flatMap(parseType));
}

function parseType(entry: unknown): number[] {
  if (entry === 'number') return [1, 16, 18, 19];
  const number = typeof entry === 'string' ? TYPE_NUMBERS[entry] : isNumber(entry) ? toDouble(entry) : undefined;
  if (number === undefined || !KNOWN.has(number)) throw badValue(`Unknown type name alias: ${String(entry)}`);
  return [number];
}

export function typeNumber(value: unknown): number {
  if (value === null) return 10;
  if (value === undefined) return 6;
  if (typeof value === 'string') return 2;
  if (typeof value === 'boolean') return 8;
  if (typeof value === 'number') return Number.isInteger(value) && Math.abs(value) < 2 ** 31 ? 16 : 1;
  if (typeof value === 'bigint') return 18;
  return objectNumber(value);
}

/** Of arrays, documents and what stands in them as an object of its own class. */
function objectNumber(value: unknown): number {
  if (Array.isArray(value)) return 4;
  if (value instanceof ObjectId) return 7;
  if (value instanceof Date) return 9;
  if (value instanceof Int32) return 16;
  if (value instanceof Double) return 1;
  if (value instanceof Timestamp) return 17;
  if (value instanceof Long) return 18;
  if (value instanceof Decimal128) return 19;
  if (value instanceof Binary || value instanceof Uint8Array) return 5;
  if (value instanceof BSONRegExp || value instanceof RegExp) return 11;
  if (value instanceof BSONSymbol) return 14;
  if (value instanceof Code) return value.scope ? 15 : 13;
  if (value instanceof MinKey) return -1;
  if (value instanceof MaxKey) return 127;
  return 3;
}

export const typeName = (value: unknown): string =>
  value === undefined ? 'missing' : (NAMES.get(typeNumber(value)) ?? 'object');
