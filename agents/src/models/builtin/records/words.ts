import { fold } from '../../../tools/matching.ts';

/** A word of a text, folded, and where it stands. */
export interface Word {
  text: string;
  start: number;
  end: number;
}

const WORD = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu;

/** Words as people see them: "O'Brien's" and "in-wall" are one each. */
export function wordsIn(text: string): Word[] {
  return [...text.matchAll(WORD)].map((match) => ({
    text: fold(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }));
}
