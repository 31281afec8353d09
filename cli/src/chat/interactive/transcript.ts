import type { ApprovalCard, ChatMessage, DraftCard, ReceiptCard } from '@smoko/contract';
import { shortId } from '../../tables/short-id.ts';

export type Tone = 'plain' | 'good' | 'bad';

/** Something printed above the prompt. Ink never redraws it: later changes are printed as notes. */
export type Item =
  | { key: string; kind: 'message'; message: ChatMessage; elsewhere: boolean }
  | { key: string; kind: 'note'; tone: Tone; text: string }
  | { key: string; kind: 'lines'; lines: string[] };

export interface Transcript {
  items: Item[];
  /** Each message as it was printed, to detect later changes. */
  shown: ReadonlyMap<string, ChatMessage>;
}

export const emptyTranscript: Transcript = { items: [], shown: new Map() };

/** Complete, so it can be printed. A user's message is complete as soon as its turn begins. */
const isSettled = ({ role, status }: ChatMessage) => status !== 'queued' && (role === 'user' || status !== 'running');

const printedText = (message: ChatMessage) => `${message.role === 'user' ? '' : message.status} ${message.content}`;

export function addNote(transcript: Transcript, tone: Tone, text: string): Transcript {
  const key = `note-${transcript.items.length}`;
  return { ...transcript, items: [...transcript.items, { key, kind: 'note', tone, text }] };
}

/** Adds lines, such as a list or a record. */
export function addLines(transcript: Transcript, lines: string[]): Transcript {
  const key = `lines-${transcript.items.length}`;
  return { ...transcript, items: [...transcript.items, { key, kind: 'lines', lines }] };
}

/**
 * Adds every finished message, in order, and notes about what changed in earlier ones: decided, undone, retried. `ours` are
 * the client_message_ids of this terminal.
 */
export function addMessages(transcript: Transcript, messages: ChatMessage[], ours: ReadonlySet<string>): Transcript {
  let next = transcript;
  const shown = new Map(transcript.shown);
  let waiting = false;
  for (const message of messages) {
    const before = shown.get(message.id);
    if (before === message) continue;
    if (!isSettled(message)) {
      // retried and running again: printed again when it has finished
      shown.delete(message.id);
      waiting = true;
    } else if (before && printedText(before) === printedText(message)) {
      for (const [tone, text] of changes(before, message)) next = addNote(next, tone, text);
      shown.set(message.id, message);
    } else if (!waiting) {
      const elsewhere = message.role === 'user' && !ours.has(message.client_message_id ?? '');
      const key = `${message.id}-${message.seq}`;
      next = { ...next, items: [...next.items, { key, kind: 'message', message, elsewhere }] };
      shown.set(message.id, message);
    }
  }
  return { items: next.items, shown };
}

function changes(before: ChatMessage, after: ChatMessage): [Tone, string][] {
  return [
    ...after.approvals.flatMap((card) => decided(before.approvals, card)),
    ...after.receipts.flatMap((card) => receiptChange(before.receipts, card)),
    ...after.drafts.flatMap((card) => draftChange(before.drafts, card)),
  ];
}

const DECISIONS: Record<ApprovalCard['status'], [Tone, string] | null> = {
  pending: null,
  approved: ['good', 'Approved'],
  rejected: ['plain', 'Rejected'],
  expired: ['plain', 'Not answered in time'],
  replaced: ['plain', 'Replaced by something newer'],
  failed: ['bad', 'Could not be done'],
};

function decided(before: ApprovalCard[], card: ApprovalCard): [Tone, string][] {
  const known = before.find((other) => other.approval_id === card.approval_id);
  const said = DECISIONS[card.status];
  return said && known?.status !== card.status ? [[said[0], `${said[1]}: ${card.summary}`]] : [];
}

/** What is saved has a receipt that tells it. */
const ENDED: Partial<Record<DraftCard['status'], string>> = { discarded: 'Discarded', expired: 'Not saved in time' };

function draftChange(before: DraftCard[], card: DraftCard): [Tone, string][] {
  const known = before.find((other) => other.id === card.id);
  const said = ENDED[card.status];
  return said && known && known.status !== card.status ? [['plain', `${said}: ${card.summary}`]] : [];
}

function receiptChange(before: ReceiptCard[], card: ReceiptCard): [Tone, string][] {
  const known = before.find((other) => other.receipt_id === card.receipt_id);
  if (!known) return [['good', `${card.summary}${card.undoable ? ` (undo: /undo ${shortId(card.receipt_id)})` : ''}`]];
  return card.undone && !known.undone ? [['plain', `Undone: ${card.summary}`]] : [];
}
