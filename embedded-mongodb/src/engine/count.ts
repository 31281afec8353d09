import type { Connection } from './connection.ts';
import type { Interval } from './intervals.ts';
import type { Plan } from './plan.ts';
import { type ReadContext, runPlan, type ScanStats } from './scan.ts';
import { PAUSE, type Steps, sliceOver } from './steps.ts';

/** The number of results. When the index says it all, its keys are counted and no document is read. */
export function* countPlan(
  plan: Plan,
  context: ReadContext,
  stats: ScanStats,
): Steps<{ count: number; covered: boolean }> {
  const { access, query } = plan;
  const { skip = 0, limit = 0 } = query;
  const window = (all: number): number => Math.min(Math.max(0, all - skip), limit || Number.POSITIVE_INFINITY);
  if (access.kind === 'collection' && query.filter.kind === 'and' && query.filter.children.length === 0) {
    const all = context.source().row<[number]>(`SELECT count(*) FROM d${query.collection.id}`)?.[0] ?? 0;
    return { count: window(all), covered: true };
  }
  if (access.kind === 'index' && access.exact) {
    const all = yield* countKeys(plan, context.source, stats);
    stats.returned = 1;
    return { count: window(all), covered: true };
  }
  let count = 0;
  for (const row of runPlan(plan, context, stats))
    if (row === PAUSE) yield PAUSE;
    else count++;
  return { count, covered: false };
}

const PAGE = 10_000;

function* countKeys({ access, query }: Plan, source: () => Connection, stats: ScanStats): Steps<number> {
  if (access.kind !== 'index') return 0;
  const table = access.index === '_id_' ? `d${query.collection.id}` : `i${access.index.id}`;
  if (access.repeats) return yield* countDocuments(table, access.intervals, source, stats);
  for (const { low, high } of access.intervals) {
    const few = `SELECT count(*) FROM (SELECT 1 FROM ${table} WHERE k>=? AND k<? LIMIT ${PAGE})`;
    const [count = 0] = source().row<[number]>(few, low, high) ?? [];
    stats.keysExamined += count < PAGE ? count : yield* countMany(table, low, high, source);
  }
  return stats.keysExamined;
}

/** A page at a time: finds the key where each page ends. */
function* countMany(table: string, low: Buffer, high: Buffer, source: () => Connection): Steps<number> {
  const after = `FROM ${table} WHERE (k, rid)>(?, ?) AND k<?`;
  let [count, k, rid] = [0, low, -1];
  for (;;) {
    const end = source().row<[Buffer, number]>(
      `SELECT k, rid ${after} ORDER BY k, rid LIMIT 1 OFFSET ${PAGE - 1}`,
      k,
      rid,
      high,
    );
    if (!end) return count + (source().row<[number]>(`SELECT count(*) ${after}`, k, rid, high)?.[0] ?? 0);
    count += PAGE;
    [k, rid] = end;
    if (sliceOver()) yield PAUSE;
  }
}

/** Keys of array elements: a document may have several. */
function* countDocuments(
  table: string,
  intervals: Interval[],
  source: () => Connection,
  stats: ScanStats,
): Steps<number> {
  const rids = new Set<number>();
  const sql = `SELECT rid, k FROM ${table} WHERE (k, rid)>(?, ?) AND k<? ORDER BY k, rid LIMIT ${PAGE}`;
  for (const { low, high } of intervals)
    for (let last: [number, Buffer] | undefined = [-1, low]; last; ) {
      const rows: [number, Buffer][] = source().rows<[number, Buffer]>(sql, last[1], last[0], high);
      stats.keysExamined += rows.length;
      for (const [rid] of rows) rids.add(rid);
      last = rows.length === PAGE ? rows.at(-1) : undefined;
      if (sliceOver()) yield PAUSE;
    }
  return rids.size;
}
