import { PLACE_ENDS, PLACE_STARTS } from '../lexicon/places.ts';
import { NOT_SUBURB } from '../lexicon/streets.ts';

const STOP = new Set(NOT_SUBURB);
const WORD = /^[\p{L}][\p{L}'’-]*$/u;
const capital = (word: string): boolean => /^\p{Lu}/u.test(word);

/**
 * How many of these words name one suburb or town: "figtree louvre windows" is one, "coffs harbour paint" two. Typed
 * with capitals, every word in capitals belongs to it.
 */
export function placeLength(words: readonly string[]): number {
  const fits = (word: string | undefined): word is string =>
    word !== undefined && WORD.test(word) && !STOP.has(word.toLowerCase());
  const [first, second, third] = words;
  // a stop word may still end a name: "north", "flat" are no stop words, "new" begins "new plymouth"
  if (first === undefined || !WORD.test(first)) return 0;
  const begins = PLACE_STARTS.has(first.toLowerCase());
  if (STOP.has(first.toLowerCase()) && !(begins && fits(second))) return 0;
  let count = 1;
  if (fits(second) && (begins || belongs(first, second))) count = 2;
  if (
    fits(second) &&
    fits(third) &&
    (PLACE_ENDS.has(third.toLowerCase()) || (capital(first) && capital(second) && capital(third)))
  )
    if (count === 2 || PLACE_ENDS.has(third.toLowerCase())) count = 3;
  return count;
}

const belongs = (first: string, second: string): boolean =>
  PLACE_ENDS.has(second.toLowerCase()) ||
  first.toLowerCase() === second.toLowerCase() ||
  (capital(first) && capital(second));
