import type { AssistantId } from '@smoko/contract';
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
  created_at: string;
}

export const outgoing = createStore<readonly Outgoing[]>([]);

/** Ids of messages that may or may not have arrived: said again in the same place, it is the same message. */
const undecided = new Map<string, string>();
const keyOf = (place: string, text: string) => `${place}\n${text}`;

export const idFor = (place: string, text: string): string =>
  undecided.get(keyOf(place, text)) ?? crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;

export const rememberUndecided = ({ place, text, id }: Outgoing): unknown => undecided.set(keyOf(place, text), id);
export const forgetUndecided = ({ place, text }: Outgoing): unknown => undecided.delete(keyOf(place, text));
