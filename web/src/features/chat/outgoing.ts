import type { AssistantId, AttachmentCard } from '@smoko/contract';
import { onScreen } from '../../lib/on-screen.ts';
import { createStore } from '../../lib/store.ts';

/** A conversation that has no messages yet and no record on the server. */
export const NEW = 'new';

/** A message on its way: shown at once, gone when the server has it. */
export interface Outgoing {
  /** Also the message's client_message_id. */
  id: string;
  /** Thread id, or NEW. */
  place: string;
  text: string;
  assistant: AssistantId;
  /** Whose the conversation is that begins with it. */
  owner: AssistantId;
  attachments: readonly AttachmentCard[];
  /** The job on the screen, which "this" means. */
  jobId: string | null;
  created_at: string;
}

/** What somebody says, before it is on its way. */
export type Words = Pick<Outgoing, 'place' | 'text' | 'assistant' | 'owner' | 'attachments'>;

export const outgoing = createStore<readonly Outgoing[]>([]);

/** Ids of messages that may or may not have arrived: said again in the same place, it is the same message. */
const undecided = new Map<string, string>();
type Kept = Omit<Outgoing, 'id' | 'created_at'>;

/** A request that begins a conversation is repeated as it was or refused: there the assistants and the job count too. */
const keyOf = ({ place, text, assistant, owner, attachments, jobId }: Kept) =>
  [
    place,
    ...(place === NEW ? [assistant, owner, jobId] : []),
    text,
    ...attachments.map(({ attachment_id }) => attachment_id),
  ].join('\n');

/** The words as a message: the same one as before where they are said again after a failure. */
export function newOutgoing(words: Words): Outgoing {
  const kept = { ...words, jobId: onScreen.get().jobId };
  const id = undecided.get(keyOf(kept)) ?? crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;
  return { ...kept, id, created_at: new Date().toISOString() };
}

export const rememberUndecided = (item: Outgoing): unknown => undecided.set(keyOf(item), item.id);
export const forgetUndecided = (item: Outgoing): unknown => undecided.delete(keyOf(item));

/** The message as the orchestrator takes it. */
export const turnInput = (item: Outgoing) => ({
  assistant: item.assistant,
  message: item.text,
  jobData: item.jobId ? { id: item.jobId } : null,
  client_message_id: item.id,
  attachments: idsOf(item),
});

export const idsOf = ({ attachments }: Outgoing): string[] => attachments.map(({ attachment_id }) => attachment_id);
