import { createHash } from 'node:crypto';
import type { DomainInput, DomainOutput, Operation } from '@smoko/contract';
import { Types } from 'mongoose';
import type { StoredChange, WriteCall } from '../db/write-call.ts';
import type { Actor } from './actor.ts';
import { type Clock, today } from './clock.ts';

/** One use of an operation: who, when, and what it touched. */
export interface Call extends WriteCall {
  actor: Actor;
  clock: Clock;
  /** When it came in, by the real clock. */
  begun: Date;
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
    today: () => today(clock, actor.business.timeZone),
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
