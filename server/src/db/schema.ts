import { frozen, type ListRules, type StatusRules } from '@smoko/contract';
import { Schema, type SchemaDefinition } from 'mongoose';
import { ownerScope } from './owner-scope.ts';
import type { RowOf, StoredFields } from './row.ts';
import { statusGuard } from './status-guard.ts';

const DAY_SECONDS = 86_400;

/** The fields that every owned record has. */
const BASE: SchemaDefinition = frozen<SchemaDefinition>({
  user_id: { type: Schema.Types.ObjectId, required: true },
  created_at: { type: Date, required: true },
  updated_at: { type: Date, required: true },
  version: { type: Number, required: true },
});

declare const row: unique symbol;

/** The Mongoose schema of an owned table, which carries the type of its rows for the compiler. */
export interface OwnedSchema<Row> extends Schema {
  readonly [row]?: { is: Row };
}

/** The row type of a schema. */
export type RowIn<S> = S extends OwnedSchema<infer Row> ? Row : never;

export interface OwnedSchemaOptions<F> {
  rules: ListRules;
  /** Deleted records are hidden, and removed for good after this many days. Left out: no soft deletion. */
  keepDeletedDays?: number;
  unique?: (keyof F & string)[][];
  /** Which status may follow which. */
  statuses?: StatusRules | undefined;
}

/**
 * The schema of an owned collection, with an index for its default order and for every documented filter and sort. Each
 * index starts with the owner and "not deleted", and ends with the id.
 */
export function ownedSchema<F extends StoredFields>(
  fields: F,
  { rules, keepDeletedDays, unique = [], statuses }: OwnedSchemaOptions<F>,
): OwnedSchema<RowOf<F>> {
  // copied, because Mongoose changes the definitions it is given, and schemas share them
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
