import type { ApprovalCard, DraftCard, ReceiptCard } from '@smoko/contract';
import type { Logger } from 'pino';
import type { Actor } from '../domain/actor.ts';
import { createCall } from '../domain/call.ts';
import type { Clock } from '../domain/clock.ts';
import type { Conversation } from '../domain/conversation/conversation.ts';
import type { MessageRow } from '../domain/conversation/models.ts';
import type { EventBus } from '../domain/events.ts';

/** Shows in the conversation what happened to its receipts and approvals, whichever client did it. */
export function reactToDecisions(conversation: Conversation, bus: EventBus, clock: Clock, log: Logger): () => void {
  // one after the other: cards of one message are written as a whole
  let queue: Promise<void> = Promise.resolve();
  const inTurn = (work: () => Promise<void>, what: string): void => {
    queue = queue.then(work).catch((err: unknown) => log.error({ err }, what));
  };

  async function amend(
    userId: string,
    threadId: string,
    field: 'receipts' | 'approvals' | 'drafts',
    idField: string,
    id: string,
    change: (message: MessageRow) => Cards,
  ) {
    await conversation.amend(
      callFor(userId, clock),
      { thread_id: threadId, [`${field}.${idField}`]: id },
      (message) => {
        const cards = change(message);
        return shownAlready(message, cards) ? null : cards;
      },
    );
  }

  const onReceipt = (userId: string, threadId: string | null, receipt: ReceiptCard) => {
    if (!threadId) return;
    inTurn(
      () =>
        amend(userId, threadId, 'receipts', 'receipt_id', receipt.receipt_id, (message) => ({
          receipts: message.receipts.map((card) => (card.receipt_id === receipt.receipt_id ? receipt : card)),
        })),
      'a receipt could not be shown',
    );
  };

  const onApproval = (userId: string, threadId: string | null, approval: ApprovalCard, receipt: ReceiptCard | null) => {
    if (!threadId) return;
    inTurn(
      () =>
        amend(userId, threadId, 'approvals', 'approval_id', approval.approval_id, (message) => {
          return {
            approvals: message.approvals.map((card) => (card.approval_id === approval.approval_id ? approval : card)),
            receipts: withReceipt(message, receipt),
          };
        }),
      'a decision could not be shown',
    );
  };

  const onDraft = (userId: string, threadId: string | null, draft: DraftCard, receipt: ReceiptCard | null) => {
    if (!threadId) return;
    inTurn(
      () =>
        amend(userId, threadId, 'drafts', 'id', draft.id, (message) => ({
          drafts: (message.drafts ?? []).map((card) => (card.id === draft.id ? draft : card)),
          receipts: withReceipt(message, receipt),
        })),
      'what became of a draft could not be shown',
    );
  };

  bus.on('receipt', onReceipt);
  bus.on('approval', onApproval);
  bus.on('draft', onDraft);
  return () => {
    bus.off('receipt', onReceipt);
    bus.off('approval', onApproval);
    bus.off('draft', onDraft);
  };
}

type Cards = { receipts: ReceiptCard[]; approvals?: ApprovalCard[]; drafts?: DraftCard[] };

function withReceipt(message: MessageRow, receipt: ReceiptCard | null): ReceiptCard[] {
  const { receipts } = message;
  const shown = receipt && receipts.some(({ receipt_id }) => receipt_id === receipt.receipt_id);
  return receipt && !shown ? [...receipts, receipt] : receipts;
}

const shownAlready = (message: MessageRow, cards: Cards): boolean =>
  (['receipts', 'approvals', 'drafts'] as const).every(
    (field) => cards[field] === undefined || JSON.stringify(message[field]) === JSON.stringify(cards[field]),
  );

/** The conversation is amended for its owner; nothing but the owner's id matters here. */
const callFor = (userId: string, clock: Clock) =>
  createCall(
    {
      userId,
      fullName: '',
      business: {
        name: '',
        abn: null,
        location: '',
        timeZone: 'Australia/Sydney',
        country: 'AU',
        gstRegistered: false,
        gstRounding: 'total',
        preferredChannel: 'email',
      },
      via: 'automation',
    } satisfies Actor,
    clock,
  );
