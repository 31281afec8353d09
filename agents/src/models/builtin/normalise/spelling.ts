import { SLIPS } from '../lexicon/slips.ts';
import { STREET_TYPES } from '../lexicon/streets.ts';
import { NOT_TYPOS, VOCABULARY } from '../lexicon/vocabulary.ts';
import { editDistance } from './edit-distance.ts';

const KNOWN = new Set(VOCABULARY);
const SHORTEST = 5;
const TARGETS = VOCABULARY.filter((word) => word.length >= SHORTEST);
const WORD = /(?<![\p{L}\p{N}'@./_-])\p{L}{5,}(?!['@_-]?[\p{L}\p{N}@]|\.\p{L})/gu;
const SENTENCE_START = /(?:^|[.!?\n]\s*)$/;

/**
 * Misspelt words of the closed vocabulary, repaired. A word that may be a name is left: one with a capital inside a
 * sentence, a real word, a short one, or one as near to two words as to one.
 */
export function repair(text: string): string {
  return shortOnes(text).replace(WORD, (word, at: number) => {
    const lower = word.toLowerCase();
    const capital = word !== lower;
    if (OF_STREET.test(text.slice(at + word.length))) return word;
    if (capital && (word.slice(1) !== lower.slice(1) || !SENTENCE_START.test(text.slice(0, at)))) return word;
    const right = nearest(lower);
    if (!right) return word;
    return capital ? right.charAt(0).toUpperCase() + right.slice(1) : right;
  });
}

/** "princes highway" is no price. */
const OF_STREET = new RegExp(`^\\s+(?:${STREET_TYPES.filter((type) => type.length > 3).join('|')})\\b`, 'i');

const SHORT_WORD = /(?<![\p{L}\p{N}'@./_-])\p{L}{3,5}(?!(?!'s\b)['@_-]?[\p{L}\p{N}@]|\.\p{L})/gu;
/** "jbo", "frmo", "makr": a capital only where a sentence begins. */
const shortOnes = (text: string): string =>
  text.replace(SHORT_WORD, (word, at: number) => {
    const right = SLIPS.get(word.toLowerCase());
    if (!right) return word;
    if (/\p{Lu}/u.test(word))
      return SENTENCE_START.test(text.slice(0, at)) && word.slice(1) === word.slice(1).toLowerCase()
        ? right.charAt(0).toUpperCase() + right.slice(1)
        : word;
    return right;
  });

function nearest(word: string): string | undefined {
  if (isReal(word)) return undefined;
  let best: string[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (const target of TARGETS) {
    // the first letter is rarely wrong, save when swapped with the second
    if (target[0] !== word[0] && (target[0] !== word[1] || target[1] !== word[0])) continue;
    const most = Math.min(word.length, target.length) >= 8 ? 2 : 1;
    const distance = editDistance(word, target, most);
    if (distance > most || distance > least) continue;
    best = distance < least ? [target] : [...best, target];
    least = distance;
  }
  // of two as near, the one with the same letters in another order, or else the same ending
  for (const like of [sameLength, sameEnd]) {
    const closer = best.filter((target) => like(target, word));
    if (best.length > 1 && closer.length) best = closer;
  }
  return best.length === 1 ? best[0] : undefined;
}

const sameLength = (a: string, b: string): boolean => a.length === b.length;
const sameEnd = (a: string, b: string): boolean => a.at(-1) === b.at(-1);

const ENDINGS = ['s', 'es', 'r', 'er', 'rs', 'ers', 'd', 'ly', 'able'];

/** A word of the list, one of its inflections ("numbers", "finisher"), or one known to be no slip. */
function isReal(word: string): boolean {
  if (KNOWN.has(word) || NOT_TYPOS.has(word)) return true;
  return ENDINGS.some((end) => {
    const stem = word.endsWith(end) ? word.slice(0, -end.length) : '';
    return end === 'd' ? KNOWN.has(`${stem}e`) : KNOWN.has(stem) || (!end.endsWith('s') && KNOWN.has(`${stem}e`));
  });
}
