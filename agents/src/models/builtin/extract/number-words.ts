import { ONES, SCALES, TENS } from '../lexicon/number-words.ts';

const longFirst = (words: string[]): string => [...words].sort((a, b) => b.length - a.length).join('|');
const DIGITS = Object.keys(ONES).filter((word) => (ONES[word] ?? 0) >= 1 && (ONES[word] ?? 99) < 10 && word.length > 2);
const UNDER_TWENTY = Object.keys(ONES).filter((word) => word.length > 2 && word !== 'zero');
const TEN_WORDS = longFirst(Object.keys(TENS));
const TEENS = UNDER_TWENTY.filter((word) => (ONES[word] ?? 0) >= 10);

/** One to ninety-nine. */
export const UNDER_HUNDRED = `(?:(?:${TEN_WORDS})(?:[\\s-](?:${longFirst(DIGITS)}))?|${longFirst(UNDER_TWENTY)})`;
const SCALE = 'hundred|thousand|grand|k';
/** Behind a thousand some hundreds, then what is less. "a hundred and five and three hundred" is two sums. */
const HUNDREDS = `(?:(?:\\s+and)?\\s+${UNDER_HUNDRED}\\s+hundred\\b)`;
const LESS = `(?:(?:\\s+and)?\\s+${UNDER_HUNDRED}\\b(?!\\s*(?:${SCALE})\\b))`;
const TAIL = `(?:(?<!hundred)${HUNDREDS})?${LESS}?`;

/** A spelt amount with a scale in it: "eleven hundred", "two and a half grand", "one point six thousand", "a grand and a half". */
export const SPELT = `(?:(?:half\\s+a|(?:${UNDER_HUNDRED})(?:\\s+hundred)?(?:\\s+and)?\\s+a\\s+half|(?:${longFirst(DIGITS)}|zero)\\s+point\\s+(?:${longFirst(DIGITS)})(?:\\s+(?:${longFirst(DIGITS)}))?|a\\s+couple\\s+(?:of\\s+)?|couple\\s+(?:of\\s+)?|${UNDER_HUNDRED}|a)\\s*(?:${SCALE})\\b(?:\\s+and\\s+a\\s+half\\b)?${TAIL})`;
/** Hundreds said as two numbers: "nine fifty", "twelve fifty", "eighteen seventy five". */
export const PAIR = `(?:${UNDER_HUNDRED})\\s+(?:(?:${TEN_WORDS})(?:[\\s-](?:${longFirst(DIGITS)}))?|${longFirst(TEENS)})`;

/** "two and a half grand" is 2500; undefined when a word is no number. */
export function spelt(text: string): number | undefined {
  const words = text
    .toLowerCase()
    .trim()
    .replace(/\b(hundred|thousand|grand|k)\s+and\s+a\s+half\b/g, (_, scale: string) => `and a half ${scale}`)
    .replace(/\band\s+a\s+half\b/g, 'half')
    .replace(/\bhalf\s+a\b/g, 'half')
    .replace(/\b(?:a\s+)?couple(?:\s+of)?\b/g, 'two')
    .split(/[\s-]+/);
  let total = 0;
  let current = 0;
  let tenth = 0;
  for (const word of words) {
    if (word === 'and') continue;
    if (word === 'point') tenth = 0.1;
    else if (word === 'half') current += 0.5;
    else if (word in ONES && tenth) {
      current += (ONES[word] ?? 0) * tenth;
      tenth /= 10;
    } else if (word in ONES) current += ONES[word] ?? 0;
    else if (word in TENS) current += TENS[word] ?? 0;
    else if (word === 'hundred') {
      // after a point the hundred multiplies all of it; "two thousand three hundred" only its own
      current = (current || 1) * 100;
      tenth = 0;
    } else if (word in SCALES) {
      total += (current || 1) * (SCALES[word] ?? 1);
      current = 0;
      tenth = 0;
    } else return undefined;
  }
  return total + current;
}

const ONE_NUMBER = new RegExp(`^${UNDER_HUNDRED}$`, 'i');

/** "nine fifty" is 950; with cents, where one thing is priced, 9.50. */
export function pairOf(text: string): { whole: number; cents: number } | undefined {
  const parts = text.trim().split(/[\s-]+/);
  for (let words = 1; words < parts.length; words += 1) {
    const [first, second] = [parts.slice(0, words).join(' '), parts.slice(words).join(' ')];
    if (!ONE_NUMBER.test(first) || !ONE_NUMBER.test(second)) continue;
    const [hundreds, rest] = [spelt(first) ?? 0, spelt(second) ?? 0];
    if (rest >= 10) return { whole: hundreds * 100 + rest, cents: hundreds + rest / 100 };
  }
  return undefined;
}
