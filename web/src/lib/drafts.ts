import { createStore } from 'zustand/vanilla';
import { drop, keep, keptUnder, UNSENT } from './kept.ts';

/** Drafts belong to a person too: somebody else may sign in here next. */
export const draftKey = (userId: string, place: string): string => `${userId}/${place}`;

/**
 * What was typed and not sent, by `draftKey`. It is kept on this device until its owner signs out, one entry a draft: tabs do not
 * write over each other, and what is typed or sent in one is so in all.
 */
export const drafts = createStore<Readonly<Record<string, string>>>(() => keptUnder(UNSENT));

addEventListener('storage', ({ key, newValue }) => {
  if (key?.startsWith(UNSENT)) show(key.slice(UNSENT.length), newValue ?? '');
});

const show = (key: string, text: string): void =>
  drafts.setState((before) => {
    const { [key]: _, ...others } = before;
    return text === '' ? others : { ...others, [key]: text };
  }, true);

export function setDraft(key: string, text: string): void {
  show(key, text);
  if (text === '') drop(UNSENT + key);
  else keep(UNSENT + key, text);
}

/** Puts text that could not be sent back, or that was typed elsewhere, ahead of what has been typed since. */
export function giveBack(key: string, text: string): void {
  const since = drafts.getState()[key] ?? '';
  setDraft(key, since.trim() === '' || since === text ? text : `${text}\n\n${since}`);
}
