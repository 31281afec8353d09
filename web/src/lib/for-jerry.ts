import { createStore } from 'zustand/vanilla';

/**
 * Words that were typed elsewhere for the box of a new conversation with Jerry, which takes them as soon as it is there; empty:
 * only to write in it. null: nothing waits.
 */
export const forJerry = createStore<string | null>(() => null);
