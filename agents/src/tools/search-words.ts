import { fold } from './matching.ts';

/** Words and letters a search may have. */
const MOST_WORDS = 6;
const LONGEST = 15;

/**
 * What to look for in the lists' search, which finds word starts: the words of a reference without possessives and
 * plurals, longest (most telling) first. "O'Brien's" is "brien o"; "the hendersons" is "henderson".
 */
export function searchWords(reference: string, skip: ReadonlySet<string>): string[] {
  const all = fold(reference.replace(/['’‘`]s(?!\p{L})/gu, '').replace(/['’‘`]/g, ' '))
    .split(' ')
    .filter(Boolean);
  const telling = all.filter((word) => !skip.has(word));
  const words = (telling.length ? telling : all).map((word) =>
    word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word,
  );
  return [...new Set(words)]
    .sort((a, b) => b.length - a.length)
    .slice(0, MOST_WORDS)
    .map((word) => word.slice(0, LONGEST));
}

/**
 * Searches for what a misspelt name may have been, best first: the starts of all words together, of each word, and
 * shorter ones. A name written together ("obrien") is also looked for by its second part.
 */
export function looserSearches(words: readonly string[]): string[] {
  const starts = (length: number) => words.filter((word) => word.length >= 2).map((word) => word.slice(0, length));
  const second = words.filter((word) => /^[od]\p{L}{4}/u.test(word)).map((word) => word.slice(1, 4));
  const searches = [starts(3).join(' '), ...starts(3), ...second, starts(2).join(' ')];
  return [...new Set(searches)].filter(Boolean).slice(0, 8);
}
