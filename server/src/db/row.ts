import { frozen } from '@smoko/contract';
import type { SchemaDefinitionProperty, Types } from 'mongoose';

declare const value: unique symbol;

/** A field of a stored record: what Mongoose is told of it, and for the compiler the type of its value. */
export interface StoredField<T> {
  readonly [value]?: { is: T };
}
export type StoredFields = Readonly<Record<string, StoredField<unknown>>>;

/** Gives what Mongoose is told of a field the type that its values have. */
export const field = <T>(definition: SchemaDefinitionProperty): StoredField<T> => frozen(definition) as StoredField<T>;

/** What every owned record carries beside its own fields. */
export interface RowBase {
  _id: Types.ObjectId;
  user_id: Types.ObjectId;
  created_at: Date;
  updated_at: Date;
  version: number;
  /** Only in tables that hide what is deleted. */
  deleted_at?: Date | null;
  /** Idempotency key of the last change. */
  applied_key?: string;
  /** What a search finds it by (search-words.ts). */
  words?: string[];
}

/** A record as it is stored, from the declaration of its fields. */
export type RowOf<F extends StoredFields> = Pick<RowBase, keyof RowBase> & {
  [K in keyof F]: F[K] extends StoredField<infer T> ? T : never;
};

/** A record of any table, for code that treats all tables alike. */
export type AnyRow = Pick<RowBase, keyof RowBase> & Record<string, unknown>;

/** How a value may be given to a query or a write: Mongoose makes an id of its hexadecimal digits. */
export type Given<T> = T extends Types.ObjectId
  ? Types.ObjectId | string
  : T extends readonly (infer E)[]
    ? readonly Given<E>[]
    : T;

/** What an insert or an update sets; the repository sees to the rest. */
export type Written<Row> = {
  [K in Exclude<keyof Row, Exclude<keyof RowBase, '_id' | 'words'>>]?: Given<Row[K]>;
};
