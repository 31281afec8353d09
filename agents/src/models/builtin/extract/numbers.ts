import { COUNTS, ONES, TENS } from '../lexicon/number-words.ts';

const UNITS = Object.keys(ONES).filter((word) => word !== 'zero');
const longFirst = (words: string[]): string[] => words.sort((a, b) => b.length - a.length);

/** A small whole number, in figures or words: "3", "a", "twenty one", "a couple of", "half a dozen". */
export const SMALL = `(?:\\d{1,3}|(?:${Object.keys(TENS).join('|')})(?:[\\s-](?:${longFirst(UNITS.filter((word) => (ONES[word] ?? 99) < 10 && word.length > 2)).join('|')}))?|${longFirst(
  Object.keys(COUNTS),
)
  .map((words) => words.replaceAll(' ', '\\s+'))
  .join('|')}|a\\s+few|few|${longFirst(UNITS).join('|')})`;

/** The number that `SMALL` found. */
export function smallNumber(words: string): number {
  const said = words
    .toLowerCase()
    .trim()
    .replace(/[\s-]+/g, ' ');
  if (/^\d+$/.test(said)) return Number(said);
  if (said in COUNTS) return COUNTS[said] ?? 0;
  // as few as may be meant by "a few"
  if (said.endsWith('few')) return 3;
  return said.split(' ').reduce((sum, word) => sum + (ONES[word] ?? TENS[word] ?? 0), 0);
}
