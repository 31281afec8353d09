import { createStore } from 'zustand/vanilla';
import { onScreen } from '../../lib/on-screen.ts';
import type { Outgoing } from '../../lib/queue/items.ts';

/** A conversation that has no messages yet and no record on the server. */
export const NEW = 'new';

/** What the user wrote, before it is sent. */
export type Words = Pick<Outgoing, 'place' | 'text' | 'assistant' | 'owner' | 'attachments'>;

export const outgoing = createStore<readonly Outgoing[]>(() => []);

/** The conversation that began with a message that had waited: whoever looks at a new one is led there. */
export const lateBegun = createStore<{ id: string | null }>(() => ({ id: null }));

/** Ids of messages that may or may not have arrived. The same message sent again reuses its id, so it is stored once. */
const undecided = new Map<string, string>();
type Kept = Omit<Outgoing, 'id' | 'created_at'>;

/** The server refuses a repeated request to begin a conversation that differs from the first: then assistants and job count too. */
const keyOf = ({ place, text, assistant, owner, attachments, jobId, shown }: Kept) =>
  [
    place,
    ...(place === NEW ? [assistant, owner, jobId, shown?.id] : []),
    text,
    ...attachments.map(({ attachment_id }) => attachment_id),
  ].join('\n');

/** Makes a message to send. After a failure, the same words get the same id. */
export function newOutgoing(words: Words): Outgoing {
  const { jobId, shown } = onScreen.getState();
  const kept = { ...words, jobId, shown };
  const id = undecided.get(keyOf(kept)) ?? crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;
  return { ...kept, id, created_at: new Date().toISOString() };
}

export const rememberUndecided = (item: Outgoing): unknown => undecided.set(keyOf(item), item.id);
export const forgetUndecided = (item: Outgoing): unknown => undecided.delete(keyOf(item));

/** The orchestrator's input for a message. */
export const turnInput = (item: Outgoing) => ({
  assistant: item.assistant,
  message: item.text,
  jobData: item.jobId ? { id: item.jobId } : null,
  on_screen: item.shown,
  client_message_id: item.id,
  attachments: idsOf(item),
});

export const idsOf = ({ attachments }: Outgoing): string[] => attachments.map(({ attachment_id }) => attachment_id);
