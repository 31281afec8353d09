import { chmodSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer, type Server as NetServer } from 'node:net';
import { Transactions } from './commands/transactions.ts';
import { ConnectionHandler } from './connection-handler.ts';
import { Engine, type EngineOptions } from './engine/engine.ts';
import { sweepExpired } from './engine/ttl.ts';

export interface ServerOptions extends EngineOptions {
  file: string;
  /** How long a transaction may stay open; 30 s when left out. */
  transactionMs?: number;
  /** How often TTL indexes are honoured. */
  ttlMs?: number;
}

/** How often the free space is looked at, and the reserve put aside again. */
const WATCH_MS = 2_000;

export type Endpoint = { path: string } | { port: number };

/** The socket server over one database file. */
export class Server {
  readonly engine: Engine;
  readonly transactions: Transactions;
  readonly #net: NetServer;
  readonly #connections = new Set<ConnectionHandler>();
  readonly #housekeeping: NodeJS.Timeout;
  readonly #watch: NodeJS.Timeout;
  #nextId = 1;
  #address = '';

  constructor(options: ServerOptions) {
    this.engine = new Engine(options.file, options);
    this.transactions = new Transactions(this.engine, options.transactionMs ?? 30_000);
    this.#net = createServer((socket) => {
      socket.setNoDelay(true);
      const handler = new ConnectionHandler(this.#nextId++, socket, this.engine, this.transactions, this.#address);
      this.#connections.add(handler);
      socket.on('close', () => this.#connections.delete(handler));
    });
    this.#watch = setInterval(() => this.#lookAround(), WATCH_MS);
    this.#watch.unref();
    this.#housekeeping = setInterval(() => this.#tidy(), options.ttlMs ?? 60_000);
    this.#housekeeping.unref();
  }

  /** Only the owner may use a socket; over TCP only this machine can. Returns the address to connect to. */
  async listen(endpoint: Endpoint): Promise<string> {
    if ('path' in endpoint) rmSync(endpoint.path, { force: true }); // left by a killed process: we hold the folder's lock
    await new Promise<void>((resolve, reject) => {
      this.#net.once('error', reject);
      this.#net.listen(
        'path' in endpoint ? { path: endpoint.path } : { port: endpoint.port, host: '127.0.0.1' },
        resolve,
      );
    });
    if ('path' in endpoint) chmodSync(endpoint.path, 0o600);
    this.#address = 'path' in endpoint ? endpoint.path : `127.0.0.1:${(this.#net.address() as AddressInfo).port}`;
    return this.#address;
  }

  /** Takes no new work, finishes what is short, ends what is long, then closes the file. */
  async close(): Promise<void> {
    clearInterval(this.#housekeeping);
    clearInterval(this.#watch);
    const closed = new Promise<void>((resolve) => this.#net.close(() => resolve()));
    const stopped = this.engine.stopLongWork();
    this.transactions.refuse();
    await stopped;
    await this.engine.queue.drained();
    for (const connection of this.#connections) connection.close();
    await closed;
    await this.engine.queue.drained();
    await this.engine.stopLongWork();
    this.engine.close();
  }

  #lookAround(): void {
    this.engine.space.look();
    void this.engine.space.putAside();
  }

  #tidy(): void {
    this.engine.cursors.dropIdle();
    sweepExpired(this.engine).catch((error: unknown) => {
      this.engine.notice(error);
      console.error('embedded-mongodb: removing expired documents failed:', error);
    });
  }
}
