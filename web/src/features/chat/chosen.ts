import type { AssistantId } from '@smoko/contract';
import { createStore, useStore } from '../../lib/store.ts';

/** Whose box is open, by conversation, where it was changed. */
const chosen = createStore<Readonly<Record<string, AssistantId>>>({});

export const choose = (place: string, assistant: AssistantId): void =>
  chosen.set((before) => ({ ...before, [place]: assistant }));

/** Who gets the next message there. */
export const useChosen = (place: string, usual: AssistantId): AssistantId =>
  useStore(chosen, (by) => by[place]) ?? usual;
