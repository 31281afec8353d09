import { decode } from '../bson/codec.ts';
import type { Collection, Index } from '../engine/catalogue.ts';
import type { Connection } from '../engine/connection.ts';
import { expectedKeys } from '../engine/documents.ts';
import { fetchCollection } from '../engine/fetch.ts';
import { PAUSE, type Steps, sliceOver } from '../engine/steps.ts';

export interface Validation {
  documents: number;
  keys: Record<string, number>;
  errors: string[];
}

/** Compares every index with the documents: each expected key is there once, and no other key is. */
export function* validateCollection(source: () => Connection, collection: Collection): Steps<Validation> {
  const found = new Map(collection.indexes.map((index) => [index, 0]));
  const errors: string[] = [];
  let documents = 0;
  for (const [rid, raw] of fetchCollection(collection, { kind: 'collection', reverse: false }, source, 0)) {
    documents++;
    const doc = decode(raw);
    for (const index of collection.indexes)
      for (const key of expectedKeys(index, doc)) {
        if (source().row(`SELECT 1 FROM i${index.id} WHERE k=? AND rid=?`, key, rid))
          found.set(index, (found.get(index) ?? 0) + 1);
        else errors.push(`index '${index.name}' has no key for the document ${String(doc._id)}`);
      }
    if (sliceOver()) yield PAUSE;
  }
  const connection = source();
  for (const [index, expected] of found) {
    const stored = keyCount(connection, index);
    if (stored !== expected) errors.push(`index '${index.name}' has ${stored - expected} keys without a document`);
  }
  const [integrity = 'ok'] = connection.row<[string]>('PRAGMA quick_check(1)') ?? [];
  if (integrity !== 'ok') errors.push(integrity);
  return {
    documents,
    keys: {
      _id_: documents,
      ...Object.fromEntries([...found.keys()].map((index) => [index.name, keyCount(connection, index)])),
    },
    errors,
  };
}

const keyCount = (connection: Connection, index: Index): number =>
  connection.row<[number]>(`SELECT count(*) FROM i${index.id}`)?.[0] ?? 0;
