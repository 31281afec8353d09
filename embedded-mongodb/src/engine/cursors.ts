import { randomBytes } from 'node:crypto';
import { Long } from 'bson';
import { ServerError } from '../errors.ts';

const IDLE_MS = 10 * 60_000;
const MAX_BATCH_BYTES = 16 * 1024 * 1024;

export interface Cursor {
  id: Long;
  namespace: string;
  documents: Iterator<Buffer>;
  next: IteratorResult<Buffer> | undefined;
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

  constructor(readonly idleMs = IDLE_MS) {}

  create(namespace: string, documents: Iterator<Buffer>, transaction?: string): Cursor {
    const id = Long.fromBigInt(BigInt.asUintN(62, randomBytes(8).readBigUInt64BE()) + 1n);
    return { id, namespace, documents, next: undefined, lastUsed: Date.now(), transaction };
  }

  keep(cursor: Cursor): void {
    cursor.lastUsed = Date.now();
    this.#open.set(cursor.id.toString(), cursor);
  }

  /** Takes the cursor out; `keep` puts it back when more is to come. */
  take(id: Long, namespace: string): Cursor {
    const cursor = this.#open.get(id.toString());
    if (!cursor || cursor.namespace !== namespace)
      throw new ServerError(43, 'CursorNotFound', `cursor id ${id.toString()} not found`);
    this.#open.delete(id.toString());
    return cursor;
  }

  kill(id: Long): boolean {
    const cursor = this.#open.get(id.toString());
    cursor?.documents.return?.();
    return this.#open.delete(id.toString());
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
export function takeBatch(cursor: Cursor, size: number): Batch {
  const documents: Buffer[] = [];
  let bytes = 0;
  while (documents.length < size) {
    const next = cursor.next ?? cursor.documents.next();
    cursor.next = next;
    if (next.done) return { documents, done: true };
    bytes += next.value.length;
    if (documents.length > 0 && bytes > MAX_BATCH_BYTES) return { documents, done: false };
    documents.push(next.value);
    cursor.next = undefined;
  }
  if (size > 0) cursor.next = cursor.documents.next();
  return { documents, done: cursor.next?.done === true };
}
