import { EventEmitter } from 'node:events';
import type {
  ApprovalCard,
  AssistantId,
  Channel,
  ChatEvent,
  DraftCard,
  ReceiptCard,
  RecordEvent,
} from '@smoko/contract';
import type { Types } from 'mongoose';

/** A client answered a quote or a variation by its link. */
export interface Answered {
  /** The same answer told again, also after a crash. */
  key: string;
  record_id: string;
  kind: 'quote' | 'variation';
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

/** A message came in and was worked on: from somebody on file, or from a stranger with something to say yes to. */
export interface Arrived {
  inbox_id: string;
  /** As on file; null for a stranger. */
  name: string | null;
  channel: Channel;
  /** Something that follows from it waits for the owner's yes. */
  asks: boolean;
  /** It sounds like an emergency. */
  rings: boolean;
}

/** An assistant asks before it goes on, not because of a message that came in. */
export interface Waiting {
  approval_id: Types.ObjectId;
  assistant: AssistantId;
}

/** What the domain tells the rest of the house after something happened. Always names the owner. */
export interface DomainEvents {
  record: [userId: string, event: RecordEvent];
  chat: [userId: string, event: ChatEvent];
  /** A receipt was undone, an approval or a draft decided, a draft put right: the conversation shows it. */
  receipt: [userId: string, threadId: string | null, receipt: ReceiptCard];
  approval: [userId: string, threadId: string | null, approval: ApprovalCard, receipt: ReceiptCard | null];
  answered: [userId: string, answered: Answered];
  arrived: [userId: string, arrived: Arrived];
  waits: [userId: string, waiting: Waiting];
  draft: [userId: string, threadId: string | null, draft: DraftCard, receipt: ReceiptCard | null];
}

export type EventBus = EventEmitter<DomainEvents>;
// every running turn and every open stream listens: how many is no sign of a leak
export const createEventBus = (): EventBus => new EventEmitter<DomainEvents>().setMaxListeners(0);
