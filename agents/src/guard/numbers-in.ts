import { ONES, SCALES, TENS } from '../models/builtin/lexicon/number-words.ts';

const FIGURE =
  /(?<![\w.])-?\$?\s?(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+)(\s?(?:k|grand|thousand|hundred|mil|million)\b|%)?/gi;
const GLUED = /\d+(?:\.\d+)?/g;
const SCALE: Readonly<Record<string, number>> = {
  k: 1e3,
  grand: 1e3,
  thousand: 1e3,
  hundred: 100,
  mil: 1e6,
  million: 1e6,
};

/**
 * Every number that a text may say, each reading of it: in figures ("1,850", "1.8k" as 1.8 and 1800, the 250 and the 41
 * of "250L" and "41a") and in words ("eighteen fifty" as 18, 50, 1850 and 18.50, "two and a half"). What is meant is not
 * decided here: only what nobody said at all is found out by it.
 */
export function numbersIn(text: string): Set<number> {
  const found = new Set<number>();
  for (const [, digits = '', scale] of text.matchAll(FIGURE)) {
    const value = Number(digits.replaceAll(',', ''));
    found.add(value);
    const times = SCALE[scale?.trim().toLowerCase() ?? ''];
    if (times) found.add(round(value * times));
  }
  for (const [digits] of text.matchAll(GLUED)) found.add(Number(digits));
  for (const run of runsOfWords(text)) for (const value of readings(run)) found.add(value);
  return found;
}

/** The numbers that stand in a text as figures, each as what it may mean: 1.8k is 1.8 or 1800. */
export const figuresIn = (text: string): number[][] =>
  [...text.matchAll(FIGURE)].map(([, digits = '', scale]) => {
    const value = Number(digits.replaceAll(',', ''));
    const times = SCALE[scale?.trim().toLowerCase() ?? ''];
    return times ? [value, round(value * times)] : [value];
  });

const round = (value: number): number => Math.round(value * 1_000) / 1_000;

type Word = { kind: 'one' | 'ten' | 'hundred' | 'scale' | 'half' | 'point'; value: number };
/** Said instead of a number, and what a number before it multiplies. */
const SEVERAL: Readonly<Record<string, number>> = {
  couple: 2,
  pair: 2,
  few: 3,
  double: 2,
  twice: 2,
  triple: 3,
  treble: 3,
};
const TWELVE = new Set(['dozen', 'doz']);
const JOINS = new Set(['and', 'a', 'an', 'of']);

function wordOf(word: string): Word | null {
  if (word === 'half') return { kind: 'half', value: 0.5 };
  if (word === 'quarter') return { kind: 'half', value: 0.25 };
  if (word === 'point') return { kind: 'point', value: 0 };
  if (word === 'hundred') return { kind: 'hundred', value: 100 };
  if (TWELVE.has(word)) return { kind: 'scale', value: 12 };
  const [scale, ten, one, count] = [SCALES[word], TENS[word], ONES[word], SEVERAL[word]];
  if (scale) return { kind: 'scale', value: scale };
  if (ten) return { kind: 'ten', value: ten };
  if (one !== undefined && !JOINS.has(word)) return { kind: 'one', value: one };
  return count === undefined ? null : { kind: 'one', value: count };
}

/** Number words that stand together. */
function runsOfWords(text: string): Word[][] {
  const runs: Word[][] = [];
  let run: Word[] = [];
  for (const word of text.toLowerCase().match(/[\p{L}]+|[^\p{L}\s-]/gu) ?? []) {
    const read = wordOf(word);
    if (read) run.push(read);
    else if (!(run.length && JOINS.has(word))) {
      if (run.length) runs.push(run);
      run = [];
    }
  }
  return run.length ? [...runs, run] : runs;
}

/** Sums told in words, each as what it may mean, the most first: "nine eighty". Digits read out one by one, and a word alone, are none. */
export const spokenSumsIn = (text: string): number[][] =>
  runsOfWords(text)
    .filter((run) => run.length > 1 && run.length < 6 && run.some(({ kind }) => BIG.has(kind)))
    .map((run) => readings(run).sort((a, b) => b - a));
const BIG: ReadonlySet<Word['kind']> = new Set(['ten', 'hundred', 'scale']);

const MOST_WORDS = 8;

/** Every part of a run as one number, and two of them beside each other as hundreds or dollars and cents. */
function readings(run: readonly Word[]): number[] {
  const words = run.slice(0, MOST_WORDS);
  const found: number[] = [];
  for (let from = 0; from < words.length; from++) {
    for (let to = from + 1; to <= words.length; to++) {
      const value = amountOf(words.slice(from, to));
      found.push(round(value));
      for (let next = to + 1; next <= words.length; next++) {
        const rest = amountOf(words.slice(to, next));
        if (rest < 100) found.push(round(value * 100 + rest), round(value + rest / 100));
      }
    }
  }
  return found;
}

function amountOf(words: readonly Word[]): number {
  let total = 0;
  let current = 0;
  let tenth = 0;
  for (const { kind, value } of words) {
    if (kind === 'point') tenth = 0.1;
    else if (kind === 'hundred') current = (current || 1) * value;
    else if (kind === 'scale') {
      total += (current || 1) * value;
      current = 0;
    } else if (tenth) {
      current += value * tenth;
      tenth /= 10;
    } else current += value;
  }
  // "a grand and a half" is half as much again
  const last = words.at(-1);
  const scale = words.findLast(({ kind }) => kind === 'scale');
  return last?.kind === 'half' && scale && words.length > 1 && current === last.value
    ? total + last.value * scale.value
    : total + current;
}
