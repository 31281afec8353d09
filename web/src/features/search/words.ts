/** Words that say nothing about what is looked for: "show me the calendar". */
const FILLERS: ReadonlySet<string> = new Set(
  'a all an at can do for go how i is me my of open page please s screen see show take the to what where'.split(' '),
);

/** Lower-case words without accents, as the server splits them: "Zoë O'Neil" -> zoe, o, neil. */
export const splitWords = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

const eachBegins = (typed: readonly string[], words: readonly string[]): boolean =>
  typed.every((start) => words.some((word) => word.startsWith(start)));

/** Whether each typed word is the beginning of a word of the name: "shar pri" of "Priya Sharma". */
export const fitsName = (typed: string, name: string): boolean => eachBegins(splitWords(typed), splitWords(name));

export interface Named {
  label: string;
  /** What people may call it beside its label, with spaces between. */
  words?: string;
}

/** 0: the label begins like that, 1: the words are the label's, 2: they are others for it; null: it is something else. */
function rank(typed: readonly string[], { label, words = '' }: Named): number | null {
  const own = splitWords(label);
  if (own.join(' ').startsWith(typed.join(' '))) return 0;
  if (eachBegins(typed, own)) return 1;
  return eachBegins(typed, [...own, ...splitWords(words)]) ? 2 : null;
}

/** Those that the text means, the surest first; else as they come. `labels`: by their labels alone. */
export function meant<T extends Named>(text: string, all: readonly T[], labels = false): T[] {
  const every = splitWords(text);
  const telling = every.filter((word) => !FILLERS.has(word));
  const typed = telling.length ? telling : every;
  if (!typed.length) return [];
  return all
    .flatMap((one) => {
      const at = rank(typed, one);
      return at === null || (labels && at === 2) ? [] : [{ one, at }];
    })
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one);
}
