import { createStore } from '../../lib/store.ts';

const KEY = 'smoko-drafts';

function restore(): Readonly<Record<string, string>> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
}

/** What was typed and not sent, by conversation. Survives switching conversations and loading the page again. */
export const drafts = createStore(restore());

export function setDraft(place: string, text: string): void {
  drafts.set((before) => {
    const { [place]: _, ...others } = before;
    return text === '' ? others : { ...others, [place]: text };
  });
  try {
    sessionStorage.setItem(KEY, JSON.stringify(drafts.get()));
  } catch {
    // storage is off or full: the draft lives as long as the page
  }
}

/** Puts text that could not be sent back, ahead of what has been typed since. */
export function giveBack(place: string, text: string): void {
  const since = drafts.get()[place] ?? '';
  setDraft(place, since.trim() === '' ? text : `${text}\n\n${since}`);
}
