import { Int32 } from 'bson';
import { encode } from '../bson/codec.ts';
import { type Doc, isDoc } from '../bson/types.ts';
import { ID_INDEX } from '../engine/documents.ts';
import { badValue, notSupported, ServerError } from '../errors.ts';
import { compileFilter } from '../match/matcher.ts';
import { parseFilter } from '../match/parse.ts';
import {
  type CommandContext,
  type CommandTable,
  collectionName,
  findCollection,
  namespace,
  refuseCollation,
} from './command.ts';
import { firstBatch } from './cursor-reply.ts';

const REFUSED = [
  'capped',
  'size',
  'max',
  'timeseries',
  'viewOn',
  'pipeline',
  'validator',
  'validationLevel',
  'validationAction',
  'storageEngine',
  'clusteredIndex',
  'expireAfterSeconds',
  'changeStreamPreAndPostImages',
  'encryptedFields',
];

function create(context: CommandContext): Promise<Doc> {
  const { command } = context;
  for (const option of REFUSED)
    if (command[option] !== undefined && command[option] !== false) throw notSupported(`create with '${option}'`);
  if (command.autoIndexId === false || command.indexOptionDefaults !== undefined || command.flags !== undefined)
    throw notSupported("create with 'autoIndexId', 'indexOptionDefaults' or 'flags'");
  const { idIndex } = command;
  if (isDoc(idIndex) && Object.keys(idIndex).some((key) => !['v', 'key', 'name', 'ns'].includes(key)))
    throw notSupported("create with an 'idIndex' of its own");
  refuseCollation(command.collation);
  const name = collectionName(context);
  return context.write(() => {
    const existing = findCollection(context);
    if (!existing) context.engine.catalogue.create(context.db, name);
    return { ok: 1 };
  });
}

function renameCollection(context: CommandContext): Promise<Doc> {
  const { renameCollection: from, to, dropTarget } = context.command;
  const split = (name: unknown): [string, string] => {
    const dot = String(name).indexOf('.');
    if (typeof name !== 'string' || dot < 1)
      throw new ServerError(73, 'InvalidNamespace', `Invalid namespace specified '${String(name)}'`);
    return [name.slice(0, dot), name.slice(dot + 1)];
  };
  const { catalogue } = context.engine;
  return context.write(() => {
    const collection = catalogue.find(...split(from), true);
    if (!collection) throw new ServerError(26, 'NamespaceNotFound', `Source collection ${String(from)} does not exist`);
    const [db, name] = split(to);
    const target = catalogue.find(db, name, true);
    if (target === collection) throw new ServerError(20, 'IllegalOperation', "Can't rename a collection to itself");
    if (target && dropTarget !== true) throw new ServerError(48, 'NamespaceExists', 'target namespace exists');
    if (target) catalogue.drop(target);
    catalogue.rename(collection, db, name);
    return { ok: 1 };
  });
}

function* listCollections(context: CommandContext) {
  const { filter, nameOnly, cursor } = context.command;
  const matches = compileFilter(parseFilter(filter));
  const found = context.engine
    .store()
    .all()
    .filter(({ db }) => db === context.db)
    .map(({ name, options, uuid }) =>
      nameOnly === true
        ? { name, type: 'collection' }
        : { name, type: 'collection', options, info: { readOnly: false, uuid }, idIndex: ID_INDEX },
    )
    .filter(matches);
  return yield* firstBatch(context, `${context.db}.$cmd.listCollections`, found.map(encode), {
    batchSize: isDoc(cursor) ? cursor.batchSize : undefined,
  });
}

export const collectionCommands: CommandTable = {
  create: {
    options: [...REFUSED, 'collation', 'autoIndexId', 'idIndex', 'indexOptionDefaults', 'flags'],
    inTransaction: true,
    writes: true,
    run: create,
  },
  drop: {
    options: [],
    run: (context) =>
      context.write(() => {
        const collection = findCollection(context);
        if (!collection) return { ns: namespace(context), ok: 1 };
        const nIndexesWas = new Int32(collection.indexes.length + 1);
        context.engine.catalogue.drop(collection);
        return { nIndexesWas, ns: namespace(context), ok: 1 };
      }),
  },
  dropDatabase: {
    options: [],
    run: (context) =>
      context.write(() => {
        const { catalogue } = context.engine;
        for (const collection of catalogue.all(true)) if (collection.db === context.db) catalogue.drop(collection);
        return { dropped: context.db, ok: 1 };
      }),
  },
  renameCollection: {
    options: ['to', 'dropTarget'],
    run(context) {
      if (context.db !== 'admin') throw badValue('renameCollection may only be run against the admin database.');
      return renameCollection(context);
    },
  },
  listCollections: { options: ['filter', 'nameOnly', 'authorizedCollections', 'cursor'], run: listCollections },
};
