import { createStore } from '../../lib/store.ts';

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
export const drafts = createStore(restore());

export function setDraft(key: string, text: string): void {
  drafts.set((before) => {
    const { [key]: _, ...others } = before;
    return text === '' ? others : { ...others, [key]: text };
  });
  try {
    sessionStorage.setItem(KEY, JSON.stringify(drafts.get()));
  } catch {
    // storage is off or full: the draft lives as long as the page
  }
}

/** Puts text that could not be sent back, ahead of what has been typed since. */
export function giveBack(key: string, text: string): void {
  const since = drafts.get()[key] ?? '';
  setDraft(key, since.trim() === '' ? text : `${text}\n\n${since}`);
}
