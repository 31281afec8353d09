import type { ApprovalCard, ChatMessage, ReceiptCard } from '@smoko/contract';

export type Tone = 'plain' | 'good' | 'bad';

/** Something that has been printed for good: the terminal scrolls it away and nothing can change it any more. */
export type Item =
  | { key: string; kind: 'message'; message: ChatMessage; elsewhere: boolean }
  | { key: string; kind: 'note'; tone: Tone; text: string }
  | { key: string; kind: 'lines'; lines: string[] };

export interface Transcript {
  items: Item[];
  /** What was printed of each message, to notice what changes about it later. */
  shown: ReadonlyMap<string, ChatMessage>;
}

export const emptyTranscript: Transcript = { items: [], shown: new Map() };

/** Will not change any more. What a person said is complete as soon as its turn begins. */
const isSettled = ({ role, status }: ChatMessage) => status !== 'queued' && (role === 'user' || status !== 'running');

const reads = (message: ChatMessage) => `${message.role === 'user' ? '' : message.status} ${message.content}`;

export function addNote(transcript: Transcript, tone: Tone, text: string): Transcript {
  const key = `note-${transcript.items.length}`;
  return { ...transcript, items: [...transcript.items, { key, kind: 'note', tone, text }] };
}

/** Something to read that is more than a line: a list, a record. */
export function addLines(transcript: Transcript, lines: string[]): Transcript {
  const key = `lines-${transcript.items.length}`;
  return { ...transcript, items: [...transcript.items, { key, kind: 'lines', lines }] };
}

/**
 * Prints every message that is finished, in order, and what changed about earlier ones: decided, undone, tried again.
 * `ours` are the client_message_ids of this terminal.
 */
export function follow(transcript: Transcript, messages: ChatMessage[], ours: ReadonlySet<string>): Transcript {
  let next = transcript;
  const shown = new Map(transcript.shown);
  let waiting = false;
  for (const message of messages) {
    const before = shown.get(message.id);
    if (before === message) continue;
    if (!isSettled(message)) {
      // being worked on again after a retry: it is printed anew when it is through
      shown.delete(message.id);
      waiting = true;
    } else if (before && reads(before) === reads(message)) {
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
  ];
}

const DECISIONS: Record<ApprovalCard['status'], [Tone, string] | null> = {
  pending: null,
  approved: ['good', 'Approved'],
  rejected: ['plain', 'Rejected'],
  expired: ['plain', 'Not answered in time'],
  failed: ['bad', 'Could not be done'],
};

function decided(before: ApprovalCard[], card: ApprovalCard): [Tone, string][] {
  const known = before.find((other) => other.approval_id === card.approval_id);
  const said = DECISIONS[card.status];
  return said && known?.status !== card.status ? [[said[0], `${said[1]}: ${card.summary}`]] : [];
}

function receiptChange(before: ReceiptCard[], card: ReceiptCard): [Tone, string][] {
  const known = before.find((other) => other.receipt_id === card.receipt_id);
  if (!known) return [['good', `${card.summary}${card.undoable ? ` (undo: /undo ${card.receipt_id})` : ''}`]];
  return card.undone && !known.undone ? [['plain', `Undone: ${card.summary}`]] : [];
}
