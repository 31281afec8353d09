import { createHash } from 'node:crypto';
import type { DomainInput, DomainOutput, Operation } from '@smoko/contract';
import { Types } from 'mongoose';
import type { Actor } from './actor.ts';
import type { Clock } from './clock.ts';

/** One record touched in the course of a call, in stored form (cents, hexadecimal ids). */
export interface StoredChange {
  entity: string;
  record_id: string;
  op: 'create' | 'update' | 'delete';
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

/** One use of an operation: who, when, and what it touched. */
export interface Call {
  actor: Actor;
  clock: Clock;
  /** When it came in, by the real clock. */
  begun: Date;
  /** Filled by the repository as it writes; events and receipts come from it. */
  changes: StoredChange[];
  /**
   * The next record id. With an idempotency key the ids follow from it, so that a call repeated
   * after a crash meets the records it already made instead of making them again.
   */
  newId(): Types.ObjectId;
  key: string | null;
  /** Called before a write, with the record as it was: a receipt is on file before its effect. */
  beforeWrite(change: StoredChange): Promise<void>;
  /** What a crashed attempt of the same call had announced for this record, if anything. */
  announced(entity: string, recordId: string): StoredChange | undefined;
}

export interface CallOptions {
  key?: string;
  /** When what it is a part of came in; left out: now. */
  begun?: Date;
  beforeWrite?: Call['beforeWrite'];
  announced?: readonly StoredChange[];
}

export function createCall(actor: Actor, clock: Clock, options: CallOptions = {}): Call {
  let made = 0;
  return {
    actor,
    clock,
    begun: options.begun ?? new Date(),
    changes: [],
    key: options.key ?? null,
    newId: () => (options.key ? idFromKey(`${actor.userId}:${options.key}:${made++}`) : new Types.ObjectId()),
    beforeWrite: options.beforeWrite ?? (async () => {}),
    announced: (entity, id) => options.announced?.find((change) => change.entity === entity && change.record_id === id),
  };
}

const ID_BYTES = 12;
/** The id of the first record that a call of this key makes. */
export const firstId = (userId: string, key: string): Types.ObjectId => idFromKey(`${userId}:${key}:0`);
export const idFromKey = (key: string): Types.ObjectId =>
  new Types.ObjectId(createHash('sha256').update(key).digest().subarray(0, ID_BYTES));

export type Handler<T extends Operation> = (call: Call, input: DomainInput<T>) => Promise<DomainOutput<T>>;

/** An operation with its one implementation. */
export interface Implementation {
  operation: Operation;
  handler: (call: Call, input: never) => Promise<unknown>;
}

export const implement = <T extends Operation>(operation: T, handler: Handler<T>): Implementation => ({
  operation,
  handler,
});
