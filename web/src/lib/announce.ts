import { createStore } from './store.ts';

/** What a screen reader is told next. Whole sentences, never word by word. */
export const announcement = createStore('');

export const announce = (text: string): void => announcement.set(() => text);
