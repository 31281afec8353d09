import { Binary } from 'bson';
import { toDouble } from '../bson/numbers.ts';
import { type Doc, isDoc, isNumber } from '../bson/types.ts';
import type { Engine } from '../engine/engine.ts';
import { Interrupted, type Store, type Task } from '../engine/task.ts';
import { badValue, ServerError, transient } from '../errors.ts';

interface OpenTransaction {
  key: string;
  session: string;
  /** The connection of its last command: when that closes, nobody can finish the transaction. */
  connectionId: number;
  timer: NodeJS.Timeout;
  /** It has the writer to itself. Until it writes it reads a snapshot, and nobody waits for it. */
  writing: boolean;
  snapshot: { store: Store; release: () => void; commits: number } | undefined;
  /** The command at work in it. */
  running: Task | undefined;
  ended: boolean;
}

const REMEMBERED = 200;
const MESSAGE = 'Given transaction number does not match any in-progress transactions';
const noSuch = (key: string) => transient(251, 'NoSuchTransaction', `${MESSAGE} (${key}).`);

/** The session of a command, as text. */
function sessionOf({ lsid }: Doc): string {
  const id = isDoc(lsid) ? lsid.id : undefined;
  if (!(id instanceof Binary)) throw badValue('a transaction needs lsid and txnNumber');
  return id.toString('hex');
}

/** The session and number of a transaction, as text. */
function transactionKey(command: Doc): string {
  if (!isNumber(command.txnNumber)) throw badValue('a transaction needs lsid and txnNumber');
  return `${sessionOf(command)}:${toDouble(command.txnNumber)}`;
}

function remember(set: Set<string>, value: string): void {
  set.add(value);
  if (set.size > REMEMBERED) for (const oldest of [...set].slice(0, 1)) set.delete(oldest);
}

/**
 * Open transactions. Each reads one snapshot until its first write; any number may do so. At its first write it gets the
 * writer to itself, provided nothing was committed since its snapshot: otherwise it would mix two states, so it ends with
 * WriteConflict, and the next try of that session takes the writer at once.
 */
export class Transactions {
  readonly #open = new Map<string, OpenTransaction>();
  /** Recently committed: a driver may ask again when it missed the answer. */
  readonly #committed = new Set<string>();
  /** Sessions whose last transaction met a conflict. */
  readonly #conflicted = new Set<string>();
  #refusing = false;

  constructor(
    readonly engine: Engine,
    readonly lifetimeMs: number,
  ) {}

  /** Before a command with `autocommit: false`: opens its transaction, or finds it. `leave` has to follow. */
  async enter(command: Doc, connectionId: number, task: Task, writes: boolean): Promise<string> {
    const key = transactionKey(command);
    const transaction = command.startTransaction === true ? this.#start(key, command, connectionId) : this.#find(key);
    if (transaction.running)
      throw new ServerError(117, 'ConflictingOperationInProgress', 'the transaction is running another command');
    transaction.connectionId = connectionId;
    transaction.running = task;
    try {
      if (writes || this.#conflicted.has(transaction.session)) await this.#takeWriter(transaction, task);
      else if (!transaction.writing)
        transaction.snapshot ??= { ...this.engine.holdSnapshot(), commits: this.engine.queue.commits };
    } catch (error) {
      this.leave(key, true);
      throw error;
    }
    task.store = transaction.snapshot?.store ?? this.engine.live;
    return key;
  }

  /** After a command: a failed one has ended its transaction. */
  leave(key: string, failed: boolean): void {
    const transaction = this.#open.get(key);
    if (!transaction) return;
    transaction.running = undefined;
    if (failed || transaction.ended) this.#end(transaction, false);
  }

  commit(command: Doc): Doc {
    const key = transactionKey(command);
    if (this.#committed.has(key)) return { ok: 1 };
    this.#end(this.#idle(key), true);
    remember(this.#committed, key);
    this.#conflicted.delete(sessionOf(command));
    return { ok: 1 };
  }

  abortCommand(command: Doc): Doc {
    this.#end(this.#idle(transactionKey(command)), false);
    return { ok: 1 };
  }

  /** Before closing: open transactions are aborted and no other begins. */
  refuse(): void {
    this.#refusing = true;
    this.#abortWhere(() => true);
  }

  connectionClosed(connectionId: number): void {
    this.#abortWhere((transaction) => transaction.connectionId === connectionId);
  }

  /** The client says that these sessions are over. */
  sessionsEnded(lsids: unknown): void {
    if (!Array.isArray(lsids)) return;
    const over = new Set(lsids.map((lsid) => sessionOf({ lsid })));
    this.#abortWhere(({ session }) => over.has(session));
  }

  #start(key: string, command: Doc, connectionId: number): OpenTransaction {
    if (this.#refusing) throw new ServerError(91, 'ShutdownInProgress', 'the server is closing');
    if (this.#open.has(key) || this.#committed.has(key))
      throw new ServerError(225, 'TransactionTooOld', 'the transaction has been started already');
    const session = sessionOf(command);
    this.#abortWhere((other) => other.session === session); // a session has one at a time
    const timer = setTimeout(() => this.#abortWhere((other) => other.key === key), this.lifetimeMs);
    timer.unref();
    const transaction: OpenTransaction = {
      key,
      session,
      connectionId,
      timer,
      writing: false,
      snapshot: undefined,
      running: undefined,
      ended: false,
    };
    this.#open.set(key, transaction);
    return transaction;
  }

  #find(key: string): OpenTransaction {
    const transaction = this.#open.get(key);
    if (!transaction || transaction.ended) throw noSuch(key);
    return transaction;
  }

  #idle(key: string): OpenTransaction {
    const transaction = this.#find(key);
    if (transaction.running)
      throw new ServerError(117, 'ConflictingOperationInProgress', 'the transaction is running another command');
    return transaction;
  }

  async #takeWriter(transaction: OpenTransaction, task: Task): Promise<void> {
    if (transaction.writing) return;
    const { queue } = this.engine;
    await queue.begin(task);
    transaction.writing = true; // from here on its end gives the writer back
    if (transaction.ended) throw noSuch(transaction.key);
    if (transaction.snapshot && transaction.snapshot.commits !== queue.commits) {
      remember(this.#conflicted, transaction.session);
      throw transient(112, 'WriteConflict', 'WriteConflict: others wrote since this transaction began to read');
    }
    transaction.snapshot?.release();
    transaction.snapshot = undefined;
  }

  /** One that runs a command ends when that has stopped, which is at its next pause. */
  #abortWhere(chosen: (transaction: OpenTransaction) => boolean): void {
    for (const transaction of [...this.#open.values()].filter(chosen)) {
      if (!transaction.running) {
        this.#end(transaction, false);
        continue;
      }
      transaction.ended = true;
      const { code, codeName, message, extra } = noSuch(transaction.key);
      transaction.running.interrupt(new Interrupted(code, codeName, message, extra));
    }
  }

  #end(transaction: OpenTransaction, commit: boolean): void {
    this.#open.delete(transaction.key);
    clearTimeout(transaction.timer);
    this.engine.cursors.endTransaction(transaction.key);
    transaction.snapshot?.release();
    transaction.snapshot = undefined;
    if (transaction.writing) this.engine.queue.end(commit);
  }
}
