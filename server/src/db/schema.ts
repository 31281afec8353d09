import { frozen, type ListRules, type StatusRules } from '@smoko/contract';
import { Schema, type SchemaDefinition } from 'mongoose';
import { ownerScope } from './owner-scope.ts';
import type { RowOf, StoredFields } from './row.ts';
import { statusGuard } from './status-guard.ts';

const DAY_SECONDS = 86_400;

/** Fields every owned record carries beside its own. */
const BASE: SchemaDefinition = frozen<SchemaDefinition>({
  user_id: { type: Schema.Types.ObjectId, required: true },
  created_at: { type: Date, required: true },
  updated_at: { type: Date, required: true },
  version: { type: Number, required: true },
});

declare const row: unique symbol;

/** The Mongoose schema of an owned table, and for the compiler the type of its records. */
export interface OwnedSchema<Row> extends Schema {
  readonly [row]?: { is: Row };
}

/** The records of a table, as its schema declares them. */
export type RowIn<S> = S extends OwnedSchema<infer Row> ? Row : never;

export interface OwnedSchemaOptions<F> {
  rules: ListRules;
  /** Deleting hides; the record goes for good after this many days. Left out: the table knows no deleting. */
  keepDeletedDays?: number;
  unique?: (keyof F & string)[][];
  /** Where its status may go. */
  statuses?: StatusRules | undefined;
}

/**
 * A schema of an owned collection with an index for the default order and for every documented filter and sort.
 * Equality on the owner and on "not deleted" leads each of them; the id is the last key.
 */
export function ownedSchema<F extends StoredFields>(
  fields: F,
  { rules, keepDeletedDays, unique = [], statuses }: OwnedSchemaOptions<F>,
): OwnedSchema<RowOf<F>> {
  // copies: Mongoose writes into what it is given, and fields are shared by schemas
  const definitions: SchemaDefinition = Object.fromEntries(
    Object.entries(fields).map(([name, definition]) => [name, { ...definition }]),
  );
  const schema = new Schema(
    {
      ...BASE,
      ...definitions,
      ...(keepDeletedDays ? { deleted_at: { type: Date, default: null } } : {}),
      ...(rules.search.length ? { words: [String] } : {}),
      /** Idempotency key of the last change. */
      applied_key: String,
    },
    { versionKey: false, minimize: false, strict: 'throw', autoCreate: false },
  );
  schema.plugin(ownerScope);
  if (statuses) schema.plugin(statusGuard, statuses);
  for (const key of listIndexes(rules, Boolean(keepDeletedDays))) schema.index(key);
  for (const names of unique)
    schema.index(Object.fromEntries(['user_id', ...names].map((name) => [name, 1])), { unique: true });
  if (keepDeletedDays) schema.index({ deleted_at: 1 }, { expireAfterSeconds: keepDeletedDays * DAY_SECONDS });
  return schema;
}

function listIndexes(rules: ListRules, softDelete: boolean): Record<string, 1 | -1>[] {
  const lead: Record<string, 1 | -1> = { user_id: 1, ...(softDelete ? { deleted_at: 1 as const } : {}) };
  const direction = rules.defaultSort.startsWith('-') ? -1 : 1;
  const field = rules.defaultSort.replace('-', '');
  const tail: Record<string, 1 | -1> = { [field]: direction, _id: direction };
  return [
    ...rules.sorts.map((sort) =>
      sort === field ? { ...lead, ...tail } : { ...lead, [sort]: 1 as const, _id: 1 as const },
    ),
    ...Object.keys(rules.filters).map((filter) =>
      filter === field ? { ...lead, ...tail } : { ...lead, [filter]: 1 as const, ...tail },
    ),
    ...(rules.search.length ? [{ ...lead, words: 1 as const, ...tail }] : []),
  ].filter((key, i, all) => all.findIndex((other) => JSON.stringify(other) === JSON.stringify(key)) === i);
}
