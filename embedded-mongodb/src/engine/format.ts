import { checksum } from './checksum.ts';
import type { Connection } from './connection.ts';

/** 2: documents have a checksum beside them. */
const FORMAT = 2;
const BATCH = 500;

/** Brings a file of an earlier version up to date, all at once or not at all. Throws for one of a newer version. */
export function upgrade(connection: Connection): void {
  const [version = 0] = connection.row<[number]>('PRAGMA user_version') ?? [];
  if (version > FORMAT) throw new Error('it was written by a newer version');
  // nothing is written that is right already: a full disk is no reason not to start
  if (version === FORMAT) return;
  connection.run('BEGIN IMMEDIATE');
  try {
    if (version === 1) addChecksums(connection);
    connection.exec(`PRAGMA user_version=${FORMAT}`);
    connection.run('COMMIT');
  } catch (error) {
    try {
      connection.run('ROLLBACK');
    } catch {
      // SQLite has already rolled back by itself (disk full, I/O error)
    }
    throw error;
  }
}

function addChecksums(connection: Connection): void {
  const tables = connection.rows<[string]>(`SELECT name FROM sqlite_master WHERE type='table' AND name GLOB 'd[0-9]*'`);
  for (const [table] of tables) {
    connection.exec(`ALTER TABLE ${table} ADD COLUMN h INTEGER`);
    for (let last = -1, full = true; full; ) {
      const rows = connection.rows<[number, Buffer]>(
        `SELECT rid, doc FROM ${table} WHERE rid>? ORDER BY rid LIMIT ${BATCH}`,
        last,
      );
      for (const [rid, raw] of rows) connection.run(`UPDATE ${table} SET h=? WHERE rid=?`, checksum(raw), rid);
      last = rows.at(-1)?.[0] ?? last;
      full = rows.length === BATCH;
    }
  }
}
