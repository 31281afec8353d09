import { createStore } from 'zustand/vanilla';

const KEY = 'smoko-drafts';

function restore(): Readonly<Record<string, string>> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
}

/** Drafts belong to a person too: somebody else may sign in here next. */
export const draftKey = (userId: string, place: string): string => `${userId}/${place}`;

/** What was typed and not sent, by `draftKey`. Survives switching conversations and loading the page again. */
export const drafts = createStore(restore);

export function setDraft(key: string, text: string): void {
  drafts.setState((before) => {
    const { [key]: _, ...others } = before;
    return text === '' ? others : { ...others, [key]: text };
  }, true);
  try {
    sessionStorage.setItem(KEY, JSON.stringify(drafts.getState()));
  } catch {
    // storage is off or full: the draft lives as long as the page
  }
}

/** Puts text that could not be sent back, or that was typed elsewhere, ahead of what has been typed since. */
export function giveBack(key: string, text: string): void {
  const since = drafts.getState()[key] ?? '';
  setDraft(key, since.trim() === '' || since === text ? text : `${text}\n\n${since}`);
}
