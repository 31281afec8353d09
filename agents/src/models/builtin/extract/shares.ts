import { FRACTIONS, SHARED_OUT } from '../lexicon/shares.ts';
import { cut, type Taken } from './gap.ts';
import { spelt, UNDER_HUNDRED } from './number-words.ts';

export interface Share {
  /** 25 for a quarter. */
  percent: number;
  /** Taken off the whole: "knock 10% off". */
  off: boolean;
}

const NUMBER = `(?:(?<n>\\d{1,3}(?:\\.\\d+)?)\\s?(?:%|percent\\b|per cent\\b|pct\\b)|(?<w>${UNDER_HUNDRED})\\s+(?:percent|per cent)\\b)`;
const OFF = new RegExp(
  `\\b(?:(?:knock|take|less|minus|drop|shave)\\s+(?:off\\s+)?(?:a\\s+)?)${NUMBER}(?:\\s+(?:off|discount))?|\\b${NUMBER.replace('<n>', '<n2>').replace('<w>', '<w2>')}\\s+(?:off|discount)\\b`,
  'iu',
);
const PLAIN = new RegExp(
  `(?:\\b(?:the|an?|his|her|their)\\s+)?${NUMBER}(?:\\s+(?:deposit|up ?front|of\\s+(?:the\\s+)?(?:budget|job|price|quote|total)|of it)\\b)?`,
  'iu',
);

/** A share of a whole: "25% deposit", "a third up front", "half now", "knock 10% off". */
export function takeShare(text: string): Taken<Share> | null {
  const off = OFF.exec(text);
  if (off) return taken(text, off, numberIn(off), true);
  const plain = PLAIN.exec(text);
  if (plain) return taken(text, plain, numberIn(plain), false);
  for (const [says, percent] of FRACTIONS) {
    const match = new RegExp(
      `(?<!\\b(?:and\\s+a|other|first|second)\\s+)\\b(?:the\\s+)?${says}(?:\\s+(?:${SHARED_OUT})|(?=\\s*$))`,
      'iu',
    ).exec(text);
    if (match) return taken(text, match, percent, false);
  }
  return null;
}

function numberIn({ groups = {} }: RegExpExecArray): number {
  const words = groups.w ?? groups.w2;
  return words ? (spelt(words) ?? 0) : Number(groups.n ?? groups.n2);
}

function taken(text: string, match: RegExpExecArray, percent: number, off: boolean): Taken<Share> | null {
  if (percent <= 0 || percent > 100) return null;
  return { value: { percent: Math.round(percent * 100) / 100, off }, rest: cut(text, match), text: match[0] };
}
