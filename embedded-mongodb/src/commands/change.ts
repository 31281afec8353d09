import { decode, encode } from '../bson/codec.ts';
import type { Doc } from '../bson/types.ts';
import type { Collection } from '../engine/catalogue.ts';
import { insertDocument, replaceDocument } from '../engine/documents.ts';
import { fetchRow } from '../engine/fetch.ts';
import type { Query } from '../engine/plan.ts';
import { planQuery } from '../engine/planner.ts';
import { Row, runPlan } from '../engine/scan.ts';
import { collect, PAUSE, type Pause, sliceOver } from '../engine/steps.ts';
import { type CompiledUpdate, seedFrom } from '../update/compile.ts';
import type { CommandContext } from './command.ts';

/** The documents a change is about, found before anything is changed, so that no document is met twice. */
export function* targets(context: CommandContext, query: Query): Generator<Row | Pause> {
  const written = { ...context.read, source: () => context.engine.writer };
  const rows = runPlan(planQuery(query, written), written);
  if (query.limit === 1) {
    yield* rows;
    return;
  }
  const rids = (yield* collect(rows)).map(({ rid }) => rid);
  for (const rid of rids) {
    const found = fetchRow(query.collection, context.engine.writer, rid);
    if (found) yield new Row(...found);
    if (sliceOver()) yield PAUSE;
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
