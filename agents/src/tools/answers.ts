import { z } from 'zod';

/** Arguments of tools that only read, for questions that want more than the record. */
export const yesNo = z.boolean().optional().describe('true: asked whether there is any');

/** "2 open jobs" to "is there any?" is "Yes, 2 open jobs"; "No open jobs" is "No, there are no open jobs". */
export function yesOrNo(asked: boolean | undefined, yes: boolean, words: string): string {
  if (!asked) return words;
  if (yes) return `Yes: ${words}`;
  return /^No /.test(words) ? `No, there are no ${words.slice(3)}` : `No: ${words}`;
}

/** What was asked for and is not on file, said plainly: null when it is there. */
export const missing = (what: string | undefined, value: unknown, whose: string): string | null =>
  what && (value === null || value === undefined || value === '') ? `No ${what} on file for ${whose}` : null;

/** Sentences of an answer; what is not there is left out. */
export const sentences = (...parts: (string | null | undefined)[]): string => parts.filter(Boolean).join('. ');
