import { stageEntry } from '../aggregate/pipeline.ts';
import { decode, encode } from '../bson/codec.ts';
import { type Doc, field, isDoc } from '../bson/types.ts';
import { insertDocument, removeDocument } from '../engine/documents.ts';
import { collect, PAUSE, type Steps, sliceOver } from '../engine/steps.ts';
import { failedToParse, notSupported } from '../errors.ts';
import { pathTest } from '../match/filter.ts';
import { compileUpdate } from '../update/compile.ts';
import { changeRow, targets } from './change.ts';
import { type CommandContext, ensureCollection } from './command.ts';

/** Where `$out` or `$merge` writes. */
export interface Destination {
  name: string;
  write: (context: CommandContext, documents: Doc[]) => Steps<void>;
}

/** `$out` or `$merge` as the last stage; only into the same database. */
export function parseDestination(pipeline: unknown[], db: string): Destination | undefined {
  const last = pipeline.at(-1);
  if (!isDoc(last)) return undefined;
  if ('$out' in last || '$merge' in last) stageEntry(last); // nothing else beside it
  if (last.$out !== undefined) return out(targetName(last.$out, db, '$out'));
  return last.$merge === undefined ? undefined : merge(last.$merge, db);
}

function targetName(target: unknown, db: string, stage: string): string {
  if (typeof target === 'string') return target;
  const surplus = isDoc(target) ? Object.keys(target).find((key) => key !== 'db' && key !== 'coll') : undefined;
  if (surplus) throw notSupported(`'${surplus}' of ${stage}`);
  if (!isDoc(target) || typeof target.coll !== 'string') throw failedToParse(`${stage} needs a collection name`);
  if (target.db !== undefined && target.db !== db) throw notSupported(`${stage} into another database`);
  return target.coll;
}

function out(name: string): Destination {
  return {
    name,
    *write(context, documents) {
      const collection = ensureCollection(context, name);
      for (const row of targets(context, { collection, filter: { kind: 'and', children: [] } }))
        if (row === PAUSE) yield PAUSE;
        else removeDocument(context.engine.catalogue, collection, row.rid, row.doc);
      for (const doc of documents) {
        insertDocument(context.engine.catalogue, collection, doc);
        if (sliceOver()) yield PAUSE;
      }
    },
  };
}

function merge(spec: unknown, db: string): Destination {
  const {
    into,
    on = '_id',
    whenMatched = 'merge',
    whenNotMatched = 'insert',
    ...rest
  }: Doc = isDoc(spec) ? spec : { into: spec };
  if (Object.keys(rest).length) throw notSupported(`The $merge option '${Object.keys(rest)[0]}'`);
  if (on !== '_id') throw notSupported("$merge on fields other than '_id'");
  if (!['merge', 'replace', 'keepExisting', 'fail'].includes(String(whenMatched)))
    throw notSupported('This whenMatched of $merge');
  if (!['insert', 'discard', 'fail'].includes(String(whenNotMatched)))
    throw failedToParse('whenNotMatched of $merge must be insert, discard or fail');
  const name = targetName(into, db, '$merge');
  return {
    name,
    *write(context, documents) {
      for (const doc of documents) {
        yield* mergeOne(context, name, doc, String(whenMatched), String(whenNotMatched));
        if (sliceOver()) yield PAUSE;
      }
    },
  };
}

function* mergeOne(
  context: CommandContext,
  name: string,
  doc: Doc,
  whenMatched: string,
  whenNotMatched: string,
): Steps<void> {
  const collection = ensureCollection(context, name);
  const id = field(doc, '_id');
  const filter = pathTest('_id', { op: 'eq', value: id });
  const [row] = id === undefined ? [] : yield* collect(targets(context, { collection, filter, limit: 1 }));
  if (!row) {
    if (whenNotMatched === 'fail')
      throw failedToParse('$merge could not find a matching document in the target collection');
    if (whenNotMatched === 'insert') insertDocument(context.engine.catalogue, collection, doc);
    return;
  }
  if (whenMatched === 'fail') return void insertDocument(context.engine.catalogue, collection, doc);
  if (whenMatched === 'keepExisting') return;
  const update = whenMatched === 'merge' ? { $set: decode(encode(doc)) } : doc;
  changeRow(context, collection, row, compileUpdate({ update, filter }));
}
