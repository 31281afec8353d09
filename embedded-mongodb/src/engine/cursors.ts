import { randomBytes } from 'node:crypto';
import { Long } from 'bson';
import { ServerError } from '../errors.ts';
import { PAUSE, type Pause, type Steps } from './steps.ts';
import { Interrupted, type Task } from './task.ts';

const IDLE_MS = 10 * 60_000;
const MAX_BATCH_BYTES = 16 * 1024 * 1024;

export interface Cursor {
  id: Long;
  namespace: string;
  documents: Iterator<Buffer | Pause>;
  next: IteratorResult<Buffer> | undefined;
  /** What is left of the maxTimeMS of the command that opened it. */
  timeLeft: number | undefined;
  lastUsed: number;
  /** Set when it was opened inside a transaction: it ends with it. */
  transaction: string | undefined;
}

export interface Batch {
  documents: Buffer[];
  done: boolean;
}

/** Open cursors. They hold an iterator, never a result. */
export class Cursors {
  readonly #open = new Map<string, Cursor>();
  /** Those a getMore is reading just now. */
  readonly #busy = new Map<string, Task>();

  constructor(readonly idleMs = IDLE_MS) {}

  create(namespace: string, documents: Iterator<Buffer | Pause>, transaction?: string): Cursor {
    const id = Long.fromBigInt(BigInt.asUintN(62, randomBytes(8).readBigUInt64BE()) + 1n);
    return { id, namespace, documents, next: undefined, timeLeft: undefined, lastUsed: Date.now(), transaction };
  }

  keep(cursor: Cursor): void {
    cursor.lastUsed = Date.now();
    this.#open.set(cursor.id.toString(), cursor);
  }

  /** Takes the cursor out for a task; `release` says that it is done, `keep` puts it back when more is to come. */
  take(id: Long, namespace: string, task: Task): Cursor {
    const key = id.toString();
    if (this.#busy.has(key)) throw new ServerError(12051, 'CursorInUse', `cursor id ${key} is already in use`);
    const cursor = this.#open.get(key);
    if (!cursor || cursor.namespace !== namespace)
      throw new ServerError(43, 'CursorNotFound', `cursor id ${key} not found`);
    this.#open.delete(key);
    this.#busy.set(key, task);
    return cursor;
  }

  release(cursor: Cursor): void {
    this.#busy.delete(cursor.id.toString());
  }

  /** One that is being read ends at its next pause. */
  kill(id: Long): boolean {
    const reading = this.#busy.get(id.toString());
    reading?.interrupt(new Interrupted(237, 'CursorKilled', 'the cursor was killed'));
    const cursor = this.#open.get(id.toString());
    cursor?.documents.return?.();
    return this.#open.delete(id.toString()) || reading !== undefined;
  }

  dropIdle(now = Date.now()): void {
    for (const cursor of this.#open.values()) if (now - cursor.lastUsed > this.idleMs) this.kill(cursor.id);
  }

  endTransaction(transaction: string): void {
    for (const cursor of this.#open.values()) if (cursor.transaction === transaction) this.kill(cursor.id);
  }

  get size(): number {
    return this.#open.size;
  }
}

/** Up to `size` documents and 16 MB. One document is read ahead, so the last batch says that it is the last. */
export function* takeBatch(cursor: Cursor, size: number): Steps<Batch> {
  const documents: Buffer[] = [];
  let bytes = 0;
  if (size === 0) return { documents, done: false };
  // one more than asked for is read, but not taken
  for (let room = size; room >= 0; ) {
    const step = cursor.next ?? cursor.documents.next();
    if (!step.done && step.value === PAUSE) {
      yield PAUSE;
      continue;
    }
    const next = step as IteratorResult<Buffer>;
    cursor.next = next;
    if (next.done) return { documents, done: true };
    bytes += next.value.length;
    if (room-- === 0 || (documents.length > 0 && bytes > MAX_BATCH_BYTES)) break;
    documents.push(next.value);
    cursor.next = undefined;
  }
  return { documents, done: false };
}
