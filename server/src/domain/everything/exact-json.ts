import { type AppError, invalid } from '@smoko/contract';
import { Types } from 'mongoose';

/** A stored value as it stands in a copy: money in cents, ids as `{"$oid"}`, instants as `{"$date"}`, bytes as `{"$binary"}`. */
export type Json = null | boolean | number | string | Json[] | JsonRecord;
export interface JsonRecord {
  [name: string]: Json;
}

/** How ids are called on the other side, by themselves and in texts. */
export interface Names {
  /** 24 hexadecimal digits. */
  id(hex: string): string;
  text(text: string): string;
}

/** Deeper than anything Smoko stores. */
const DEEPEST = 40;

/** Whether a value is nested so deeply that working through it could fail. */
export const isTooDeep = (value: Json, depth = 0): boolean =>
  depth > DEEPEST ||
  (typeof value === 'object' && value !== null && Object.values(value).some((inner) => isTooDeep(inner, depth + 1)));
const OID = /^[0-9a-f]{24}$/;
const INSTANT = /^[+-]?\d{4,6}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;

export const isRecord = (value: unknown): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isTyped = (value: unknown, type: string): value is object =>
  typeof value === 'object' && value !== null && '_bsontype' in value && value._bsontype === type;

/** A stored value in full. Throws for what JSON and these marks cannot hold exactly: nothing of the kind is stored. */
function toJson(value: unknown, names: Names): Json {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return names.text(value);
  if (typeof value === 'boolean') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  if (value instanceof Date) return { $date: value.toISOString() };
  if (isTyped(value, 'ObjectId')) return { $oid: names.id(value.toString()) };
  if (value instanceof Uint8Array) return { $binary: Buffer.from(value).toString('base64') };
  if (isTyped(value, 'Binary') && 'buffer' in value && value.buffer instanceof Uint8Array)
    return { $binary: Buffer.from(value.buffer).toString('base64') };
  if (Array.isArray(value)) return value.map((one) => toJson(one, names));
  if (typeof value === 'object' && !('_bsontype' in value)) return recordToJson(value, names);
  throw new TypeError(`A ${typeof value} cannot be taken out exactly.`);
}

export const recordToJson = (record: object, names: Names): JsonRecord =>
  Object.fromEntries(
    Object.entries(record)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [names.text(name), toJson(value, names)]),
  );

const broken = (why: string): AppError => invalid('file', `A record in that copy ${why}. Nothing was brought back.`);

/** The stored value that a copy holds. Throws AppError for what no copy of Smoko's holds. */
function fromJson(value: Json, names: Names): unknown {
  if (typeof value === 'string') return names.text(value);
  if (Array.isArray(value)) return value.map((one) => fromJson(one, names));
  if (!isRecord(value)) return value;
  const [first] = Object.keys(value);
  if (first?.startsWith('$')) return marked(value, names);
  return recordFromJson(value, names);
}

export function recordFromJson(record: JsonRecord, names: Names): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => {
      if (name.startsWith('$') || name === '__proto__' || name.includes('\0'))
        throw broken(`has a field with a name that is not taken: ${name.slice(0, 40)}`);
      return [names.text(name), fromJson(value, names)];
    }),
  );
}

function marked(record: JsonRecord, names: Names): unknown {
  const [[mark, value] = ['', null], ...more] = Object.entries(record);
  if (typeof value === 'string' && more.length === 0) {
    if (mark === '$oid' && OID.test(value)) return new Types.ObjectId(names.id(value));
    if (mark === '$date' && INSTANT.test(value)) {
      const date = new Date(value);
      if (Number.isFinite(date.getTime())) return date;
    }
    if (mark === '$binary' && value.length % 4 === 0 && BASE64.test(value)) return Buffer.from(value, 'base64');
  }
  throw broken('has a value of a kind that is not known');
}

/** The one way of writing a value: names in order. For sums, never for what is stored. */
export function canonical(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (!isRecord(value)) return JSON.stringify(value);
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${canonical(field)}`).join(',')}}`;
}
