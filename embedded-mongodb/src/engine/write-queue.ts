import { transient } from '../errors.ts';
import type { Catalogue } from './catalogue.ts';
import type { Connection } from './connection.ts';
import { isSteps, type Steps } from './steps.ts';
import { type Store, Task } from './task.ts';

interface Waiting {
  kind: 'write' | 'begin';
  since: number;
  task: Task;
  work: () => unknown;
  /** It frees space: what the reserve is for. Tried once more when a full disk stopped it and the reserve made room. */
  frees: boolean;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
}

export interface WriteOptions {
  task?: Task;
  frees?: boolean;
}

/** The engine, as far as the queue is concerned. */
interface Written {
  writer: Connection;
  catalogue: Catalogue;
  live: Store;
  run: (task: Task, steps: Steps<unknown>) => unknown;
  /** Told of what stopped a whole group; says whether room was made since. */
  notice: (error: unknown) => boolean;
}

export interface QueueLimits {
  /** How long a transaction may wait for its turn to write. */
  beginMs: number;
}

const GROUP = 256;

/**
 * One writer. Writes that arrive together share one SQLite transaction, and so one fsync; each keeps its own savepoint
 * and is answered only after the commit. An open transaction has the file to itself: others wait their turn in order,
 * a single write until its maxTimeMS, a transaction until `beginMs`.
 */
export class WriteQueue {
  #waiting: Waiting[] = [];
  #scheduled = false;
  #transactionOpen = false;
  #groupOpen = false;
  readonly #patience: NodeJS.Timeout;
  /** How often something was committed: tells a transaction whether what it read is still so. */
  commits = 0;

  constructor(
    readonly engine: Written,
    readonly limits: QueueLimits,
  ) {
    this.#patience = setInterval(() => this.#giveUp(), 100);
    this.#patience.unref();
  }

  /** Somebody is changing the file: what the writer's connection sees is not committed yet. */
  get busy(): boolean {
    return this.#transactionOpen || this.#groupOpen;
  }

  /** `work` may be long: then it gives steps. Interrupting its task undoes it. */
  write<Result>(
    work: () => Result | Steps<Result>,
    { task = new Task(), frees = false }: WriteOptions = {},
  ): Promise<Result> {
    return this.#enqueue({ kind: 'write', task, work, frees }) as Promise<Result>;
  }

  /** Resolves once the transaction is open. */
  async begin(task = new Task()): Promise<void> {
    await this.#enqueue({ kind: 'begin', task, work: () => undefined, frees: false });
  }

  end(commit: boolean): void {
    let committed = false;
    try {
      if (commit) this.engine.writer.run('COMMIT');
      committed = commit;
    } finally {
      if (!committed) this.#rollback();
      this.#transactionOpen = false;
      this.#settle(committed);
    }
  }

  /** Resolves when everything queued so far is done. */
  async drained(): Promise<void> {
    if (this.#waiting.length > 0 || this.busy) await this.write(() => undefined);
  }

  close(): void {
    clearInterval(this.#patience);
  }

  #enqueue(entry: Pick<Waiting, 'kind' | 'task' | 'work' | 'frees'>): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ ...entry, since: Date.now(), resolve, reject });
      this.#schedule();
    });
  }

  #schedule(): void {
    if (this.#scheduled || this.busy || this.#waiting.length === 0) return;
    this.#scheduled = true;
    setImmediate(() => {
      this.#scheduled = false;
      this.#pump();
    });
  }

  #pump(): void {
    const next = this.#waiting[0];
    if (!next || this.busy) return;
    if (next.kind === 'begin') this.#open(this.#waiting.shift() as Waiting);
    else {
      const stop = this.#waiting.findIndex(({ kind }) => kind === 'begin');
      void this.#runGroup(this.#waiting.splice(0, Math.min(GROUP, stop < 0 ? this.#waiting.length : stop)));
    }
    this.#schedule();
  }

  #open(entry: Waiting): void {
    try {
      this.engine.writer.run('BEGIN IMMEDIATE');
    } catch (error) {
      entry.reject(error);
      return;
    }
    this.#transactionOpen = true;
    this.engine.catalogue.beginTransaction();
    entry.resolve(undefined);
  }

  /** Runs to its end at once, unless one of the writes is long and pauses. */
  async #runGroup(group: Waiting[]): Promise<void> {
    const { writer, catalogue } = this.engine;
    const answers: (() => void)[] = [];
    this.#groupOpen = true;
    catalogue.beginTransaction();
    try {
      writer.run('BEGIN IMMEDIATE');
      for (const entry of group) {
        const answer = this.#runOne(entry);
        answers.push(answer instanceof Promise ? await answer : answer);
      }
      writer.run('COMMIT');
    } catch (error) {
      this.#rollback();
      const again = this.engine.notice(error) ? group.filter(({ frees }) => frees) : [];
      for (const { reject } of group.filter((entry) => !again.includes(entry))) reject(error);
      this.#waiting.unshift(...again.map((entry) => ({ ...entry, frees: false })));
      this.#groupOpen = false;
      this.#settle(false);
      return;
    }
    this.#groupOpen = false;
    this.#settle(true);
    for (const answer of answers) answer();
  }

  #settle(committed: boolean): void {
    if (committed) this.commits++;
    this.engine.catalogue.endTransaction(committed);
    this.#schedule();
  }

  #runOne(entry: Waiting): (() => void) | Promise<() => void> {
    const { writer } = this.engine;
    const done = (value: unknown): (() => void) => {
      writer.run('RELEASE one');
      entry.task.store = undefined;
      return () => entry.resolve(value);
    };
    const failed = (error: unknown): (() => void) => {
      entry.task.store = undefined;
      this.#undo(error);
      return () => entry.reject(error);
    };
    writer.run('SAVEPOINT one');
    entry.task.store = this.engine.live;
    try {
      const { ended } = entry.task;
      if (ended) throw ended;
      const value = entry.task.slice(entry.work);
      const result = isSteps(value) ? this.engine.run(entry.task, value) : value;
      return result instanceof Promise ? result.then(done, failed) : done(result);
    } catch (error) {
      return failed(error);
    }
  }

  /** Back to before one write. After a full disk SQLite has undone everything already: then the group fails for `cause`. */
  #undo(cause: unknown): void {
    try {
      this.engine.writer.run('ROLLBACK TO one');
      this.engine.writer.run('RELEASE one');
    } catch {
      throw cause;
    }
    this.engine.catalogue.rolledBack();
  }

  #rollback(): void {
    try {
      this.engine.writer.run('ROLLBACK');
    } catch {
      // SQLite has already rolled back by itself (disk full, I/O error).
    }
  }

  /** Whoever waited too long for the writer is told so. */
  #giveUp(): void {
    const now = Date.now();
    const lateness = ({ kind, since, task }: Waiting) =>
      task.ended ??
      (kind === 'begin' && now - since > this.limits.beginMs
        ? transient(112, 'WriteConflict', 'WriteConflict: others are writing; try the transaction again')
        : undefined);
    this.#waiting = this.#waiting.filter((entry) => {
      const error = lateness(entry);
      if (error) entry.reject(error);
      return !error;
    });
  }
}
