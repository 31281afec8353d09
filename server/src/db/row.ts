import { frozen } from '@smoko/contract';
import type { SchemaDefinitionProperty, Types } from 'mongoose';

declare const value: unique symbol;

/** Mongoose's definition of a stored field, which carries the type of the field's values for the compiler. */
export interface StoredField<T> {
  readonly [value]?: { is: T };
}
export type StoredFields = Readonly<Record<string, StoredField<unknown>>>;

/** Declares a stored field: its Mongoose definition and the type of its values, which nothing checks against each other. */
export const field = <T>(definition: SchemaDefinitionProperty): StoredField<T> => frozen(definition) as StoredField<T>;

/** The fields that every owned record has. */
export interface RowBase {
  _id: Types.ObjectId;
  user_id: Types.ObjectId;
  created_at: Date;
  updated_at: Date;
  version: number;
  /** Only in tables with soft deletion. */
  deleted_at?: Date | null;
  /** Idempotency key of the last change. */
  applied_key?: string;
  /** The words it is searched by (search-words.ts). */
  words?: string[];
}

/** The type of a stored record, inferred from the declaration of its fields. */
export type RowOf<F extends StoredFields> = Pick<RowBase, keyof RowBase> & {
  [K in keyof F]: F[K] extends StoredField<infer T> ? T : never;
};

/** A record of any table, for code that handles all tables alike. */
export type AnyRow = Pick<RowBase, keyof RowBase> & Record<string, unknown>;

/** What a query or a write accepts for a value: Mongoose casts a string to an ObjectId. */
export type Given<T> = T extends Types.ObjectId
  ? Types.ObjectId | string
  : T extends readonly (infer E)[]
    ? readonly Given<E>[]
    : T;

/** The fields that an insert or update may set; the repository sets the others. */
export type Written<Row> = {
  [K in Exclude<keyof Row, Exclude<keyof RowBase, '_id' | 'words'>>]?: Given<Row[K]>;
};
