import { decode } from '../bson/codec.ts';
import type { Doc } from '../bson/types.ts';
import { compileFilter } from '../match/matcher.ts';
import type { Connection } from './connection.ts';
import { type FetchedRow, fetchCollection, fetchIndex } from './fetch.ts';
import { needed, type Plan } from './plan.ts';
import { sortKeyOf } from './sort.ts';
import { PAUSE, type Pause, type Pausing, type Steps, sliceOver, sortInSteps } from './steps.ts';

/** A stored document; it is decoded only when somebody looks inside. */
export class Row {
  #doc: Doc | undefined;
  constructor(
    readonly rid: number,
    readonly raw: Buffer,
  ) {}

  get doc(): Doc {
    this.#doc ??= decode(this.raw);
    return this.#doc;
  }
}

/** Where to read from; it may change between two batches of a cursor. */
export interface ReadContext {
  source: () => Connection;
}

export interface ScanStats {
  keysExamined: number;
  docsExamined: number;
  returned: number;
}

export const newStats = (): ScanStats => ({ keysExamined: 0, docsExamined: 0, returned: 0 });

/** Runs a plan lazily: when the access gives the order, nothing is held but the page being read. */
export function* runPlan(plan: Plan, context: ReadContext, stats: ScanStats = newStats()): Generator<Row | Pause> {
  const { skip = 0, limit = 0 } = plan.query;
  const matching = matches(plan, context, stats);
  const ordered = plan.sortInMemory ? yield* sorted(plan, matching) : matching;
  let seen = 0;
  for (const row of ordered) {
    if (row === PAUSE) {
      yield PAUSE;
      continue;
    }
    if (seen++ < skip) continue;
    stats.returned++;
    yield row;
    if (limit && seen >= skip + limit) return;
  }
}

function* matches(plan: Plan, context: ReadContext, stats: ScanStats): Generator<Row | Pause> {
  const { access, query } = plan;
  const test = access.kind === 'index' && access.exact ? undefined : compileFilter(query.filter);
  const firstPage = plan.sortInMemory ? 0 : needed(query);
  const rows: Iterable<FetchedRow> =
    access.kind === 'collection'
      ? fetchCollection(query.collection, access, context.source, firstPage)
      : fetchIndex(query.collection, access, context.source, firstPage);
  const met = access.kind === 'index' && access.repeats ? new Set<number>() : undefined;
  let count = 0;
  for (const [rid, raw] of rows) {
    if ((++count & 3) === 0 && sliceOver()) yield PAUSE;
    if (access.kind === 'index') stats.keysExamined++;
    if (met) {
      if (met.has(rid)) continue;
      met.add(rid);
    }
    stats.docsExamined++;
    const row = new Row(rid, raw);
    if (!test || test(row.doc)) yield row;
  }
}

export function* documents(rows: Pausing<Row>): Generator<Doc | Pause> {
  for (const row of rows) yield row === PAUSE ? PAUSE : row.doc;
}

/** With a limit only the best rows are kept; ties stay in the order they were met. */
function* sorted(plan: Plan, rows: Pausing<Row>): Steps<Row[]> {
  const keyOf = sortKeyOf(plan.query.sort ?? []);
  const keep = needed(plan.query);
  let held: { key: Buffer; row: Row }[] = [];
  const order = (a: { key: Buffer }, b: { key: Buffer }) => Buffer.compare(a.key, b.key);
  for (const row of rows) {
    if (row === PAUSE) {
      yield PAUSE;
      continue;
    }
    held.push({ key: keyOf(row.doc), row: new Row(row.rid, row.raw) });
    if (keep && held.length >= keep * 2 + 200) held = (yield* sortInSteps(held, order)).slice(0, keep);
  }
  return (yield* sortInSteps(held, order)).map(({ row }) => row);
}
