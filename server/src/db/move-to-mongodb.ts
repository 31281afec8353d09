import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import mongoose, { type mongo } from 'mongoose';
import { DATABASE_FILE, databaseFolder } from './embedded-data.ts';

/** A copied collection. The hash is SHA-256 over the documents' BSON in the order of `_id`; it was compared with the target's. */
export interface MovedCollection {
  name: string;
  documents: number;
  indexes: number;
  sha256: string;
}

/** The move was refused, or the copy differs from the original. */
class MoveError extends Error {
  override name = 'MoveError';
}

const BATCH = 500;
const TIMEOUT_MS = 5_000;
/** A collection that exists in the target while a move is under way: it tells an interrupted move from a database in use. */
const MOVE_MARKER = 'smoko_move';
/** Reads numbers with their BSON types: converted ones would hash differently. */
const EXACT = { promoteValues: false, bsonRegExp: true } as const;
const { BSON, MongoClient } = mongoose.mongo;

/**
 * Copies the embedded database of a data folder into the empty MongoDB database that a URI names, then compares counts and
 * hashes. Indexes are created last: an expiry index could remove records before they were compared. An interrupted move can
 * be run again. No server may be using the data folder. Rejects with MoveError and DataFolderLocked.
 */
export async function moveToMongodb(
  dataDir: string,
  uri: string,
  print: (line: string) => void,
  workerUrl?: URL,
): Promise<MovedCollection[]> {
  if (!existsSync(join(databaseFolder(dataDir), DATABASE_FILE))) throw new MoveError(`There is no data in ${dataDir}.`);
  const { startEmbedded } = await import('@smoko/embedded-mongodb');
  const target = await new MongoClient(uri, { serverSelectionTimeoutMS: TIMEOUT_MS }).connect();
  try {
    const embedded = await startEmbedded({ dataDir: databaseFolder(dataDir), ...(workerUrl ? { workerUrl } : {}) });
    const source = await new MongoClient(embedded.uri).connect();
    try {
      return await moveAll(source.db('smoko'), target.db(), print);
    } finally {
      await source.close();
      await embedded.close();
    }
  } finally {
    await target.close();
  }
}

async function moveAll(source: mongo.Db, target: mongo.Db, print: (line: string) => void): Promise<MovedCollection[]> {
  await claim(target);
  const names = (await source.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name).sort();
  const moved: MovedCollection[] = [];
  for (const name of names) {
    const copied = await copyDocuments(source.collection(name), target.collection(name));
    const there = await hashOf(target.collection(name));
    if (there.documents !== copied.documents || there.sha256 !== copied.sha256)
      throw new MoveError(
        `${name} is not the same on both sides: ${copied.documents} records here, ${there.documents} there. Empty the target database and start again.`,
      );
    moved.push({ name, indexes: 0, ...copied });
    print(`  ${name}: ${copied.documents} records, the same on both sides`);
  }
  for (const one of moved) one.indexes = await copyIndexes(source.collection(one.name), target, one.name);
  await target.collection(MOVE_MARKER).drop();
  return moved;
}

/** Marks the target as being moved into. Throws unless it is empty or an earlier move into it was interrupted. */
async function claim(target: mongo.Db): Promise<void> {
  const marked = await target.collection(MOVE_MARKER).findOne({});
  if (marked) return;
  for (const { name } of await target.listCollections({}, { nameOnly: true }).toArray())
    if (await target.collection(name).findOne({}))
      throw new MoveError(
        `The database ${target.databaseName} at that address is not empty (${name}). Name an empty one: .../NAME at the end of the address.`,
      );
  await target.collection(MOVE_MARKER).insertOne({ begun: new Date() });
}

interface Hashed {
  documents: number;
  sha256: string;
}

async function copyDocuments(from: mongo.Collection, to: mongo.Collection): Promise<Hashed> {
  let batch: mongo.Document[] = [];
  const flush = async () => {
    // an interrupted move may have copied some of them already
    const operations = batch.map((doc) => ({
      replaceOne: { filter: { _id: doc._id }, replacement: doc, upsert: true },
    }));
    if (operations.length) await to.bulkWrite(operations, { ordered: false });
    batch = [];
  };
  const hashed = await hashOf(from, async (doc) => {
    if (batch.push(doc) >= BATCH) await flush();
  });
  await flush();
  return hashed;
}

async function hashOf(collection: mongo.Collection, each?: (doc: mongo.Document) => Promise<void>): Promise<Hashed> {
  const hash = createHash('sha256');
  let documents = 0;
  for await (const doc of collection.find({}, { ...EXACT, sort: { _id: 1 }, batchSize: BATCH })) {
    hash.update(BSON.serialize(doc));
    documents++;
    await each?.(doc);
  }
  return { documents, sha256: hash.digest('hex') };
}

async function copyIndexes(from: mongo.Collection, target: mongo.Db, name: string): Promise<number> {
  const specs = (await from.indexes()).filter((index) => index.name !== '_id_');
  if (specs.length === 0) return 0;
  const made = specs.map(({ v: _v, ...spec }) => spec as mongo.IndexDescription);
  await target.collection(name).createIndexes(made);
  const there = new Set((await target.collection(name).indexes()).map((index) => index.name));
  const missing = specs.filter((index) => !there.has(index.name));
  if (missing.length) throw new MoveError(`${name}: the index ${missing[0]?.name} could not be made there.`);
  return specs.length;
}
