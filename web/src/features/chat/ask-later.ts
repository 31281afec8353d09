import { createStore } from 'zustand/vanilla';
import { choose } from './chosen.ts';
import { draftKey, drafts, giveBack } from './drafts.ts';
import { NEW } from './outgoing.ts';

/** A new conversation is about to be written in: its box gets the focus as soon as it is there. */
export const toWrite = createStore(() => false);

/**
 * Puts words into the box of a new conversation with Jerry, ahead of what stands there, and returns where that is. Nothing is
 * sent: whoever typed them looks at them there first.
 */
export function askLater(userId: string, text: string): string {
  const key = draftKey(userId, NEW);
  if (drafts.getState()[key] !== text) giveBack(key, text);
  choose(NEW, 'jerry');
  toWrite.setState(true, true);
  return `/dashboard?thread=${NEW}`;
}
