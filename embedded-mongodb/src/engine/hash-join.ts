import { encodeKey } from '../bson/key-encoding.ts';
import { someAtPath } from '../bson/paths.ts';
import type { Filter } from '../match/filter.ts';
import { compileFilter } from '../match/matcher.ts';
import type { Collection } from './catalogue.ts';
import { fetchRow } from './fetch.ts';
import { planQuery } from './planner.ts';
import { type ReadContext, Row, runPlan } from './scan.ts';
import { PAUSE, type Pause, type Steps } from './steps.ts';

/** Documents of another collection whose field at `path` equals one of `values` (a missing field equals null). */
export interface Join {
  path: string;
  values: readonly unknown[];
  /** Shared by all lookups of one stage, so that the other collection is read once. */
  table: { collection?: number; rids?: Map<string, number[]> };
}

const keyOf = (value: unknown): string => encodeKey(value ?? null).toString('latin1');

/**
 * Answers a join that no index serves: the first call reads the whole collection into a table from value to row numbers;
 * each call then reads only what the table names, in the order of a scan, and tests it with the whole filter.
 */
export function* joinedRows(
  join: Join,
  collection: Collection,
  filter: Filter,
  context: ReadContext,
): Generator<Row | Pause> {
  const { table } = join;
  if (!table.rids || table.collection !== collection.id) {
    table.rids = yield* tableOf(join.path, collection, context);
    table.collection = collection.id;
  }
  const matches = compileFilter(filter);
  const rids = new Set<number>();
  for (const value of join.values) for (const rid of table.rids.get(keyOf(value)) ?? []) rids.add(rid);
  for (const rid of [...rids].sort((a, b) => a - b)) {
    const found = fetchRow(collection, context.source(), rid);
    const row = found && new Row(...found);
    if (row && matches(row.doc)) yield row;
  }
}

function* tableOf(path: string, collection: Collection, context: ReadContext): Steps<Map<string, number[]>> {
  const parts = path.split('.');
  const rids = new Map<string, number[]>();
  const all = planQuery({ collection, filter: { kind: 'and', children: [] }, natural: 1 }, context);
  for (const row of runPlan(all, context)) {
    if (row === PAUSE) {
      yield PAUSE;
      continue;
    }
    const keys = new Set<string>();
    someAtPath(row.doc, parts, (leaf) => {
      keys.add(keyOf(leaf));
      if (Array.isArray(leaf)) for (const element of leaf) keys.add(keyOf(element));
      return false;
    });
    for (const key of keys) {
      const known = rids.get(key);
      if (known) known.push(row.rid);
      else rids.set(key, [row.rid]);
    }
  }
  return rids;
}
