import type {
  ApprovalCard,
  ChatMessage,
  ChatState,
  DraftCard,
  decideApproval,
  decideDraft,
  WireOutput,
} from '@smoko/contract';
import { type Changes, readChanges } from '../../drafts/draft-fields.ts';
import type { ConversationState } from './conversation-state.ts';

type Answer = 'approve' | 'reject' | 'details';
const ANSWERS: Readonly<Record<string, Answer>> = {
  y: 'approve',
  yes: 'approve',
  n: 'reject',
  no: 'reject',
  d: 'details',
};

/** The answer that a whole line gives to a question; null for anything else. "yeah nah" must not count as yes. */
export const answerIn = (line: string): Answer | null => ANSWERS[line.trim().toLowerCase()] ?? null;
/** Whether a line is the beginning of an answer. */
export const beginsAnswer = (line: string): boolean =>
  Object.keys(ANSWERS).some((answer) => answer.startsWith(line.toLowerCase()));

type Asked = Pick<ConversationState, 'chat' | 'postponed' | 'asking'>;

/** Pending approvals that are not postponed: the one that is asked about, then the latest first. */
export function pendingApprovals({ chat, postponed, asking }: Asked): ApprovalCard[] {
  const pending = chat.messages
    .toReversed()
    .flatMap((message) => message.approvals)
    .filter((card) => card.status === 'pending' && !postponed.has(card.approval_id));
  const asked = pending.filter(({ approval_id }) => approval_id === asking);
  return [...asked, ...pending.filter((card) => !asked.includes(card))];
}

/** The last receipt in this conversation that can be undone. */
export function findReceipt(chat: ChatState): string | undefined {
  const receipts = chat.messages.flatMap((message) => message.receipts);
  return receipts.findLast((card) => card.undoable && !card.undone)?.receipt_id;
}

/** The open drafts of the last message that has any. */
export function openDrafts(chat: ChatState): DraftCard[] {
  const open = chat.messages.map(({ drafts }) => drafts.filter(({ status }) => status === 'open'));
  return open.findLast((drafts) => drafts.length > 0) ?? [];
}

/** The draft that is asked about: the first that is open and not left for later, while nothing else is asked or done. */
export function askedDraft(state: Asked): DraftCard | null {
  if (state.chat.running || pendingApprovals(state).length > 0) return null;
  return openDrafts(state.chat).find(({ id }) => !state.postponed.has(id)) ?? null;
}

/** The draft that has these fields, and its changes. Throws a usage error that names the fields of the first draft. */
export function changesFor(drafts: readonly DraftCard[], pairs: readonly string[]): [DraftCard, Changes] {
  const errors: unknown[] = [];
  for (const draft of drafts) {
    try {
      return [draft, readChanges(draft, pairs)];
    } catch (error) {
      errors.push(error);
    }
  }
  throw errors[0];
}

/** The chat after a draft was amended, saved or discarded. */
export const withDraft = (chat: ChatState, draft: WireOutput<typeof decideDraft>): ChatState =>
  change(chat, (message) => {
    if (!message.drafts.some(({ id }) => id === draft.id)) return message;
    const { receipt, ...now } = draft;
    const drafts = message.drafts.map((card) => (card.id === draft.id ? { ...card, ...now } : card));
    return { ...withReceipt(message, receipt), drafts };
  });

function withReceipt(message: ChatMessage, receipt: WireOutput<typeof decideApproval>['receipt']): ChatMessage {
  if (!receipt || message.receipts.some((card) => card.receipt_id === receipt.id)) return message;
  const { id: receipt_id, tool, entity, record_id, summary, undoable } = receipt;
  const card = { receipt_id, tool, entity, record_id, summary, undoable, undone: false };
  return { ...message, receipts: [...message.receipts, card] };
}

/** The chat after a decision, without waiting for the server's event. */
export function withDecision(chat: ChatState, decided: WireOutput<typeof decideApproval>): ChatState {
  const { receipt } = decided;
  return change(chat, (message) => {
    if (!message.approvals.some((card) => card.approval_id === decided.id)) return message;
    const approvals = message.approvals.map((card) =>
      card.approval_id === decided.id ? { ...card, status: decided.status } : card,
    );
    return { ...withReceipt(message, receipt), approvals };
  });
}

/** Null when the receipt belongs to another conversation. */
export function withReceiptUndone(chat: ChatState, receipt_id: string): ChatState | null {
  const mine = (message: ChatMessage) => message.receipts.some((card) => card.receipt_id === receipt_id);
  if (!chat.messages.some(mine)) return null;
  return change(chat, (message) => {
    if (!mine(message)) return message;
    const receipts = message.receipts.map((card) =>
      card.receipt_id === receipt_id ? { ...card, undone: true } : card,
    );
    return { ...message, receipts };
  });
}

const change = (chat: ChatState, each: (message: ChatMessage) => ChatMessage): ChatState => ({
  ...chat,
  messages: chat.messages.map(each),
});
