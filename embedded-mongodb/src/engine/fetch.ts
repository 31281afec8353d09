import type { Collection } from './catalogue.ts';
import { verify } from './checksum.ts';
import type { Connection, Parameter } from './connection.ts';
import type { CollectionAccess, IndexAccess } from './plan.ts';

export type FetchedRow = [rid: number, raw: Buffer];
type SummedRow = [rid: number, raw: Buffer, sum: number | null];

const FIRST_PAGE = 32;
const LAST_PAGE = 512;
const MANY_BYTES = 1 << 20;

/*
 * Reading is by pages that start after the last key seen. No SQLite cursor stays open between two pages, so writes and
 * idle clients are no problem, and a cursor continues on whichever connection is right at that time.
 */

interface Page<Row extends unknown[]> {
  rows: Row[];
  full: boolean;
}

function* pages<Row extends unknown[]>(
  first: number,
  rawAt: number,
  read: (last: Row | undefined, size: number) => Page<Row>,
): Generator<Row> {
  let size = first ? Math.min(first, LAST_PAGE) : FIRST_PAGE;
  let last: Row | undefined;
  for (;;) {
    const { rows, full }: Page<Row> = read(last, size);
    yield* rows;
    if (!full) return;
    last = rows.at(-1);
    const bytes = rows.reduce((sum, row) => sum + (row[rawAt] as Buffer).length, 0);
    size = bytes > MANY_BYTES ? Math.max(4, size >> 1) : Math.min(LAST_PAGE, size * 2);
  }
}

export function* fetchCollection(
  collection: Collection,
  access: CollectionAccess,
  source: () => Connection,
  first: number,
): Generator<FetchedRow> {
  const [than, order] = access.reverse ? ['<', 'DESC'] : ['>', 'ASC'];
  const all = `SELECT rid, doc, h FROM d${collection.id} ORDER BY rid ${order} LIMIT ?`;
  const rest = `SELECT rid, doc, h FROM d${collection.id} WHERE rid ${than} ? ORDER BY rid ${order} LIMIT ?`;
  for (const [rid, raw] of pages<SummedRow>(first, 1, (last, size) => {
    const rows = last ? source().rows<SummedRow>(rest, last[0], size) : source().rows<SummedRow>(all, size);
    for (const [rid, raw, sum] of rows) verify(`d${collection.id}`, rid, raw, sum);
    return { rows, full: rows.length === size };
  }))
    yield [rid, raw];
}

/** One document by its row number. */
export function fetchRow({ id }: Collection, source: Connection, rid: number): FetchedRow | undefined {
  const found = source.row<[Buffer, number | null]>(`SELECT doc, h FROM d${id} WHERE rid=?`, rid);
  if (!found) return undefined;
  verify(`d${id}`, rid, ...found);
  return [rid, found[0]];
}

type KeyedRow = [rid: number, raw: Buffer, key: Buffer, sum: number | null];

export function* fetchIndex(
  collection: Collection,
  access: IndexAccess,
  source: () => Connection,
  first: number,
): Generator<FetchedRow> {
  const intervals = access.reverse ? [...access.intervals].reverse() : access.intervals;
  if (access.idHack && intervals[0]) {
    const row = source().row<SummedRow>(`SELECT rid, doc, h FROM d${collection.id} WHERE k=?`, intervals[0].low);
    if (!row) return;
    const [rid, raw, sum] = row;
    verify(`d${collection.id}`, rid, raw, sum);
    yield [rid, raw];
    return;
  }
  const sql =
    access.index === '_id_'
      ? idSql(collection.id, access.reverse)
      : indexSql(collection.id, access.index.id, access.reverse);
  const withRid = access.index !== '_id_';
  for (const { low, high } of intervals)
    for (const [rid, raw] of pages<KeyedRow>(first, 1, (last, size) => {
      const from: Parameter[] = last ? (withRid ? [last[2], last[0]] : [last[2]]) : [access.reverse ? high : low];
      const rows = source().rows<KeyedRow>(last ? sql.rest : sql.start, ...from, access.reverse ? low : high, size);
      for (const [rid, raw, , sum] of rows) verify(`d${collection.id}`, rid, raw, sum);
      return { rows, full: rows.length === size };
    }))
      yield [rid, raw];
}

function indexSql(collection: number, index: number, reverse: boolean): { start: string; rest: string } {
  const select = `SELECT i.rid, d.doc, i.k, d.h FROM i${index} i CROSS JOIN d${collection} d ON d.rid=i.rid WHERE`;
  if (reverse) {
    const tail = 'AND i.k>=? ORDER BY i.k DESC, i.rid DESC LIMIT ?';
    return { start: `${select} i.k<? ${tail}`, rest: `${select} (i.k, i.rid)<(?, ?) ${tail}` };
  }
  const tail = 'AND i.k<? ORDER BY i.k, i.rid LIMIT ?';
  return { start: `${select} i.k>=? ${tail}`, rest: `${select} (i.k, i.rid)>(?, ?) ${tail}` };
}

function idSql(collection: number, reverse: boolean): { start: string; rest: string } {
  const select = `SELECT rid, doc, k, h FROM d${collection} WHERE`;
  if (reverse) {
    const both = `${select} k<? AND k>=? ORDER BY k DESC LIMIT ?`;
    return { start: both, rest: both };
  }
  const tail = 'AND k<? ORDER BY k LIMIT ?';
  return { start: `${select} k>=? ${tail}`, rest: `${select} k>? ${tail}` };
}
