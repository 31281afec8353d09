import { EventEmitter } from 'node:events';
import type { ApprovalCard, ChatEvent, DraftCard, ReceiptCard, RecordEvent } from '@smoko/contract';
import type { Types } from 'mongoose';

/** A client answered a quote or a variation by its link. */
export interface Answered {
  /** The same answer told again, also after a crash. */
  key: string;
  record_id: string;
  title: string;
  decision: 'accepted' | 'declined';
  /** Cents. */
  total: number;
  gst: number;
  /** Where the tradie sees it. */
  path: string;
  project_id: Types.ObjectId | null;
  client_id: Types.ObjectId | null;
  /** What came of it, in words. */
  made: readonly string[];
}

/** What the domain tells the rest of the house after something happened. Always names the owner. */
export interface DomainEvents {
  record: [userId: string, event: RecordEvent];
  chat: [userId: string, event: ChatEvent];
  /** A receipt was undone, an approval or a draft decided, a draft put right: the conversation shows it. */
  receipt: [userId: string, threadId: string | null, receipt: ReceiptCard];
  approval: [userId: string, threadId: string | null, approval: ApprovalCard, receipt: ReceiptCard | null];
  answered: [userId: string, answered: Answered];
  draft: [userId: string, threadId: string | null, draft: DraftCard, receipt: ReceiptCard | null];
}

export type EventBus = EventEmitter<DomainEvents>;
// every running turn and every open stream listens: how many is no sign of a leak
export const createEventBus = (): EventBus => new EventEmitter<DomainEvents>().setMaxListeners(0);
