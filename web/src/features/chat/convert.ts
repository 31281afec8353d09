import type { ThreadMessageLike } from '@assistant-ui/react';
import type { ChatMessage } from '@smoko/contract';
import type { Outgoing } from '../../lib/queue/items.ts';

/** A message on the screen: one the server has, or one on its way there. */
export type Shown = { kind: 'stored'; message: ChatMessage } | { kind: 'outgoing'; item: Outgoing };

/** Everything on the screen, in order: what the server has, then what is on its way to it. */
export function shownMessages(stored: readonly ChatMessage[], going: readonly Outgoing[]): Shown[] {
  const arrived = new Set(stored.map((message) => message.client_message_id));
  return [
    ...stored.map(storedEntry),
    ...going.filter((item) => !arrived.has(item.id)).map((item): Shown => ({ kind: 'outgoing', item })),
  ];
}

/** One object per message, so that a message that did not change is not converted and drawn again. */
const entries = new WeakMap<ChatMessage, Shown>();
function storedEntry(message: ChatMessage): Shown {
  let entry = entries.get(message);
  if (!entry) {
    entry = { kind: 'stored', message };
    entries.set(message, entry);
  }
  return entry;
}

/** Stays the same when the server has stored what was shown as on its way. */
export const idOf = (shown: Shown): string =>
  shown.kind === 'outgoing' ? shown.item.id : (shown.message.client_message_id ?? shown.message.id);

/** The last question with what came after it. */
export const lastTurn = (shown: readonly Shown[]): readonly Shown[] =>
  shown.slice(
    Math.max(
      0,
      shown.findLastIndex((one) => one.kind === 'outgoing' || one.message.role === 'user'),
    ),
  );

/** For assistant-ui. */
export function toThreadMessage(shown: Shown): ThreadMessageLike {
  if (shown.kind === 'outgoing') {
    const { text, created_at } = shown.item;
    return { role: 'user', id: idOf(shown), content: text, createdAt: new Date(created_at) };
  }
  const { message } = shown;
  const common = {
    id: idOf(shown),
    content: message.content === '' ? [] : [{ type: 'text' as const, text: message.content }],
    createdAt: new Date(message.created_at),
  };
  if (message.role === 'user') return { ...common, role: 'user' };
  return { ...common, role: 'assistant', status: statusOf(message) };
}

function statusOf({ status, error, approvals, drafts }: ChatMessage): ThreadMessageLike['status'] {
  switch (status) {
    case 'queued':
    case 'running':
      return { type: 'running' };
    case 'done':
      return approvals.some((card) => card.status === 'pending') || drafts.some((card) => card.status === 'open')
        ? { type: 'requires-action', reason: 'interrupt' }
        : { type: 'complete', reason: 'stop' };
    case 'stopped':
      return { type: 'incomplete', reason: 'cancelled' };
    case 'failed':
    case 'interrupted':
      return { type: 'incomplete', reason: 'error', error: error ?? status };
  }
}

/** What is known about turns from all messages together. */
export interface Turns {
  /** Id of the message to offer another try at. */
  retry: string | null;
  /** Runs in which an assistant has spoken: how they ended is told there, not at the question. */
  answered: ReadonlySet<string>;
}

const TROUBLE = ['failed', 'interrupted'];

/** A turn ends as its question does: the server tries the last question again if that one is in trouble. */
export function readTurns(messages: readonly ChatMessage[], running: boolean): Turns {
  const answers = messages.filter((message) => message.role === 'assistant');
  const answered = new Set(answers.map(({ run_id }) => run_id).filter((id) => id !== null));
  const asked = messages.findLast((message) => message.role === 'user');
  if (running || !asked || !TROUBLE.includes(asked.status)) return { retry: null, answered };
  const told = answers.findLast(({ run_id, status }) => run_id === asked.run_id && TROUBLE.includes(status));
  const shown = told ?? (asked.run_id && answered.has(asked.run_id) ? answers.at(-1) : asked);
  return { retry: (shown ?? asked).id, answered };
}
