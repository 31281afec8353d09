import type { TurnEvent } from '@smoko/agents';
import type { Activity, ApprovalCard, AssistantId, ChatMessage, DraftCard, ReceiptCard } from '@smoko/contract';
import type { MessageRow } from '../domain/conversation/models.ts';
import { agentName } from '../domain/conversation/records.ts';

/** A message of an assistant while it is being said. */
export interface OpenMessage {
  id: string;
  assistant: AssistantId;
  content: string;
  /** Length of what clients already have. */
  sent: number;
  status: ChatMessage['status'];
  error: string | null;
  /** Once it has ended well. */
  response_ms: number | null;
  activities: Activity[];
  receipts: ReceiptCard[];
  approvals: ApprovalCard[];
  drafts: DraftCard[];
  /** What its receipts are all about, where that is one job. */
  job_id: string | null;
  /** More than text has changed: send the whole message. */
  whole: boolean;
  /** The number it is on file with; null when it is not, or nobody knows. Once on file, decisions change it there too. */
  seq: number | null;
  dirty: boolean;
  created_at: Date | null;
}

export const openMessage = (id: string, assistant: AssistantId): OpenMessage => ({
  id,
  assistant,
  content: '',
  sent: 0,
  status: 'running',
  error: null,
  response_ms: null,
  activities: [],
  receipts: [],
  approvals: [],
  drafts: [],
  job_id: null,
  whole: true,
  seq: null,
  dirty: true,
  created_at: null,
});

/** What is stored of it. */
export const fieldsOf = ({
  content,
  status,
  error,
  response_ms,
  activities,
  receipts,
  approvals,
  drafts,
  assistant,
}: OpenMessage) => ({
  content,
  response_ms,
  status,
  error,
  activities,
  receipts,
  approvals,
  drafts,
  assistant,
  agent: agentName(assistant),
});

export function applyEvent(message: OpenMessage, event: Exclude<TurnEvent, { type: 'speaker' }>): void {
  switch (event.type) {
    case 'text':
      message.content += event.text;
      return;
    case 'activity':
      message.activities = withActivity(message.activities, event);
      return;
    case 'receipt':
      message.receipts = [...message.receipts.filter((r) => r.receipt_id !== event.receipt.receipt_id), event.receipt];
      return;
    case 'approval':
      message.approvals = [
        ...message.approvals.filter((a) => a.approval_id !== event.approval.approval_id),
        event.approval,
      ];
      return;
    case 'draft':
      message.drafts = [...message.drafts.filter(({ id }) => id !== event.draft.id), event.draft];
      return;
    case 'speaker-done':
      Object.assign(message, { status: event.error ? 'failed' : 'done', error: event.error });
  }
}

/** What became of a card: what it was decided to, and the receipt of what was done then; or a receipt that was undone. */
export interface Cards {
  receipt?: ReceiptCard | null;
  approval?: ApprovalCard;
  draft?: DraftCard;
}

/** Shows it. False when it is none of this message's. */
export function amendCards(message: OpenMessage, { receipt, approval, draft }: Cards): boolean {
  const asked = approval && message.approvals.some((card) => card.approval_id === approval.approval_id);
  const drafted = draft && message.drafts.some(({ id }) => id === draft.id);
  const done = receipt && message.receipts.some((card) => card.receipt_id === receipt.receipt_id);
  if (!asked && !drafted && !done) return false;
  if (asked)
    message.approvals = message.approvals.map((card) => (card.approval_id === approval.approval_id ? approval : card));
  if (drafted) message.drafts = message.drafts.map((card) => (card.id === draft.id ? draft : card));
  if (receipt)
    message.receipts = done
      ? message.receipts.map((card) => (card.receipt_id === receipt.receipt_id ? receipt : card))
      : [...message.receipts, receipt];
  return true;
}

/** Somebody decided, perhaps in another process, and changed the message on file: its news go into this one. */
export function takeOver(message: OpenMessage, stored: MessageRow): void {
  for (const approval of stored.approvals) if (approval.status !== 'pending') amendCards(message, { approval });
  // a draft may also have been put right
  for (const draft of stored.drafts ?? []) amendCards(message, { draft });
  for (const receipt of stored.receipts) {
    const known = message.receipts.some((card) => card.receipt_id === receipt.receipt_id);
    if (!known) message.receipts = [...message.receipts, receipt];
    else if (receipt.undone) amendCards(message, { receipt });
  }
  Object.assign(message, { seq: stored.seq, dirty: true, whole: true });
}

function withActivity(activities: Activity[], { id, tool, label, status }: Activity): Activity[] {
  const at = activities.findIndex((other) => other.id === id);
  return at < 0 ? [...activities, { id, tool, label, status }] : activities.with(at, { id, tool, label, status });
}
