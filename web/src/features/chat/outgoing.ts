import type { AssistantId, AttachmentCard } from '@smoko/contract';
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
  attachments: readonly AttachmentCard[];
  created_at: string;
}

export const outgoing = createStore<readonly Outgoing[]>([]);

/** Ids of messages that may or may not have arrived: said again in the same place, it is the same message. */
const undecided = new Map<string, string>();
type Words = Pick<Outgoing, 'place' | 'text' | 'attachments'>;
const keyOf = ({ place, text, attachments }: Words) =>
  [place, text, ...attachments.map(({ attachment_id }) => attachment_id)].join('\n');

export const idFor = (words: Words): string =>
  undecided.get(keyOf(words)) ?? crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;

export const rememberUndecided = (item: Outgoing): unknown => undecided.set(keyOf(item), item.id);
export const forgetUndecided = (item: Outgoing): unknown => undecided.delete(keyOf(item));
