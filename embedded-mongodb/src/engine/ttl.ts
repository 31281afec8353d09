import { type Filter, pathTest } from '../match/filter.ts';
import type { Collection, Index } from './catalogue.ts';
import { removeDocument } from './documents.ts';
import type { Engine } from './engine.ts';
import { planQuery } from './planner.ts';
import { runPlan } from './scan.ts';
import { collect, type Steps } from './steps.ts';

const BATCH = 500;

function expired(index: Index, now: number): Filter | undefined {
  const [field] = index.fields;
  if (index.expireAfterSeconds === undefined || !field) return undefined;
  const over = pathTest(field.path, { op: 'lt', value: new Date(now - index.expireAfterSeconds * 1000) });
  return { kind: 'and', children: [over, ...(index.partial?.conditions ?? [])] };
}

function* removeBatch(engine: Engine, collection: Collection, filter: Filter): Steps<number> {
  const current = engine.catalogue.find(collection.db, collection.name, true);
  if (current?.id !== collection.id) return 0;
  const written = { source: () => engine.writer };
  const plan = planQuery({ collection: current, filter, limit: BATCH }, written);
  const rows = yield* collect(runPlan(plan, written));
  for (const row of rows) removeDocument(engine.catalogue, current, row.rid, row.doc);
  return rows.length;
}

/** Removes what TTL indexes say is over, a batch at a time so that other writes get their turn. */
export async function sweepExpired(engine: Engine, now = Date.now()): Promise<number> {
  let removed = 0;
  for (const collection of engine.catalogue.all(false))
    for (const index of collection.indexes) {
      const filter = expired(index, now);
      if (!filter) continue;
      for (let batch = BATCH; batch === BATCH; removed += batch)
        batch = await engine.queue.write(() => removeBatch(engine, collection, filter), { frees: true });
    }
  return removed;
}
