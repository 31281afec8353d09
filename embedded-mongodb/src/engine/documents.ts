import { ObjectId } from 'bson';
import { encode } from '../bson/codec.ts';
import { encodeKey } from '../bson/key-encoding.ts';
import { type Doc, isDoc, Tag, typeTag } from '../bson/types.ts';
import { ServerError } from '../errors.ts';
import type { Catalogue, Collection, Index } from './catalogue.ts';
import { checksum } from './checksum.ts';
import { duplicateKey } from './duplicate-key.ts';
import { expand, type IndexKeys, indexKeys } from './index-keys.ts';

/*
 * Each change checks everything that can refuse it before it writes anything, so a failed document leaves no trace
 * and needs no savepoint.
 */

const MAX_DOCUMENT_BYTES = 16 * 1024 * 1024;
export const ID_INDEX: Doc = { v: 2, key: { _id: 1 }, name: '_id_' };

function keysOf(index: Index, doc: Doc): IndexKeys {
  if (index.partial && !index.partial.matches(doc)) return { keys: [], arrays: [] };
  return indexKeys(index.fields, index.sparse, doc);
}

function checkUnique(
  catalogue: Catalogue,
  collection: Collection,
  index: Index,
  keys: Buffer[],
  rid: number,
  doc: Doc,
): void {
  if (!index.unique) return;
  for (const key of keys)
    if (catalogue.connection.row(`SELECT rid FROM i${index.id} WHERE k=? AND rid<>? LIMIT 1`, key, rid))
      throw duplicateKey(collection, index.spec, expand(doc, index.fields).tuples[0] ?? []);
}

/** `raw` may be passed when it already is the document's encoding with `_id` first. Returns the `_id`. */
export function insertDocument(catalogue: Catalogue, collection: Collection, doc: Doc, raw?: Buffer): unknown {
  const id = doc._id ?? new ObjectId();
  const idFirst = Object.keys(doc)[0] === '_id' && doc._id !== undefined;
  if (doc._id === null) return insertPrepared(catalogue, collection, null, doc, raw ?? encode(doc));
  checkId(id);
  const whole = idFirst ? doc : { _id: id, ...withoutId(doc) };
  return insertPrepared(catalogue, collection, id, whole, idFirst && raw ? raw : encode(whole));
}

const withoutId = ({ _id, ...rest }: Doc): Doc => rest;

function insertPrepared(catalogue: Catalogue, collection: Collection, id: unknown, doc: Doc, raw: Buffer): unknown {
  checkSize(raw);
  const key = encodeKey(id);
  const { connection } = catalogue;
  if (connection.row(`SELECT rid FROM d${collection.id} WHERE k=?`, key))
    throw duplicateKey(collection, ID_INDEX, [id]);
  const entries = collection.indexes.map((index) => ({ index, ...keysOf(index, doc) }));
  for (const { index, keys } of entries) checkUnique(catalogue, collection, index, keys, -1, doc);
  const { id: rid } = connection.run(`INSERT INTO d${collection.id}(k, doc, h) VALUES(?,?,?)`, key, raw, checksum(raw));
  for (const { index, keys, arrays } of entries) {
    catalogue.markArrays(index, arrays);
    addKeys(catalogue, index, keys, rid);
  }
  return id;
}

function addKeys(catalogue: Catalogue, index: Index, keys: Buffer[], rid: number): void {
  for (const key of keys) catalogue.connection.run(`INSERT INTO i${index.id}(k, rid) VALUES(?,?)`, key, rid);
}

function removeKeys(catalogue: Catalogue, index: Index, keys: Buffer[], rid: number): void {
  for (const key of keys) catalogue.connection.run(`DELETE FROM i${index.id} WHERE k=? AND rid=?`, key, rid);
}

/** Writes the new state of a document and moves its index keys. `raw` is the encoding of `next`. */
export function replaceDocument(
  catalogue: Catalogue,
  collection: Collection,
  rid: number,
  before: Doc,
  next: Doc,
  raw: Buffer,
): void {
  checkSize(raw);
  const moves = collection.indexes.map((index) => {
    const old = keysOf(index, before).keys;
    const { keys, arrays } = keysOf(index, next);
    const has = (list: Buffer[], key: Buffer) => list.some((other) => other.equals(key));
    return {
      index,
      arrays,
      gone: old.filter((key) => !has(keys, key)),
      added: keys.filter((key) => !has(old, key)),
    };
  });
  for (const { index, added } of moves) checkUnique(catalogue, collection, index, added, rid, next);
  for (const { index, gone, added, arrays } of moves) {
    catalogue.markArrays(index, arrays);
    removeKeys(catalogue, index, gone, rid);
    addKeys(catalogue, index, added, rid);
  }
  catalogue.connection.run(`UPDATE d${collection.id} SET doc=?, h=? WHERE rid=?`, raw, checksum(raw), rid);
}

export function removeDocument(catalogue: Catalogue, collection: Collection, rid: number, doc: Doc): void {
  for (const index of collection.indexes) removeKeys(catalogue, index, keysOf(index, doc).keys, rid);
  catalogue.connection.run(`DELETE FROM d${collection.id} WHERE rid=?`, rid);
}

/** Adds one document to one index that is being built. */
export function indexDocument(catalogue: Catalogue, collection: Collection, index: Index, rid: number, doc: Doc): void {
  const { keys, arrays } = keysOf(index, doc);
  checkUnique(catalogue, collection, index, keys, rid, doc);
  catalogue.markArrays(index, arrays);
  addKeys(catalogue, index, keys, rid);
}

/** The keys a document should have in an index: what validation compares with. */
export const expectedKeys = (index: Index, doc: Doc): Buffer[] => keysOf(index, doc).keys;

function checkId(id: unknown): void {
  const tag = typeTag(id);
  const bad = tag === Tag.array ? 'array' : tag === Tag.regex ? 'regex' : undefined;
  if (bad) throw new ServerError(53, 'InvalidIdField', `The '_id' value cannot be of type ${bad}`);
  if (isDoc(id) && Object.keys(id).some((key) => key.startsWith('$')))
    throw new ServerError(52, 'DollarPrefixedFieldName', "_id fields may not contain '$'-prefixed fields");
}

function checkSize(raw: Buffer): void {
  if (raw.length > MAX_DOCUMENT_BYTES)
    throw new ServerError(
      10334,
      'BSONObjectTooLarge',
      `object to insert too large. size in bytes: ${raw.length}, max size: ${MAX_DOCUMENT_BYTES}`,
    );
}
