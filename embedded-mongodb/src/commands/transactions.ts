import { Binary } from 'bson';
import { toDouble } from '../bson/numbers.ts';
import { type Doc, isDoc, isNumber } from '../bson/types.ts';
import type { Engine } from '../engine/engine.ts';
import { badValue, ServerError, transient } from '../errors.ts';

interface OpenTransaction {
  key: string;
  /** The connection of its last command: when that closes, nobody can finish the transaction. */
  connectionId: number;
  timer: NodeJS.Timeout;
}

const REMEMBERED = 200;
const noSuch = (key: string) =>
  transient(251, 'NoSuchTransaction', `Given transaction number does not match any in-progress transactions (${key}).`);

/** The session and number of a transaction, as text. */
function transactionKey(command: Doc): string {
  const id = isDoc(command.lsid) ? command.lsid.id : undefined;
  if (!(id instanceof Binary) || !isNumber(command.txnNumber)) throw badValue('a transaction needs lsid and txnNumber');
  return `${id.toString('hex')}:${toDouble(command.txnNumber)}`;
}

/** At most one transaction is open; it owns the writer until it commits, aborts or takes too long. */
export class Transactions {
  #open: OpenTransaction | undefined;
  /** Recently committed: a driver may ask again when it missed the answer. */
  #committed = new Set<string>();

  #refusing = false;

  constructor(
    readonly engine: Engine,
    readonly lifetimeMs: number,
  ) {}

  /** Before a command with `autocommit: false`: opens its transaction, or checks that it is the open one. */
  async enter(command: Doc, connectionId: number): Promise<string> {
    const key = transactionKey(command);
    if (command.startTransaction === true) {
      if (this.#open?.key === key)
        throw new ServerError(225, 'TransactionTooOld', 'the transaction has been started already');
      await this.engine.queue.begin();
      if (this.#refusing) {
        this.engine.queue.end(false);
        throw new ServerError(91, 'ShutdownInProgress', 'the server is closing');
      }
      const timer = setTimeout(() => this.abort(key), this.lifetimeMs);
      timer.unref();
      this.#open = { key, connectionId, timer };
    } else if (this.#open?.key !== key) throw noSuch(key);
    else this.#open.connectionId = connectionId;
    return key;
  }

  commit(command: Doc): Doc {
    const key = transactionKey(command);
    if (this.#committed.has(key)) return { ok: 1 };
    if (this.#open?.key !== key) throw noSuch(key);
    this.#end(true);
    this.#committed.add(key);
    if (this.#committed.size > REMEMBERED)
      for (const oldest of [...this.#committed].slice(0, 1)) this.#committed.delete(oldest);
    return { ok: 1 };
  }

  abortCommand(command: Doc): Doc {
    const key = transactionKey(command);
    if (this.#open?.key !== key) throw noSuch(key);
    this.#end(false);
    return { ok: 1 };
  }

  /** Before closing: the open transaction is aborted and no other begins. */
  refuse(): void {
    this.#refusing = true;
    this.abort();
  }

  /** Does nothing when that transaction is not open any more. */
  abort(key: string | undefined = this.#open?.key): void {
    if (this.#open && this.#open.key === key) this.#end(false);
  }

  connectionClosed(connectionId: number): void {
    if (this.#open?.connectionId === connectionId) this.#end(false);
  }

  #end(commit: boolean): void {
    const open = this.#open;
    if (!open) return;
    this.#open = undefined;
    clearTimeout(open.timer);
    this.engine.cursors.endTransaction(open.key);
    this.engine.queue.end(commit);
  }
}
