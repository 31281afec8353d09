import type { AssistantId } from '@smoko/contract';
import type { Types } from 'mongoose';

/** A record that a call created, changed or deleted, as plain data in stored units (cents). */
export interface StoredChange {
  entity: string;
  record_id: string;
  op: 'create' | 'update' | 'delete';
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  /** It follows from another change: taking that back takes this back. */
  follows?: true;
}

/** The part of a call that the database layer needs: the owner, the clock, and the list of changes it adds to. */
export interface WriteCall {
  actor: { userId: string; agent?: { assistant: AssistantId } };
  /** The business clock. */
  clock: { now(): Date };
  /** The day in the business's zone, `YYYY-MM-DD`. */
  today(): string;
  /** Filled by the repository as it writes; events and receipts come from it. */
  changes: StoredChange[];
  /**
   * The next record id. With an idempotency key the ids are derived from it, so that a call repeated after a crash finds the
   * records it made instead of making them again.
   */
  newId(): Types.ObjectId;
  key: string | null;
  /** Called before each write, with the record as it was, so that the receipt is stored before its effect. */
  beforeWrite(change: StoredChange): Promise<void>;
  /** The change that a crashed attempt of the same call announced for this record, if any. */
  announced(entity: string, recordId: string): StoredChange | undefined;
}
