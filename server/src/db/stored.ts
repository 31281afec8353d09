import { Types } from 'mongoose';
import type { AnyRow, RowBase } from './row.ts';
import type { StoredChange } from './write-call.ts';

/** Fields that only storage uses; neither the API nor receipts show them. */
const INTERNAL = ['_id', 'words', 'reach', 'freed', 'applied_key', 'deleted_at'] as const;
const isInternal = (name: string): boolean => INTERNAL.some((one) => one === name);

/** A stored value as plain data: ids in hexadecimal, instants in ISO 8601, missing values as null. */
type Plain<T> = T extends Types.ObjectId | Date
  ? string
  : T extends undefined
    ? null
    : T extends readonly (infer E)[]
      ? Plain<E>[]
      : T extends object
        ? { [K in keyof T]: object extends Pick<T, K> ? Plain<Exclude<T[K], undefined>> : Plain<T[K]> }
        : T;
export type PlainRow<Row> = { id: string } & {
  [K in Exclude<keyof Row, (typeof INTERNAL)[number]>]: Plain<Row[K]>;
};

/** A stored row as plain data (ids in hexadecimal, ISO instants, cents), as receipts keep it and services return it. */
export function toPlain<Row extends RowBase>(row: Row): PlainRow<Row> {
  const fields = Object.entries(row).filter(([name]) => !isInternal(name));
  const shown = {
    id: row._id.toHexString(),
    ...Object.fromEntries(fields.map(([name, value]) => [name, plain(value)])),
  };
  return shown as PlainRow<Row>;
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
  before: AnyRow | null,
  after: AnyRow | null,
): StoredChange => ({
  entity,
  op,
  record_id: id.toHexString(),
  before: before && toPlain(before),
  after: after && toPlain(after),
});
