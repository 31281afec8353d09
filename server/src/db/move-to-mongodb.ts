import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import mongoose, { type mongo } from 'mongoose';
import { DATABASE_FILE, databaseFolder } from './embedded-data.ts';

/** What was copied, by collection. The hash is SHA-256 over the documents' BSON in the order of `_id`, the same on both sides. */
export interface MovedCollection {
  name: string;
  documents: number;
  indexes: number;
  sha256: string;
}

/** Why the move was refused, or that the copy is not the same. */
class MoveError extends Error {
  override name = 'MoveError';
}

const BATCH = 500;
const TIMEOUT_MS = 5_000;
/** In the target while a move is under way, so that one that broke off can be done again. */
const MARK = 'smoko_move';
/** Numbers keep their types. */
const EXACT = { promoteValues: false, bsonRegExp: true } as const;
const { BSON, MongoClient } = mongoose.mongo;

/**
 * Copies the embedded database of a data folder, which no server may be using, into the empty database that a URI names,
 * by the driver; then compares counts and hashes, and makes the indexes last, so that no expiry removes anything before it was
 * compared. Broken off, it can be run again. Rejects with MoveError and DataFolderLocked.
 */
export async function moveToMongodb(
  dataDir: string,
  uri: string,
  tell: (line: string) => void,
  workerUrl?: URL,
): Promise<MovedCollection[]> {
  if (!existsSync(join(databaseFolder(dataDir), DATABASE_FILE))) throw new MoveError(`There is no data in ${dataDir}.`);
  const { startEmbedded } = await import('@smoko/embedded-mongodb');
  const target = await new MongoClient(uri, { serverSelectionTimeoutMS: TIMEOUT_MS }).connect();
  try {
    const embedded = await startEmbedded({ dataDir: databaseFolder(dataDir), ...(workerUrl ? { workerUrl } : {}) });
    const source = await new MongoClient(embedded.uri).connect();
    try {
      return await moveAll(source.db('smoko'), target.db(), tell);
    } finally {
      await source.close();
      await embedded.close();
    }
  } finally {
    await target.close();
  }
}

async function moveAll(source: mongo.Db, target: mongo.Db, tell: (line: string) => void): Promise<MovedCollection[]> {
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
    tell(`  ${name}: ${copied.documents} records, the same on both sides`);
  }
  for (const one of moved) one.indexes = await copyIndexes(source.collection(one.name), target, one.name);
  await target.collection(MARK).drop();
  return moved;
}

/** Throws unless the target is empty, or a move into it broke off. */
async function claim(target: mongo.Db): Promise<void> {
  const marked = await target.collection(MARK).findOne({});
  if (marked) return;
  for (const { name } of await target.listCollections({}, { nameOnly: true }).toArray())
    if (await target.collection(name).findOne({}))
      throw new MoveError(
        `The database ${target.databaseName} at that address is not empty (${name}). Name an empty one: .../NAME at the end of the address.`,
      );
  await target.collection(MARK).insertOne({ begun: new Date() });
}

interface Hashed {
  documents: number;
  sha256: string;
}

async function copyDocuments(from: mongo.Collection, to: mongo.Collection): Promise<Hashed> {
  let batch: mongo.Document[] = [];
  const flush = async () => {
    // a move that broke off may have brought some of them already
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
