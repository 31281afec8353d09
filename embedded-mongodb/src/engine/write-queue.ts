import { ServerError, transient } from '../errors.ts';
import type { Catalogue } from './catalogue.ts';

interface Waiting {
  kind: 'write' | 'begin';
  since: number;
  work: () => unknown;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
}

export interface QueueLimits {
  /** How long a transaction may wait for its turn. */
  beginMs: number;
  /** How long a single write may wait for an open transaction. */
  writeMs: number;
}

const GROUP = 256;

/**
 * One writer. Writes that arrive together share one SQLite transaction, and so one fsync; each keeps its own savepoint
 * and is answered only after the commit. An open transaction has the file to itself: others wait their turn in order.
 */
export class WriteQueue {
  #waiting: Waiting[] = [];
  #scheduled = false;
  #patience: NodeJS.Timeout | undefined;
  transactionOpen = false;

  constructor(
    readonly catalogue: Catalogue,
    readonly limits: QueueLimits,
  ) {}

  write<Result>(work: () => Result): Promise<Result> {
    return this.#enqueue('write', work) as Promise<Result>;
  }

  /** Resolves once the transaction is open. */
  async begin(): Promise<void> {
    await this.#enqueue('begin', () => undefined);
  }

  end(commit: boolean): void {
    const { connection } = this.catalogue;
    let committed = false;
    try {
      if (commit) connection.run('COMMIT');
      committed = commit;
    } finally {
      if (!committed) this.#rollback();
      this.transactionOpen = false;
      clearInterval(this.#patience);
      this.catalogue.endTransaction(committed);
      this.#schedule();
    }
  }

  /** Resolves when everything queued so far is done. */
  async drained(): Promise<void> {
    if (this.#waiting.length > 0) await this.write(() => undefined);
  }

  #enqueue(kind: Waiting['kind'], work: () => unknown): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ kind, since: Date.now(), work, resolve, reject });
      this.#schedule();
    });
  }

  #schedule(): void {
    if (this.#scheduled || this.transactionOpen || this.#waiting.length === 0) return;
    this.#scheduled = true;
    setImmediate(() => {
      this.#scheduled = false;
      this.#pump();
    });
  }

  #pump(): void {
    const next = this.#waiting[0];
    if (!next || this.transactionOpen) return;
    if (next.kind === 'begin') this.#open(this.#waiting.shift() as Waiting);
    else {
      const stop = this.#waiting.findIndex(({ kind }) => kind === 'begin');
      this.#runGroup(this.#waiting.splice(0, Math.min(GROUP, stop < 0 ? this.#waiting.length : stop)));
    }
    this.#schedule();
  }

  #open(entry: Waiting): void {
    try {
      this.catalogue.connection.run('BEGIN IMMEDIATE');
    } catch (error) {
      entry.reject(error);
      return;
    }
    this.transactionOpen = true;
    this.catalogue.beginTransaction();
    this.#patience = setInterval(() => this.#giveUp(), 100);
    this.#patience.unref();
    entry.resolve(undefined);
  }

  #runGroup(group: Waiting[]): void {
    const { connection } = this.catalogue;
    const answers: (() => void)[] = [];
    try {
      connection.run('BEGIN IMMEDIATE');
      for (const entry of group) answers.push(this.#runOne(entry));
      connection.run('COMMIT');
      this.catalogue.settled();
    } catch (error) {
      this.#rollback();
      this.catalogue.rolledBack();
      for (const { reject } of group) reject(error);
      return;
    }
    for (const answer of answers) answer();
  }

  #runOne(entry: Waiting): () => void {
    const { connection } = this.catalogue;
    connection.run('SAVEPOINT one');
    try {
      const value = entry.work();
      connection.run('RELEASE one');
      return () => entry.resolve(value);
    } catch (error) {
      this.#undo(error);
      return () => entry.reject(error);
    }
  }

  /** Back to before one write. After a full disk SQLite has undone everything already: then the group fails for `cause`. */
  #undo(cause: unknown): void {
    try {
      this.catalogue.connection.run('ROLLBACK TO one');
      this.catalogue.connection.run('RELEASE one');
    } catch {
      throw cause;
    }
    this.catalogue.rolledBack();
  }

  #rollback(): void {
    try {
      this.catalogue.connection.run('ROLLBACK');
    } catch {
      // SQLite has already rolled back by itself (disk full, I/O error).
    }
  }

  /** While a transaction is open, whoever waited too long is told so. */
  #giveUp(): void {
    const now = Date.now();
    const late = ({ kind, since }: Waiting) =>
      now - since > (kind === 'begin' ? this.limits.beginMs : this.limits.writeMs);
    const expired = this.#waiting.filter(late);
    this.#waiting = this.#waiting.filter((entry) => !late(entry));
    for (const { kind, reject } of expired)
      reject(
        kind === 'begin'
          ? transient(112, 'WriteConflict', 'WriteConflict: another transaction is open')
          : new ServerError(112, 'WriteConflict', 'WriteConflict: a transaction holds the write lock'),
      );
  }
}
