import { closeSync, existsSync, openSync, readSync } from 'node:fs';
import { Catalogue } from './catalogue.ts';
import { Connection, type Sync } from './connection.ts';
import { Cursors } from './cursors.ts';
import { type QueueLimits, WriteQueue } from './write-queue.ts';

export interface EngineOptions {
  sync?: Sync;
  limits?: Partial<QueueLimits>;
  cursorIdleMs?: number;
}

const FORMAT = 1;

/** The file is there but is not (or no longer) a database this version can read. */
export class DataFileUnreadable extends Error {
  constructor(file: string, why: string) {
    super(`The data file ${file} cannot be opened: ${why}. Restore it from a backup or move it away.`);
    this.name = 'DataFileUnreadable';
  }
}

/** One database file: its connections, catalogue, write queue and cursors. */
export class Engine {
  readonly writer: Connection;
  readonly catalogue: Catalogue;
  readonly queue: WriteQueue;
  readonly cursors: Cursors;
  #snapshot: Connection | undefined;

  constructor(
    readonly file: string,
    readonly options: EngineOptions = {},
  ) {
    this.writer = open(file, options.sync ?? 'FULL');
    try {
      this.catalogue = new Catalogue(this.writer);
    } catch (error) {
      this.writer.close();
      throw new DataFileUnreadable(file, (error as Error).message);
    }
    this.queue = new WriteQueue(this.catalogue, { beginMs: 5_000, writeMs: 10_000, ...options.limits });
    this.cursors = new Cursors(options.cursorIdleMs);
  }

  /** Where to read: inside an open transaction its own changes, outside it the last commit. */
  source(inside: boolean): Connection {
    if (inside || !this.queue.transactionOpen) return this.writer;
    this.#snapshot ??= new Connection(this.file, this.options.sync ?? 'FULL');
    return this.#snapshot;
  }

  /** Folds the write-ahead log into the file. */
  close(): void {
    this.#snapshot?.close();
    this.writer.rows('PRAGMA wal_checkpoint(TRUNCATE)');
    this.writer.close();
  }
}

function open(file: string, sync: Sync): Connection {
  checkHeader(file);
  let connection: Connection | undefined;
  try {
    connection = new Connection(file, sync);
    const [version = 0] = connection.row<[number]>('PRAGMA user_version') ?? [];
    if (version > FORMAT) throw new Error('it was written by a newer version');
    connection.rows('SELECT name FROM sqlite_schema');
    connection.exec(`PRAGMA user_version=${FORMAT}`);
    return connection;
  } catch (error) {
    connection?.close();
    throw new DataFileUnreadable(file, (error as Error).message);
  }
}

/** SQLite would take a file shorter than its header for a new, empty database and write over it. */
function checkHeader(file: string): void {
  if (!existsSync(file)) return;
  const header = Buffer.alloc(16);
  const handle = openSync(file, 'r');
  const length = readSync(handle, header, 0, 16, 0);
  closeSync(handle);
  if (length > 0 && header.toString('latin1') !== 'SQLite format 3\0')
    throw new DataFileUnreadable(file, 'it is not a database, or only part of one');
}
