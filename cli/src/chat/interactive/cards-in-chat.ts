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
import type { ConversationState } from './conversation.ts';

type Answer = 'approve' | 'reject' | 'details';
const ANSWERS: Readonly<Record<string, Answer>> = {
  y: 'approve',
  yes: 'approve',
  n: 'reject',
  no: 'reject',
  d: 'details',
};

/** What a whole line answers to what waits for a yes; null: it is something else. Never by its first key: "yeah nah". */
export const answerIn = (line: string): Answer | null => ANSWERS[line.trim().toLowerCase()] ?? null;
/** Whether a line may still become an answer. */
export const beginsAnswer = (line: string): boolean =>
  Object.keys(ANSWERS).some((answer) => answer.startsWith(line.toLowerCase()));

/** What waits for a yes and was not put aside, that of the latest message first: it was asked last. */
export function pendingApprovals({ chat, putAside }: Pick<ConversationState, 'chat' | 'putAside'>): ApprovalCard[] {
  return chat.messages
    .toReversed()
    .flatMap((message) => message.approvals)
    .filter((card) => card.status === 'pending' && !putAside.has(card.approval_id));
}

/** The last thing done in this conversation that can be taken back. */
export function findReceipt(chat: ChatState): string | undefined {
  const receipts = chat.messages.flatMap((message) => message.receipts);
  return receipts.findLast((card) => card.undoable && !card.undone)?.receipt_id;
}

/** The open drafts of the last message that has any. */
export function openDrafts(chat: ChatState): DraftCard[] {
  const open = chat.messages.map(({ drafts }) => drafts.filter(({ status }) => status === 'open'));
  return open.findLast((drafts) => drafts.length > 0) ?? [];
}

/** The draft that these fields are of, and its changes. Throws a usage error that names the fields there are. */
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

/** The chat as it is after a draft was put right, saved or thrown away. */
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

/** The chat as it is after a decision, without waiting for the server's event about it. */
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
