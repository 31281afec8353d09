import type { Socket } from 'node:net';
import { type Caller, dispatch } from './commands/dispatch.ts';
import type { Transactions } from './commands/transactions.ts';
import type { Engine } from './engine/engine.ts';
import { clientGone, type Task } from './engine/task.ts';
import { errorReply } from './errors.ts';
import { Framing } from './wire/framing.ts';
import { parseRequest, type Request } from './wire/message.ts';
import { encodeReply } from './wire/reply.ts';

const MAX_WAITING = 64;
/** How long a client may take to fetch its last answer when the server closes. */
const PARTING_MS = 3000;

/** One client: its messages are answered one after another, in order. */
export class ConnectionHandler {
  readonly #framing = new Framing();
  #waiting: Buffer[] = [];
  #busy = false;
  #closing = false;
  /** What its client waits for. */
  #task: Task | undefined;

  constructor(
    readonly id: number,
    readonly socket: Socket,
    readonly engine: Engine,
    readonly transactions: Transactions,
    readonly address: string,
  ) {
    socket.on('data', (chunk) => this.#receive(chunk));
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      this.#task?.interrupt(clientGone());
      transactions.connectionClosed(id);
    });
  }

  /** Finishes the message at hand, sends its answer, then hangs up. */
  close(): void {
    this.#closing = true;
    this.#waiting = [];
    if (!this.#busy) this.socket.destroy();
    else setTimeout(() => this.socket.destroy(), PARTING_MS).unref();
  }

  #receive(chunk: Buffer): void {
    try {
      this.#waiting.push(...this.#framing.push(chunk));
    } catch {
      this.socket.destroy(); // the stream makes no sense any more, so no reply could be matched to a request
      return;
    }
    if (this.#waiting.length > MAX_WAITING) this.socket.pause();
    if (!this.#busy) void this.#work();
  }

  async #work(): Promise<void> {
    this.#busy = true;
    for (let message = this.#waiting.shift(); message && !this.socket.destroyed; message = this.#waiting.shift()) {
      await this.#answer(message);
      if (this.#waiting.length <= MAX_WAITING && this.socket.isPaused()) this.socket.resume();
    }
    this.#busy = false;
    if (this.#closing) this.socket.destroySoon();
  }

  async #answer(message: Buffer): Promise<void> {
    let request: Request;
    try {
      request = parseRequest(message);
    } catch {
      this.socket.destroy();
      return;
    }
    const bytes = await this.#run(request);
    if (request.moreToCome || this.socket.destroyed) return;
    if (!this.socket.write(bytes)) await this.#drained();
  }

  async #run(request: Request): Promise<Buffer> {
    const caller: Caller = {
      connectionId: this.id,
      address: this.address,
      rawOf: (doc) => request.raw.get(doc),
      started: (task) => {
        if (!request.moreToCome) this.#task = task; // what nobody waits for is done even when its client has gone
      },
    };
    try {
      return encodeReply(request, await dispatch(this.engine, this.transactions, request.command, caller));
    } catch (error) {
      this.engine.notice(error);
      return encodeReply(request, errorReply(error));
    } finally {
      this.#task = undefined;
    }
  }

  /** A client that does not read its answers gets no further ones. */
  #drained(): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        this.socket.off('drain', done);
        this.socket.off('close', done);
        resolve();
      };
      this.socket.on('drain', done);
      this.socket.on('close', done);
    });
  }
}
