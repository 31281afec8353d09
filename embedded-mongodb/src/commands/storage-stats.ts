import { Int32 } from 'bson';
import { toDouble } from '../bson/numbers.ts';
import { type Doc, isNumber } from '../bson/types.ts';
import type { Collection } from '../engine/catalogue.ts';
import type { Connection } from '../engine/connection.ts';
import { PAUSE, type Steps, sliceOver } from '../engine/steps.ts';
import { badValue, notSupported } from '../errors.ts';
import type { CommandContext } from './command.ts';
import { whole } from './count.ts';

interface Sizes {
  count: number;
  /** Bytes of the documents, and of the keys of each index by its name. */
  documents: number;
  indexes: Record<string, number>;
}

/** Rows looked at in one go. */
const PAGE = 2_000;

function* sizesOf(context: CommandContext, collection: Collection | undefined): Steps<Sizes> {
  const sizes: Sizes = { count: 0, documents: 0, indexes: {} };
  if (!collection) return sizes;
  const { source } = context.read;
  let ids = 0;
  const lengths = `SELECT rid, length(doc) AS doc, length(k) AS k FROM d${collection.id} WHERE rid>? ORDER BY rid LIMIT ${PAGE}`;
  const page = `SELECT count(*), total(doc), total(k), max(rid) FROM (${lengths})`;
  for (let last: number | null = -1; last !== null; ) {
    const sums: [number, number, number, number | null] = source().row(page, last) ?? [0, 0, 0, null];
    sizes.count += sums[0];
    sizes.documents += sums[1];
    ids += sums[2];
    last = sums[3];
    if (sliceOver()) yield PAUSE;
  }
  sizes.indexes._id_ = ids;
  for (const { id, name } of collection.indexes) sizes.indexes[name] = yield* keyBytes(`i${id}`, source);
  return sizes;
}

/** A page of keys at a time: finds where each ends. */
function* keyBytes(table: string, source: () => Connection): Steps<number> {
  const after = `FROM ${table} WHERE (k, rid)>(?, ?)`;
  let [bytes, k, rid]: [number, Buffer, number] = [0, Buffer.alloc(0), -1];
  for (;;) {
    const end = `SELECT k, rid ${after} ORDER BY k, rid LIMIT 1 OFFSET ${PAGE - 1}`;
    const next = source().row<[Buffer, number]>(end, k, rid);
    const sum = `SELECT total(length(k)) ${after}`;
    if (!next) return bytes + (source().row<[number]>(sum, k, rid)?.[0] ?? 0);
    bytes += source().row<[number]>(`${sum} AND (k, rid)<=(?, ?)`, k, rid, ...next)?.[0] ?? 0;
    [k, rid] = next;
    if (sliceOver()) yield PAUSE;
  }
}

const total = (numbers: Iterable<number>): number => [...numbers].reduce((all, each) => all + each, 0);

/** Sizes are divided by it and cut to whole numbers; bytes without one. */
export function scaleOf(value: unknown): number {
  const scale = value === undefined || value === null ? 1 : isNumber(value) ? Math.trunc(toDouble(value)) : 0;
  if (!(scale >= 1)) throw badValue('scale has to be a number >= 1');
  return scale;
}

/** What collStats and `$collStats` say of one collection. */
export function* collectionStats(
  context: CommandContext,
  collection: Collection | undefined,
  scale: number,
): Steps<Doc> {
  const { count, documents, indexes } = yield* sizesOf(context, collection);
  const scaled = (bytes: number) => whole(Math.trunc(bytes / scale));
  const totalIndexSize = total(Object.values(indexes));
  return {
    size: scaled(documents),
    count: whole(count),
    ...(count ? { avgObjSize: whole(Math.trunc(documents / count)) } : {}),
    storageSize: scaled(documents),
    freeStorageSize: new Int32(0),
    capped: false,
    nindexes: new Int32((collection?.indexes.length ?? -1) + 1),
    indexBuilds: [],
    totalIndexSize: scaled(totalIndexSize),
    totalSize: scaled(documents + totalIndexSize),
    indexSizes: Object.fromEntries(Object.entries(indexes).map(([name, size]) => [name, scaled(size)])),
    scaleFactor: whole(scale),
  };
}

export function* databaseStats(context: CommandContext): Steps<Doc> {
  const { scale: given, freeStorage } = context.command;
  if (isNumber(freeStorage) ? toDouble(freeStorage) !== 0 : freeStorage) throw notSupported('dbStats of free storage');
  const scale = scaleOf(given);
  const own = context.engine
    .store()
    .all()
    .filter(({ db }) => db === context.db);
  const all: Sizes[] = [];
  for (const collection of own) all.push(yield* sizesOf(context, collection));
  const scaled = (bytes: number) => bytes / scale;
  const objects = total(all.map(({ count }) => count));
  const dataSize = total(all.map(({ documents }) => documents));
  const indexSize = total(all.flatMap(({ indexes }) => Object.values(indexes)));
  return {
    db: context.db,
    collections: own.length,
    views: 0,
    objects,
    avgObjSize: objects ? dataSize / objects : 0,
    dataSize: scaled(dataSize),
    storageSize: scaled(dataSize),
    indexes: total(own.map(({ indexes }) => indexes.length + 1)),
    indexSize: scaled(indexSize),
    totalSize: scaled(dataSize + indexSize),
    scaleFactor: scale,
    ok: 1,
  };
}
