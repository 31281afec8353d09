import type { AssistantId } from '@smoko/contract';
import { createStore } from '../../lib/store.ts';

/** Whose box is open, by conversation, where it was changed. */
export const chosen = createStore<Readonly<Record<string, AssistantId>>>({});

export const choose = (place: string, assistant: AssistantId): void =>
  chosen.set((before) => ({ ...before, [place]: assistant }));
