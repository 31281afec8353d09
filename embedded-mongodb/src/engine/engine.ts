import { chmodSync } from 'node:fs';
import { dirname } from 'node:path';
import { DiskSpace, type DiskState, freeBytes, isFull, RESERVE_BYTES, type SpaceOptions } from '../disk-space.ts';
import { Catalogue } from './catalogue.ts';
import { isDamage } from './checksum.ts';
import { Connection, type Sync } from './connection.ts';
import { Cursors } from './cursors.ts';
import { checkHeader } from './file-header.ts';
import { upgrade } from './format.ts';
import { nextTurn, type Steps } from './steps.ts';
import { closing, runningTask, type Store, type Task } from './task.ts';
import { type QueueLimits, WriteQueue } from './write-queue.ts';

export interface EngineOptions {
  sync?: Sync;
  limits?: Partial<QueueLimits>;
  cursorIdleMs?: number;
  /** Look through the whole file before using it: wanted when the last process did not close it. */
  verify?: boolean;
  /** The most the file may take up: beyond it is as on a full disk. Bytes. */
  maxBytes?: number;
  space?: SpaceOptions;
  /** Called when the disk fills or has room again, and when damage is met. */
  onTrouble?: (trouble: Trouble) => void;
}

/** What goes wrong while the server runs. `damage`: what was met, once it was. */
export interface Trouble {
  disk: DiskState;
  damage: string | null;
}

/** Less than this is no room at all, in bytes. */
const NO_ROOM = 1 << 20;
const SPARE_READERS = 4;
const READER_CACHE_KIB = 8_192;

/** The file is there but is not (or no longer) a database this version can read. */
class DataFileUnreadable extends Error {
  constructor(file: string, why: string) {
    super(`The data file ${file} cannot be opened: ${why}. Restore it from a backup or move it away.`);
    this.name = 'DataFileUnreadable';
  }
}

/** Nothing is wrong with the file; there is only no room to work with it. */
class DiskFull extends Error {
  constructor(file: string) {
    super(
      `The disk that holds ${file} is full. The data is whole: free some space (16 MB is enough), then start again.`,
    );
    this.name = 'DiskFull';
  }
}

/** One database file: its connections, catalogue, write queue and cursors. */
export class Engine {
  readonly writer: Connection;
  readonly catalogue: Catalogue;
  readonly queue: WriteQueue;
  readonly cursors: Cursors;
  readonly space: DiskSpace;
  #damage: string | null = null;
  /** Long tasks under way. */
  readonly tasks = new Set<Task>();
  /** The writer's own view, changes under way among it. */
  readonly live: Store;
  readonly #committed: Store;
  #outside: Connection | undefined;
  readonly #spare: Connection[] = [];
  #closing = false;

