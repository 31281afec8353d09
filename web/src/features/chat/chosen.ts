import type { AssistantId } from '@smoko/contract';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** Whose box is open, by conversation, where it was changed. */
const chosen = createStore<Readonly<Record<string, AssistantId>>>(() => ({}));

export const choose = (place: string, assistant: AssistantId): void => chosen.setState({ [place]: assistant });

/** Who gets the next message there. */
export const useChosen = (place: string, usual: AssistantId): AssistantId =>
  useStore(chosen, (by) => by[place]) ?? usual;
