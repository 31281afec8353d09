import { decode } from './bson/codec.ts';
import { encodeKey } from './bson/key-encoding.ts';
import { presentData } from './earlier-run.ts';
import { Catalogue, type Collection } from './engine/catalogue.ts';
import { isWhole } from './engine/checksum.ts';
import { Connection } from './engine/connection.ts';
import { expectedKeys } from './engine/documents.ts';
import { checkHeader } from './engine/file-header.ts';

/** What looking through the whole data found. `problems` is empty when all is well; at most 20 are named. */
export interface CheckReport {
  collections: number;
  documents: number;
  /** Keys in the indexes. */
  keys: number;
  problems: string[];
}

const PAGE = 500;
const MOST_PROBLEMS = 20;

/**
 * Looks through everything in a data folder, also while a server works in it: the structure of the file, every
 * document's checksum, and that each index has the key of each document and no others. All of one moment.
 */
export function checkData(dataDir: string): CheckReport {
  const file = presentData(dataDir);
  const report: CheckReport = { collections: 0, documents: 0, keys: 0, problems: [] };
  const problem = (text: string): void => {
    if (report.problems.length < MOST_PROBLEMS) report.problems.push(text);
  };
  let connection: Connection | undefined;
  try {
    checkHeader(file);
    connection = new Connection(file, 'FULL', { onlyToRead: true });
    connection.run('BEGIN');
    for (const [line] of connection.rows<[string]>(`PRAGMA integrity_check(${MOST_PROBLEMS})`))
      if (line !== 'ok') problem(line);
    const catalogue = new Catalogue(connection, true);
    for (const collection of catalogue.all(false)) checkCollection(connection, collection, report, problem);
  } catch (error) {
    problem((error as Error).message);
  } finally {
    connection?.close();
  }
  return report;
}

type StoredRow = [rid: number, key: Buffer, raw: Buffer, sum: number | null];

function checkCollection(
  connection: Connection,
  collection: Collection,
  report: CheckReport,
  problem: (text: string) => void,
): void {
  const name = `${collection.db}.${collection.name}`;
  const sql = `SELECT rid, k, doc, h FROM d${collection.id} WHERE rid>? ORDER BY rid LIMIT ${PAGE}`;
  const found = new Map(collection.indexes.map((index) => [index, 0]));
  let damaged = 0;
  report.collections++;
  try {
    for (let last = -1, rows: StoredRow[] = []; ; ) {
      rows = connection.rows<StoredRow>(sql, last);
      for (const row of rows) checkDocument(row);
      last = rows.at(-1)?.[0] ?? last;
      if (rows.length < PAGE) break;
    }
    for (const [index, expected] of found) {
      const [stored = 0] = connection.row<[number]>(`SELECT count(*) FROM i${index.id}`) ?? [];
      report.keys += stored;
      // nobody knows the keys of a damaged document
      if (stored !== expected && damaged === 0)
        problem(`${name}: index ${index.name} has ${stored} keys instead of ${expected}`);
    }
  } catch (error) {
    problem(`${name}: ${(error as Error).message}`);
  }

  function checkDocument([rid, key, raw, sum]: StoredRow): void {
    report.documents++;
    if (!isWhole(raw, sum)) {
      damaged++;
      problem(`${name}: the document in row ${rid} is not what was written`);
      return;
    }
    const doc = decode(raw);
    if (!encodeKey(doc._id).equals(key)) problem(`${name}: the document in row ${rid} has a wrong key`);
    for (const index of collection.indexes)
      for (const expected of expectedKeys(index, doc)) {
        if (connection.row(`SELECT 1 FROM i${index.id} WHERE k=? AND rid=?`, expected, rid))
          found.set(index, (found.get(index) ?? 0) + 1);
        else problem(`${name}: index ${index.name} has no key for the document in row ${rid}`);
      }
  }
}
