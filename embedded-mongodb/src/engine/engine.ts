import { chmodSync } from 'node:fs';
import { Catalogue } from './catalogue.ts';
import { Connection, type Sync } from './connection.ts';
import { Cursors } from './cursors.ts';
import { checkHeader } from './file-header.ts';
import { type QueueLimits, WriteQueue } from './write-queue.ts';

export interface EngineOptions {
  sync?: Sync;
  limits?: Partial<QueueLimits>;
  cursorIdleMs?: number;
  /** Look through the whole file before using it: wanted when the last process did not close it. */
  verify?: boolean;
}

const FORMAT = 1;

/** The file is there but is not (or no longer) a database this version can read. */
class DataFileUnreadable extends Error {
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
    this.writer = open(file, options);
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

function open(file: string, { sync = 'FULL', verify = false }: EngineOptions): Connection {
  let connection: Connection | undefined;
  try {
    checkHeader(file);
    connection = new Connection(file, sync);
    const [version = 0] = connection.row<[number]>('PRAGMA user_version') ?? [];
    if (version > FORMAT) throw new Error('it was written by a newer version');
    const [integrity = 'ok'] = (verify && connection.row<[string]>('PRAGMA quick_check(1)')) || [];
    if (integrity !== 'ok') throw new Error(`it is damaged (${integrity})`);
    connection.exec(`PRAGMA user_version=${FORMAT}`);
    if (process.platform !== 'win32') chmodSync(file, 0o600);
    return connection;
  } catch (error) {
    connection?.close();
    throw new DataFileUnreadable(file, (error as Error).message);
  }
}
