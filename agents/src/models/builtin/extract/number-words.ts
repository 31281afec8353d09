import { ONES, SCALES, TENS } from '../lexicon/number-words.ts';

const WORDS = [...Object.keys(ONES), ...Object.keys(TENS)].filter((word) => word !== 'a' && word !== 'an').join('|');
const SCALE = 'hundred|thousand|grand';
/** A spelt amount with a scale in it: "eleven hundred", "two and a half grand", "twelve hundred and fifty". */
export const SPELT = `(?:(?:${WORDS}|a)(?:[\\s-](?:${WORDS}))*(?: and a half)? (?:${SCALE})(?:(?: and)? (?:${WORDS}|${SCALE})(?:[\\s-](?:${WORDS}|${SCALE}))*)?)`;

/** "two and a half grand" is 2500; undefined when a word is no number. */
export function spelt(text: string): number | undefined {
  let total = 0;
  let current = 0;
  for (const word of text
    .toLowerCase()
    .replace(/ and a half/g, ' half')
    .split(/[\s-]+/)) {
    if (word === 'and') continue;
    if (word === 'half') current += 0.5;
    else if (word in ONES) current += ONES[word] ?? 0;
    else if (word in TENS) current += TENS[word] ?? 0;
    else if (word === 'hundred') current = (current || 1) * 100;
    else if (word in SCALES) {
      total += (current || 1) * (SCALES[word] ?? 1);
      current = 0;
    } else return undefined;
  }
  return total + current;
}
