import { SAME } from '../lexicon/same.ts';

/** Where a request begins and ends; "how much" at the start asks, inside it may be part of a note. */
const START = '^';
const END = '$';
/** A pair says half of what a word does: most pairs of a new request were never seen. */
const PAIR = 0.5;

/** Slots and words of a masked request; words that mean the same are one. */
export function wordsOf(masked: string): string[] {
  const found =
    masked
      .toLowerCase()
      .replace(/['’]/g, '')
      .match(/\{\w+\}|[\p{L}]+|\?/gu) ?? [];
  return found.map((word) => SAME[word] ?? word);
}

/**
 * What the classifier looks at: words and pairs of words. A run of words that no example knows counts as one unknown
 * word, so that the names of materials and jobs do not matter.
 */
export function featuresOf(words: readonly string[], known: ReadonlySet<string>): Record<string, number> {
  const plain = words
    .map((word) => (known.has(word) ? word : '_'))
    .filter((word, i, all) => word !== '_' || all[i - 1] !== '_');
  const framed = [START, ...plain, END];
  const pairs = framed.slice(1).map((word, i) => `${framed[i]} ${word}`);
  return Object.fromEntries([...pairs.map((pair) => [pair, PAIR]), ...plain.map((word) => [word, 1])]);
}