  constructor(
    readonly file: string,
    readonly options: EngineOptions = {},
  ) {
    this.space = new DiskSpace(dirname(file), this.#spaceOptions(), () => this.#tell());
    this.space.measure();
    this.writer = open(file, options);
    this.space.measure();
    try {
      this.catalogue = new Catalogue(this.writer);
    } catch (error) {
      this.writer.close();
      throw unreadable(file, error);
    }
    const { writer, catalogue } = this;
    const view = (inside: boolean) => ({
      find: (db: string, name: string) => catalogue.find(db, name, inside),
      all: () => catalogue.all(inside),
    });
    this.live = { connection: writer, ...view(true) };
    this.#committed = { connection: writer, ...view(false) };
    this.queue = new WriteQueue(this, { beginMs: 5_000, ...options.limits });
    this.cursors = new Cursors(options.cursorIdleMs);
  }

  /** Where to read now: where the running task says, otherwise the last commit. */
  store(): Store {
    const own = runningTask()?.store;
    if (own) return own;
    if (!this.queue.busy) return this.#committed;
    this.#outside ??= this.#newReader();
    return { ...this.#committed, connection: this.#outside };
  }

  /** The last commit as it is now, for as long as it is held. */
  holdSnapshot(): { store: Store; release: () => void } {
    const connection = this.#spare.pop() ?? this.#newReader();
    try {
      connection.run('BEGIN');
      connection.row('SELECT count(*) FROM collections'); // SQLite takes the snapshot at the first read
    } catch (error) {
      connection.close();
      throw error;
    }
    const collections = this.catalogue.frozen();
    return {
      store: {
        connection,
        find: (db, name) => collections.get(`${db}.${name}`),
        all: () => [...collections.values()],
      },
      release: () => {
        connection.run('ROLLBACK');
        if (this.#spare.length < SPARE_READERS && !this.#closing) this.#spare.push(connection);
        else connection.close();
      },
    };
  }

  #newReader(): Connection {
    return new Connection(this.file, this.options.sync ?? 'FULL', { onlyToRead: true, cacheKiB: READER_CACHE_KIB });
  }

  /** Runs work in slices. What is short is done at once and gives its result, not a promise. */
  run<Result>(task: Task, steps: Steps<Result>): Result | Promise<Result> {
    const first = task.slice(() => steps.next());
    return first.done ? first.value : this.#goOn(task, steps);
  }

  /** Until it ends, a read that paused sees what it saw when it began: nobody writes before its first pause. */
  async #goOn<Result>(task: Task, steps: Steps<Result>): Promise<Result> {
    const held = task.store ? undefined : this.holdSnapshot();
    if (held) task.store = held.store;
    if (this.#closing) task.interrupt(closing());
    this.tasks.add(task);
    try {
      for (;;) {
        await nextTurn();
        const { ended } = task;
        const step = task.slice(() => (ended ? steps.throw(ended) : steps.next()));
        if (step.done) return step.value;
      }
    } finally {
      this.tasks.delete(task);
      if (held) {
        task.store = undefined;
        held.release();
      }
    }
  }

  /** Ends long work at its next pause, now and from now on; resolves when there is none. */
  async stopLongWork(): Promise<void> {
    this.#closing = true;
    for (const task of this.tasks) task.interrupt(closing());
    while (this.tasks.size > 0) await nextTurn();
  }

  /** Whatever fails is shown here: it may say that the disk is full or damaged. True when the reserve has just made room. */
  notice(error: unknown): boolean {
    if (isFull(error)) return this.space.filled();
    if (isDamage(error) && this.#damage === null) {
      this.#damage = (error as Error).message;
      this.#tell();
    }
    return false;
  }

  /** Folds the write-ahead log into the file; on a full disk the log stays, and is found at the next start. */
  close(): void {
    this.#closing = true;
    this.queue.close();
    this.#outside?.close();
    for (const connection of this.#spare.splice(0)) connection.close();
    try {
      this.writer.rows('PRAGMA wal_checkpoint(TRUNCATE)');
    } catch (error) {
      if (!isFull(error)) throw error;
    } finally {
      this.writer.close();
    }
  }

  #tell(): void {
    this.options.onTrouble?.({ disk: this.space.state, damage: this.#damage });
  }

  /** With a size of its own the file's room is what is left of that, and the reserve is part of it. */
  #spaceOptions(): SpaceOptions {
    const { maxBytes, space = {} } = this.options;
    if (maxBytes === undefined) return space;
    const folder = dirname(this.file);
    const { reserveBytes = RESERVE_BYTES } = space;
    const left = () => maxBytes - (this.writer?.usedBytes() ?? 0) - (this.space.state === 'full' ? 0 : reserveBytes);
    return { ...space, free: () => Math.min(space.free?.() ?? freeBytes(folder), left()) };
  }
}

function unreadable(file: string, error: unknown): Error {
  const cannotGrow = isFull(error) || /^SQLITE_(CANTOPEN|IOERR)/.test(String((error as { code?: unknown }).code));
  // SQLite has other names for it when it is its shared memory that has no room
  if (isFull(error) || (cannotGrow && freeBytes(dirname(file)) < NO_ROOM)) return new DiskFull(file);
  return new DataFileUnreadable(file, (error as Error).message);
}

function open(file: string, { sync = 'FULL', verify = false, maxBytes }: EngineOptions): Connection {
  let connection: Connection | undefined;
  try {
    checkHeader(file);
    connection = new Connection(file, sync);
    const [integrity = 'ok'] = (verify && connection.row<[string]>('PRAGMA quick_check(1)')) || [];
    if (integrity !== 'ok') throw new Error(`it is damaged (${integrity})`);
    if (maxBytes !== undefined) connection.limit(maxBytes);
    upgrade(connection);
    if (process.platform !== 'win32') chmodSync(file, 0o600);
    return connection;
  } catch (error) {
    connection?.close();
    throw unreadable(file, error);
  }
}
