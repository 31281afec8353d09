import { createStore } from 'zustand/vanilla';

/** The text that the live region holds for screen readers: whole sentences, as each change is read out. */
export const announcement = createStore(() => '');

export const announce = (text: string): void => announcement.setState(text);
