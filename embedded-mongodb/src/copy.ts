import { createHash } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, rmSync } from 'node:fs';
import { presentData } from './earlier-run.ts';
import { Catalogue } from './engine/catalogue.ts';
import { verify } from './engine/checksum.ts';
import { Connection } from './engine/connection.ts';
import { checkHeader } from './engine/file-header.ts';

/** What a copy holds. The hash is SHA-256 over all documents as they are stored, in the order of `_id`. */
export interface CopiedCollection {
  db: string;
  name: string;
  documents: number;
  indexes: number;
  sha256: string;
}

const PAGE = 500;

/**
 * Copies the data of a folder as it is at one moment into a new file, also while a server works in the folder, and reads
 * the copy back: a damaged document ends it. On the disk when it returns; nothing is left of a copy that failed.
 */
export function copyData(dataDir: string, target: string): CopiedCollection[] {
  const file = presentData(dataDir);
  if (existsSync(target)) throw new Error(`${target} is there already.`);
  checkHeader(file);
  const source = new Connection(file, 'FULL', { onlyToRead: true });
  try {
    // it is not the source that is written
    source.exec('PRAGMA query_only=0');
    source.run('VACUUM INTO ?', target);
    const handle = openSync(target, 'r+');
    fsyncSync(handle);
    closeSync(handle);
    return contentsOf(target);
  } catch (error) {
    rmSync(target, { force: true });
    throw error;
  } finally {
    source.close();
  }
}

/** Reads a copy from end to end. Throws when it is damaged. */
export function contentsOf(copy: string): CopiedCollection[] {
  checkHeader(copy);
  const connection = new Connection(copy, 'FULL', { onlyToRead: true });
  try {
    const [state] = connection.row<[string]>('PRAGMA integrity_check(1)') ?? [];
    if (state !== 'ok') throw new Error(`${copy} is damaged: ${state}`);
    return new Catalogue(connection, true).all(false).map(({ id, db, name, indexes }) => ({
      db,
      name,
      indexes: indexes.length,
      ...hashOf(connection, `d${id}`),
    }));
  } finally {
    connection.close();
  }
}

type Row = [key: Buffer, rid: number, raw: Buffer, sum: number | null];

function hashOf(connection: Connection, table: string): { documents: number; sha256: string } {
  const hash = createHash('sha256');
  let documents = 0;
  for (let last: Buffer | undefined; ; ) {
    const rows = last
      ? connection.rows<Row>(`SELECT k, rid, doc, h FROM ${table} WHERE k>? ORDER BY k LIMIT ${PAGE}`, last)
      : connection.rows<Row>(`SELECT k, rid, doc, h FROM ${table} ORDER BY k LIMIT ${PAGE}`);
    for (const [, rid, raw, sum] of rows) {
      verify(table, rid, raw, sum);
      hash.update(raw);
    }
    documents += rows.length;
    last = rows.at(-1)?.[0];
    if (rows.length < PAGE) return { documents, sha256: hash.digest('hex') };
  }
}
