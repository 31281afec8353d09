import { decode, encode } from '../bson/codec.ts';
import type { Doc } from '../bson/types.ts';
import type { Collection } from '../engine/catalogue.ts';
import { insertDocument, replaceDocument } from '../engine/documents.ts';
import type { Plan, Query } from '../engine/plan.ts';
import { planQuery } from '../engine/planner.ts';
import { Row, runPlan } from '../engine/scan.ts';
import { type CompiledUpdate, seedFrom } from '../update/compile.ts';
import type { CommandContext } from './command.ts';

/** The documents a change is about, found before anything is changed, so that no document is met twice. */
export function* targets(context: CommandContext, query: Query): Generator<Row> {
  const plan: Plan = planQuery(query);
  const rows = runPlan(plan, { ...context.read, source: () => context.engine.writer });
  if (query.limit === 1) {
    const { value } = rows.next();
    if (value) yield value;
    return;
  }
  const rids = [...rows].map(({ rid }) => rid);
  for (const rid of rids) {
    const found = context.engine.writer.row<[Buffer]>(`SELECT doc FROM d${query.collection.id} WHERE rid=?`, rid);
    if (found) yield new Row(rid, found[0]);
  }
}

export interface Changed {
  before: Doc;
  after: Doc;
  modified: boolean;
}

/** Applies an update to one stored document. */
export function changeRow(context: CommandContext, collection: Collection, row: Row, update: CompiledUpdate): Changed {
  const after = update.apply(decode(row.raw), false);
  const raw = encode(after);
  const modified = !raw.equals(row.raw);
  if (modified) replaceDocument(context.engine.catalogue, collection, row.rid, row.doc, after, raw);
  return { before: row.doc, after, modified };
}

/** Inserts what an upsert without a match describes. */
export function upsertNew(context: CommandContext, collection: Collection, query: Query, update: CompiledUpdate): Doc {
  const seed = seedFrom(query.filter, update.kind === 'replacement');
  const doc = update.apply(decode(encode(seed)), true);
  const id = insertDocument(context.engine.catalogue, collection, doc);
  return { _id: id, ...doc };
}
