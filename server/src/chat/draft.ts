import type { TurnEvent } from '@smoko/agents';
import type { Activity, ApprovalCard, AssistantId, ChatMessage, ReceiptCard } from '@smoko/contract';
import type { StoredDoc } from '../db/stored.ts';
import { agentName } from '../domain/conversation/records.ts';

/** A message of an assistant while it is being said. */
export interface Draft {
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
  /** What its receipts are all about, where that is one job. */
  job_id: string | null;
  /** More than text has changed: send the whole message. */
  whole: boolean;
  /** The number it is on file with; null when it is not, or nobody knows. Once on file, decisions change it there too. */
  seq: number | null;
  dirty: boolean;
  created_at: Date | null;
}

export const newDraft = (id: string, assistant: AssistantId): Draft => ({
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
  assistant,
}: Draft) => ({
  content,
  response_ms,
  status,
  error,
  activities,
  receipts,
  approvals,
  assistant,
  agent: agentName(assistant),
});

export function applyEvent(draft: Draft, event: Exclude<TurnEvent, { type: 'speaker' }>): void {
  switch (event.type) {
    case 'text':
      draft.content += event.text;
      return;
    case 'activity':
      draft.activities = withActivity(draft.activities, event);
      return;
    case 'receipt':
      draft.receipts = [...draft.receipts.filter((r) => r.receipt_id !== event.receipt.receipt_id), event.receipt];
      return;
    case 'approval':
      draft.approvals = [
        ...draft.approvals.filter((a) => a.approval_id !== event.approval.approval_id),
        event.approval,
      ];
      return;
    case 'speaker-done':
      Object.assign(draft, { status: event.error ? 'failed' : 'done', error: event.error });
  }
}

/** Shows a decision, or a receipt that was undone. False when it is none of this message's. */
export function amendDraft(draft: Draft, cards: { receipt?: ReceiptCard | null; approval?: ApprovalCard }): boolean {
  const { receipt, approval } = cards;
  const asked = approval && draft.approvals.some((card) => card.approval_id === approval.approval_id);
  const done = receipt && draft.receipts.some((card) => card.receipt_id === receipt.receipt_id);
  if (!asked && !done) return false;
  if (asked)
    draft.approvals = draft.approvals.map((card) => (card.approval_id === approval.approval_id ? approval : card));
  if (receipt)
    draft.receipts = done
      ? draft.receipts.map((card) => (card.receipt_id === receipt.receipt_id ? receipt : card))
      : [...draft.receipts, receipt];
  return true;
}

/** Somebody decided, perhaps in another process, and changed the message on file: its news go into the draft. */
export function takeOver(draft: Draft, stored: StoredDoc): void {
  for (const approval of stored.approvals as ApprovalCard[])
    if (approval.status !== 'pending') amendDraft(draft, { approval });
  for (const receipt of stored.receipts as ReceiptCard[]) {
    const known = draft.receipts.some((card) => card.receipt_id === receipt.receipt_id);
    if (!known) draft.receipts = [...draft.receipts, receipt];
    else if (receipt.undone) amendDraft(draft, { receipt });
  }
  Object.assign(draft, { seq: Number(stored.seq), dirty: true, whole: true });
}

function withActivity(activities: Activity[], { id, tool, label, status }: Activity): Activity[] {
  const at = activities.findIndex((other) => other.id === id);
  return at < 0 ? [...activities, { id, tool, label, status }] : activities.with(at, { id, tool, label, status });
}
