import { fold } from '../../../tools/matching.ts';

/** A word of a text, folded, and where it stands. */
export interface Word {
  text: string;
  start: number;
  end: number;
}

/** The "6" of "6,000" is no word: it would name every job with a 6 in it. */
const WORD = /\d{1,3}(?:,\d{3})+(?![\p{L}\p{N}])|[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu;

/** Words as people see them: "O'Brien's", "in-wall" and "1,850" are one each. */
export function wordsIn(text: string): Word[] {
  return [...text.matchAll(WORD)].map((match) => ({
    text: fold(match[0].replaceAll(',', '')),
    start: match.index,
    end: match.index + match[0].length,
  }));
}
