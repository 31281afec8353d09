import { Types } from 'mongoose';
import type { StoredChange } from './write-call.ts';

export type StoredDoc = Record<string, unknown> & {
  _id: Types.ObjectId;
  user_id: Types.ObjectId;
  created_at: Date;
  updated_at: Date;
  version: number;
};

/** Fields that belong to storage, not to the record. */
const INTERNAL = new Set(['_id', 'words', 'reach', 'applied_key', 'deleted_at']);

/** A stored document as plain data: hexadecimal ids, ISO instants, cents. What receipts keep and services return. */
export function toPlain(doc: StoredDoc): Record<string, unknown> {
  const fields = Object.entries(doc).filter(([name]) => !INTERNAL.has(name));
  return { id: doc._id.toHexString(), ...Object.fromEntries(fields.map(([name, value]) => [name, plain(value)])) };
}

function plain(value: unknown): unknown {
  if (value instanceof Types.ObjectId) return value.toHexString();
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(plain);
  if (value && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([k, v]) => [k, plain(v)]));
  return value ?? null;
}

export const changeOf = (
  entity: string,
  op: StoredChange['op'],
  id: Types.ObjectId,
  before: StoredDoc | null,
  after: StoredDoc | null,
): StoredChange => ({
  entity,
  op,
  record_id: id.toHexString(),
  before: before && toPlain(before),
  after: after && toPlain(after),
});
