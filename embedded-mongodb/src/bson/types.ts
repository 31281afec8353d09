import {
  Binary,
  BSONRegExp,
  BSONSymbol,
  Code,
  DBRef,
  Decimal128,
  Double,
  Int32,
  Long,
  MaxKey,
  MinKey,
  ObjectId,
  Timestamp,
} from 'bson';

/** A decoded document. Numbers stay wrapped (Int32, Double, Long, Decimal128) so that a rewrite keeps their type. */
export type Doc = Record<string, unknown>;
export type NumberValue = number | bigint | Int32 | Double | Long | Decimal128;

/** What an index holds for `[]`: it sorts before null and equals nothing. */
export const EMPTY_ARRAY = Symbol('empty array');

/** Canonical BSON type order; also the first byte of an encoded key. None is 0x00 or 0xff, nor is its complement. */
export const Tag = {
  minKey: 0x05,
  emptyArray: 0x08,
  null: 0x0a,
  number: 0x14,
  string: 0x1e,
  object: 0x28,
  array: 0x32,
  binary: 0x3c,
  objectId: 0x46,
  boolean: 0x50,
  date: 0x5a,
  timestamp: 0x5f,
  regex: 0x64,
  code: 0x78,
  codeWithScope: 0x82,
  maxKey: 0xf0,
} as const;

export function typeTag(value: unknown): number {
  if (value === null || value === undefined) return Tag.null;
  if (typeof value === 'string') return Tag.string;
  if (typeof value === 'number' || typeof value === 'bigint') return Tag.number;
  if (typeof value === 'boolean') return Tag.boolean;
  if (typeof value === 'symbol') return Tag.emptyArray;
  return objectTag(value);
}

/** Of arrays, documents and what stands in them as an object of its own class. */
function objectTag(value: unknown): number {
  if (value instanceof ObjectId) return Tag.objectId;
  if (value instanceof Int32 || value instanceof Double) return Tag.number;
  if (value instanceof Date) return Tag.date;
  if (Array.isArray(value)) return Tag.array;
  if (value instanceof Timestamp) return Tag.timestamp; // before Long: Timestamp extends it
  if (value instanceof Long || value instanceof Decimal128) return Tag.number;
  if (value instanceof Binary || value instanceof Uint8Array) return Tag.binary;
  if (value instanceof BSONRegExp || value instanceof RegExp) return Tag.regex;
  if (value instanceof BSONSymbol) return Tag.string;
  if (value instanceof Code) return value.scope ? Tag.codeWithScope : Tag.code;
  if (value instanceof MinKey) return Tag.minKey;
  if (value instanceof MaxKey) return Tag.maxKey;
  return Tag.object;
}

export const isDoc = (value: unknown): value is Doc =>
  typeof value === 'object' && value !== null && !(value instanceof DBRef) && typeTag(value) === Tag.object;
export const isNumber = (value: unknown): value is NumberValue => typeTag(value) === Tag.number;

/** A reference to another document, `{$ref, $id}`: the one value whose names begin with `$` and are no operators. */
const isReference = (doc: Doc): boolean => Object.hasOwn(doc, '$ref') && Object.hasOwn(doc, '$id');

/** The names of a reference, which are allowed in paths. */
export const isReferenceName = (name: string): boolean => name === '$ref' || name === '$id' || name === '$db';

/** A document whose first key is an operator: `{$gt: 1}`, `{$set: {...}}`. */
export function isOperatorDoc(value: unknown): value is Doc {
  if (!isDoc(value)) return false;
  for (const key in value) return key.startsWith('$') && !isReference(value);
  return false;
}

/** Own property only: a field named like something on Object.prototype is missing unless it is stored. */
export const field = (doc: Doc, name: string): unknown => (Object.hasOwn(doc, name) ? doc[name] : undefined);

/** Assigns without ever touching a prototype, even for a field called `__proto__`. */
export function setField(doc: Doc, name: string, value: unknown): void {
  if (name === '__proto__')
    Object.defineProperty(doc, name, { value, writable: true, enumerable: true, configurable: true });
  else doc[name] = value;
}
