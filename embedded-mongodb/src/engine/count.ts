import type { Connection } from './connection.ts';
import type { Plan } from './plan.ts';
import { type ReadContext, runPlan, type ScanStats } from './scan.ts';

/** The number of results. When the index says it all, its keys are counted and no document is read. */
export function countPlan(plan: Plan, context: ReadContext, stats: ScanStats): { count: number; covered: boolean } {
  const { access, query } = plan;
  const { skip = 0, limit = 0 } = query;
  const window = (all: number): number => Math.min(Math.max(0, all - skip), limit || Number.POSITIVE_INFINITY);
  if (access.kind === 'collection' && query.filter.kind === 'and' && query.filter.children.length === 0) {
    const all = context.source().row<[number]>(`SELECT count(*) FROM d${query.collection.id}`)?.[0] ?? 0;
    return { count: window(all), covered: true };
  }
  if (access.kind === 'index' && access.exact) {
    const all = countKeys(plan, context.source(), stats);
    stats.returned = 1;
    return { count: window(all), covered: true };
  }
  let count = 0;
  for (const _ of runPlan(plan, context, stats)) count++;
  return { count, covered: false };
}

function countKeys({ access, query }: Plan, source: Connection, stats: ScanStats): number {
  if (access.kind !== 'index') return 0;
  const table = access.index === '_id_' ? `d${query.collection.id}` : `i${access.index.id}`;
  if (!access.repeats) {
    let count = 0;
    for (const { low, high } of access.intervals)
      count += source.row<[number]>(`SELECT count(*) FROM ${table} WHERE k>=? AND k<?`, low, high)?.[0] ?? 0;
    stats.keysExamined += count;
    return count;
  }
  const rids = new Set<number>();
  for (const { low, high } of access.intervals)
    for (const [rid] of source.rows<[number]>(`SELECT rid FROM ${table} WHERE k>=? AND k<?`, low, high)) {
      stats.keysExamined++;
      rids.add(rid);
    }
  return rids.size;
}
