import { z } from 'zod';
import { LIMITS } from './constants.ts';
import { defineOperation } from './operation.ts';
import type { StatusRules } from './statuses.ts';
import { dateSchema, idSchema, instantSchema, searchText } from './values.ts';

/** Fields every record carries. `version` counts changes: send it back with an update to be told of a clash. */
export const recordBase = {
  id: idSchema,
  user_id: idSchema,
  created_at: instantSchema,
  updated_at: instantSchema,
  version: z.int(),
};

/** How a list can be narrowed, ordered and searched. Every combination named here has an index. */
export interface ListRules<F extends z.ZodRawShape = z.ZodRawShape> {
  /** Query parameters that select by equality. */
  filters: F;
  /** Days that `<field>_from` and `<field>_to` select by, both included. Ordered by that field they are one index range. */
  ranges?: readonly string[];
  /** Fields `sort` accepts, each also with a leading `-`. */
  sorts: readonly [string, ...string[]];
  defaultSort: string;
  /** Fields whose word starts `q` matches; none means the list has no `q`. */
  search: readonly string[];
}

export const pageOf = <R extends z.ZodType>(record: R) =>
  z.object({ data: z.array(record), next_cursor: z.string().nullable() });

const limitSchema = z.coerce
  .number('limit is a number from 1 to 100.')
  .int('limit is a whole number.')
  .min(1, 'limit is at least 1.')
  .max(LIMITS.pageMax, `limit is at most ${LIMITS.pageMax}.`)
  .default(LIMITS.pageDefault);

/** What a list is paged by. */
export const pageInput = { limit: limitSchema, cursor: z.string().max(1_000).optional() };

/** limit, cursor, sort, q and the table's own filters; anything else is refused. */
export function listInput<F extends z.ZodRawShape>(rules: ListRules<F>) {
  const sorts = rules.sorts.flatMap((field) => [field, `-${field}`]) as [string, ...string[]];
  return z.strictObject({
    ...pageInput,
    sort: z.enum(sorts).default(rules.defaultSort),
    ...(rules.search.length ? { q: searchText() } : ({} as { q: z.ZodOptional<z.ZodString> })),
    ...(Object.fromEntries(
      (rules.ranges ?? [])
        .flatMap((name) => [`${name}_from`, `${name}_to`])
        .map((name) => [name, dateSchema.optional()]),
    ) as Record<never, never>),
    ...(Object.fromEntries(
      Object.entries(rules.filters).map(([name, schema]) => [name, (schema as z.ZodType).optional()]),
    ) as unknown as { [K in keyof F]: z.ZodOptional<F[K]> }),
  });
}

export interface TableDeclaration<
  R extends z.ZodType,
  C extends z.ZodRawShape,
  U extends z.ZodRawShape,
  F extends z.ZodRawShape,
> {
  /** Path segment: `admin-tasks`. */
  path: string;
  /** Name in events, receipts and approvals: `admin_tasks`. */
  table: string;
  /** One of them, for people: `job`, `to-do`. */
  noun: string;
  plural: string;
  record: R;
  create: C;
  /** Fields a PATCH may carry; all become optional. */
  update: U;
  /** Where its status may go, if it has one. */
  statuses?: StatusRules;
  list: ListRules<F>;
}

const idInput = z.strictObject({ id: idSchema });

/** The list of a table's records, or with `deleted` of those that were deleted and can still be brought back. */
const tableListInput = <F extends z.ZodRawShape>(rules: ListRules<F>) =>
  listInput(rules).extend({ deleted: z.enum(['true', 'false']).optional() });

/** list, get, create, update, delete and restore of one table, as operations. */
export function defineTable<
  R extends z.ZodType,
  C extends z.ZodRawShape,
  U extends z.ZodRawShape,
  F extends z.ZodRawShape,
>(t: TableDeclaration<R, C, U, F>) {
  const base = `/api/${t.path}`;
  const tag = t.path;
  return {
    ...t,
    operations: {
      list: defineOperation({
        id: `${t.path}.list`,
        method: 'GET',
        path: base,
        risk: 'read',
        tag,
        summary: `List ${t.plural}`,
        input: tableListInput(t.list),
        output: pageOf(t.record),
      }),
      get: defineOperation({
        id: `${t.path}.get`,
        method: 'GET',
        path: `${base}/{id}`,
        risk: 'read',
        tag,
        summary: `Show one ${t.noun}`,
        input: idInput,
        output: t.record,
      }),
      create: defineOperation({
        id: `${t.path}.create`,
        method: 'POST',
        path: base,
        risk: 'write',
        status: 201,
        tag,
        summary: `Create a ${t.noun}`,
        input: z.strictObject(t.create),
        output: t.record,
      }),
      update: defineOperation({
        id: `${t.path}.update`,
        method: 'PATCH',
        path: `${base}/{id}`,
        risk: 'write',
        tag,
        summary: `Change a ${t.noun}`,
        input: z.strictObject({ id: idSchema, version: z.int().optional(), ...z.object(t.update).partial().shape }),
        output: t.record,
      }),
      delete: defineOperation({
        id: `${t.path}.delete`,
        method: 'DELETE',
        path: `${base}/{id}`,
        risk: 'destructive',
        status: 204,
        tag,
        summary: `Delete a ${t.noun} (kept for 30 days)`,
        input: idInput,
        output: z.null(),
      }),
      restore: defineOperation({
        id: `${t.path}.restore`,
        method: 'POST',
        path: `${base}/{id}/restore`,
        risk: 'write',
        tag,
        summary: `Bring back a deleted ${t.noun}, for 30 days`,
        input: idInput,
        output: t.record,
      }),
    },
  };
}
