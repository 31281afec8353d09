import type { Types } from 'mongoose';

/** One record touched in the course of a call, in stored form (cents, hexadecimal ids). */
export interface StoredChange {
  entity: string;
  record_id: string;
  op: 'create' | 'update' | 'delete';
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

/** What reading and writing records needs to know of the call they are part of: whose they are, when, and what was touched. */
export interface WriteCall {
  actor: { userId: string };
  /** The business clock. */
  clock: { now(): Date };
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
