import { ClientSession, Collection, Db, type Document, MongoClient } from 'mongodb';
import type { Entities } from './entities.ts';
import type { Operation } from './format.ts';

type Options = Document;
type Table<Target> = Record<string, (target: Target, args: Document, options: Options) => unknown>;

/** Splits what the driver takes as arguments from what it takes as options. */
function take(args: Document, ...names: string[]): unknown[] {
  return names.map((name) => args[name]);
}

const lower = (options: Options): Options =>
  options.returnDocument ? { ...options, returnDocument: String(options.returnDocument).toLowerCase() } : options;
const without = (args: Document, ...names: string[]): Options =>
  lower(Object.fromEntries(Object.entries(args).filter(([name]) => !names.includes(name))));

// biome-ignore lint/suspicious/noExplicitAny: the arguments come from files, in the form the driver wants
type Any = any;
const call =
  <Target>(method: string, ...names: string[]) =>
  (target: Target, args: Document): unknown =>
    (target as Any)[method](...take(args, ...names), without(args, ...names));
const listed =
  <Target>(method: string, ...names: string[]) =>
  (target: Target, args: Document): unknown =>
    (target as Any)[method](...take(args, ...names), without(args, ...names)).toArray();

const COLLECTION: Table<Collection> = {
  aggregate: listed('aggregate', 'pipeline'),
  bulkWrite: call('bulkWrite', 'requests'),
  count: call('count', 'filter'),
  countDocuments: call('countDocuments', 'filter'),
  createIndex: call('createIndex', 'keys'),
  deleteMany: call('deleteMany', 'filter'),
  deleteOne: call('deleteOne', 'filter'),
  distinct: call('distinct', 'fieldName', 'filter'),
  estimatedDocumentCount: call('estimatedDocumentCount'),
  find: listed('find', 'filter'),
  findOne: call('findOne', 'filter'),
  findOneAndDelete: call('findOneAndDelete', 'filter'),
  findOneAndReplace: call('findOneAndReplace', 'filter', 'replacement'),
  findOneAndUpdate: call('findOneAndUpdate', 'filter', 'update'),
  insertMany: call('insertMany', 'documents'),
  insertOne: call('insertOne', 'document'),
  listIndexes: listed('listIndexes'),
  replaceOne: call('replaceOne', 'filter', 'replacement'),
  updateMany: call('updateMany', 'filter', 'update'),
  updateOne: call('updateOne', 'filter', 'update'),
};

const DATABASE: Table<Db> = {
  aggregate: listed('aggregate', 'pipeline'),
  createCollection: call('createCollection', 'collection'),
  dropCollection: call('dropCollection', 'collection'),
  listCollections: listed('listCollections', 'filter'),
  modifyCollection: (db, { collection, session, ...changes }) =>
    db.command({ collMod: collection, ...changes }, session ? { session } : {}),
  runCommand: (db, { command, commandName: _name, ...options }) => db.command(command, options),
};

const SESSION: Table<ClientSession> = {
  abortTransaction: (session) => session.abortTransaction(),
  commitTransaction: (session, args) => session.commitTransaction(args),
  endSession: (session) => session.endSession(),
  getSnapshotTime: (session) => (session as Any).snapshotTime,
  startTransaction: (session, args) => session.startTransaction(args),
};

/** A model of a bulk write: `{insertOne: {namespace, document}}` in the file, `{name, ...}` for the driver. */
const models = (requests: Document[]): Document[] =>
  requests.map((request) => {
    const [name, model] = Object.entries(request)[0] as [string, Document];
    return { name, ...model };
  });

const CLIENT: Table<MongoClient> = {
  clientBulkWrite: (client, { models: requests, ...options }) => client.bulkWrite(models(requests) as Any, options),
  listDatabases: async (client, args) => (await client.db().admin().listDatabases(args)).databases,
};

/** Runs an operation on the entity it names and gives the result the way the files write it. */
export async function runOperation(
  operation: Operation,
  entities: Entities,
  runInside: (operations: Operation[]) => Promise<void>,
): Promise<unknown> {
  const { name, object } = operation;
  const { session, ...rest } = operation.arguments ?? {};
  const args: Document = session ? { ...rest, session: entities.session(session) } : rest;
  const target = entities.value(object);
  if (target instanceof ClientSession && name === 'withTransaction') {
    const { callback, ...options } = args;
    return target.withTransaction(() => runInside(callback), options);
  }
  const table = tableOf(target);
  const run = table?.[name];
  if (!run) throw new Error(`the runner does not know the operation ${name} of ${object}`);
  return plainResult(await run(target, args, {}));
}

function tableOf(target: unknown): Table<Any> | undefined {
  if (target instanceof Collection) return COLLECTION;
  if (target instanceof Db) return DATABASE;
  if (target instanceof ClientSession) return SESSION;
  return target instanceof MongoClient ? CLIENT : undefined;
}

/** Results of bulk writes have their counts as getters. */
export function plainResult(result: unknown): unknown {
  if (typeof result !== 'object' || result === null || !('insertedCount' in result) || !('upsertedIds' in result))
    return result;
  const names = [
    'insertedCount',
    'matchedCount',
    'modifiedCount',
    'deletedCount',
    'upsertedCount',
    'insertedIds',
    'upsertedIds',
  ];
  return Object.fromEntries(names.map((name) => [name, (result as Document)[name]]));
}
