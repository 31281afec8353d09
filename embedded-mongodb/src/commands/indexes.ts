import { Int32 } from 'bson';
import { decode, encode } from '../bson/codec.ts';
import { toDouble } from '../bson/numbers.ts';
import { type Doc, isDoc, isNumber } from '../bson/types.ts';
import type { Collection, Index } from '../engine/catalogue.ts';
import { ID_INDEX, indexDocument } from '../engine/documents.ts';
import { fetchCollection } from '../engine/fetch.ts';
import { indexExists, keyFields, normaliseIndexSpec, requireIndexArray } from '../engine/index-spec.ts';
import { PAUSE, type Steps, sliceOver } from '../engine/steps.ts';
import { notSupported, ServerError } from '../errors.ts';
import { type CommandContext, type CommandTable, ensureCollection, findCollection, namespace } from './command.ts';
import { firstBatch } from './cursor-reply.ts';

const indexSpecs = (collection: Collection): Doc[] => [ID_INDEX, ...collection.indexes.map(({ spec }) => spec)];
const missing = (context: CommandContext) =>
  new ServerError(26, 'NamespaceNotFound', `ns does not exist: ${namespace(context)}`);

const isIdIndex = (spec: Doc): boolean => {
  const fields = keyFields(spec.key as Doc);
  return fields.length === 1 && fields[0]?.path === '_id' && fields[0].direction === 1;
};

function* createIndex(context: CommandContext, collection: Collection, spec: Doc): Steps<void> {
  if (isIdIndex(spec) || indexExists(indexSpecs(collection), spec)) return;
  const { catalogue, writer } = context.engine;
  const index = catalogue.addIndex(collection, spec);
  for (const [rid, raw] of fetchCollection(collection, { kind: 'collection', reverse: false }, () => writer, 0)) {
    indexDocument(catalogue, collection, index, rid, decode(raw));
    if (sliceOver()) yield PAUSE;
  }
}

function chosen(collection: Collection, wanted: unknown): Index[] {
  if (wanted === '*') return collection.indexes;
  if (Array.isArray(wanted)) return wanted.flatMap((each) => chosen(collection, each));
  if (wanted === '_id_' || (isDoc(wanted) && isIdIndex({ key: wanted })))
    throw new ServerError(72, 'InvalidOptions', 'cannot drop _id index');
  const found = collection.indexes.filter(({ name, spec }) =>
    isDoc(wanted) ? sameKey(spec.key as Doc, wanted) : name === wanted,
  );
  if (found.length === 0)
    throw new ServerError(
      27,
      'IndexNotFound',
      `index not found with name [${isDoc(wanted) ? JSON.stringify(wanted) : String(wanted)}]`,
    );
  return found;
}

const sameKey = (a: Doc, b: Doc): boolean => {
  const text = (key: Doc) => encode(Object.fromEntries(keyFields(key).map(({ path, direction }) => [path, direction])));
  return text(a).equals(text(b));
};

export const indexCommands: CommandTable = {
  createIndexes: {
    options: ['indexes', 'commitQuorum'],
    inTransaction: true,
    writes: true,
    async run(context) {
      const { commitQuorum } = context.command;
      if (isNumber(commitQuorum) && toDouble(commitQuorum) > 1)
        throw new ServerError(100, 'UnsatisfiableCommitQuorum', 'Not enough data-bearing nodes');
      const specs = requireIndexArray(context.command.indexes).map(normaliseIndexSpec);
      return context.write(function* () {
        const existed = findCollection(context) !== undefined;
        const collection = ensureCollection(context);
        const before = collection.indexes.length + 1;
        for (const spec of specs) yield* createIndex(context, collection, spec);
        const after = collection.indexes.length + 1;
        const note = before === after ? { note: 'all indexes already exist' } : {};
        return {
          numIndexesBefore: new Int32(before),
          numIndexesAfter: new Int32(after),
          createdCollectionAutomatically: !existed,
          ...note,
          ok: 1,
        };
      });
    },
  },
  listIndexes: {
    options: ['cursor', 'includeBuildUUIDs', 'includeIndexBuildInfo'],
    *run(context) {
      const collection = findCollection(context);
      if (!collection) throw missing(context);
      return yield* firstBatch(context, namespace(context), indexSpecs(collection).map(encode), { batchSize: 1000 });
    },
  },
  dropIndexes: {
    options: ['index'],
    async run(context) {
      return context.write(() => {
        const collection = findCollection(context);
        if (!collection) throw missing(context);
        const before = collection.indexes.length + 1;
        for (const index of new Set(chosen(collection, context.command.index)))
          context.engine.catalogue.dropIndex(collection, index);
        return { nIndexesWas: new Int32(before), ok: 1 };
      });
    },
  },
  /** Only the lifetime of a TTL index can be changed. */
  collMod: {
    options: [
      'index',
      'validator',
      'validationLevel',
      'validationAction',
      'viewOn',
      'pipeline',
      'expireAfterSeconds',
      'changeStreamPreAndPostImages',
    ],
    async run(context) {
      const { index, ...others } = context.command;
      for (const option of [
        'validator',
        'viewOn',
        'pipeline',
        'expireAfterSeconds',
        'validationLevel',
        'validationAction',
        'changeStreamPreAndPostImages',
      ])
        if (others[option] !== undefined) throw notSupported(`collMod with '${option}'`);
      return context.write(() => {
        const collection = findCollection(context);
        if (!collection) throw missing(context);
        if (!isDoc(index)) return { ok: 1 };
        const { name, keyPattern, expireAfterSeconds, ...rest } = index;
        if (Object.keys(rest).length || expireAfterSeconds === undefined)
          throw notSupported('collMod of an index other than expireAfterSeconds');
        const [found] = chosen(collection, name ?? keyPattern);
        if (!found) throw new ServerError(27, 'IndexNotFound', 'index not found');
        const spec = normaliseIndexSpec({ ...found.spec, expireAfterSeconds });
        context.engine.catalogue.changeIndex(found, spec);
        return { ok: 1 };
      });
    },
  },
};
