import { ServerError } from '../errors.ts';
import type { Collection } from './catalogue.ts';
import type { Connection } from './connection.ts';
import { endSlice, startSlice } from './steps.ts';

/** Where a task reads: a connection, and the catalogue that belongs to what it sees. */
export interface Store {
  connection: Connection;
  find: (db: string, name: string) => Collection | undefined;
  all: () => Collection[];
}

/** Work ended from outside. It ends a whole command, also where a refused statement would only be reported. */
export class Interrupted extends ServerError {}

export const clientGone = (): Interrupted =>
  new Interrupted(279, 'ClientDisconnect', 'the client that asked for this is gone');
export const killed = (): Interrupted => new Interrupted(11601, 'Interrupted', 'operation was interrupted');
export const closing = (): Interrupted =>
  new Interrupted(11600, 'InterruptedAtShutdown', 'interrupted because the server is closing');
const outOfTime = (): Interrupted => new Interrupted(50, 'MaxTimeMSExpired', 'operation exceeded time limit');

/** Between two pauses there is one document at most; whoever needs longer for one is ended, for the others' sake. */
const ONE_DOCUMENT_MS = 1000;

let lastId = 0;
let running: Task | undefined;
let latest = Number.POSITIVE_INFINITY;
let ticks = 0;

/** One command at work. */
export class Task {
  readonly id = ++lastId;
  readonly started = Date.now();
  #deadline = Number.POSITIVE_INFINITY;
  #reason: Interrupted | undefined;
  /** Where it reads and writes; undefined: the last commit, whatever that is at the time. */
  store: Store | undefined;

  /** `maxTimeMs`: 0 or undefined is no limit. */
  constructor(
    readonly name = 'internal',
    maxTimeMs?: number,
  ) {
    this.limit(maxTimeMs);
  }

  /** From now on, in milliseconds; an earlier end stays. */
  limit(maxTimeMs: number | undefined): void {
    if (maxTimeMs) this.#deadline = Math.min(this.#deadline, performance.now() + maxTimeMs);
  }

  /** Ends it at its next pause; the first reason counts. */
  interrupt(reason: Interrupted): void {
    this.#reason ??= reason;
  }

  /** Why it must end now, if it must. */
  get ended(): Interrupted | undefined {
    return this.#reason ?? (performance.now() > this.#deadline ? outOfTime() : undefined);
  }

  /** What is left of its maxTimeMS in milliseconds: a cursor's later batches share it. */
  get timeLeft(): number | undefined {
    return Number.isFinite(this.#deadline) ? Math.max(0.001, this.#deadline - performance.now()) : undefined;
  }

  /** Runs a piece of it, as the task that `runningTask` gives. */
  slice<Result>(work: () => Result): Result {
    const now = performance.now();
    startSlice(now);
    running = this;
    latest = Math.min(this.#deadline, now + ONE_DOCUMENT_MS);
    try {
      return work();
    } finally {
      running = undefined;
      latest = Number.POSITIVE_INFINITY;
      endSlice();
    }
  }
}

export const runningTask = (): Task | undefined => running;

/** Called by whatever may loop within one document: throws when maxTimeMS is over, or when it takes far too long. */
export function tick(): void {
  if ((++ticks & 15) !== 0 || performance.now() < latest) return;
  throw (
    running?.ended ??
    new Interrupted(262, 'ExceededTimeLimit', 'an expression took longer than a second for one document')
  );
}
