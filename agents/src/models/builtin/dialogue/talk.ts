import type { KnownRecord } from '../../../known.ts';
import { CANNOT } from '../lexicon/cannot.ts';
import type { Day, Reading } from '../reading.ts';

/** The conversation and the records that a message is read with. */
export type Talk = Pick<Reading, 'history'> & { records: readonly KnownRecord[]; facts: Day };

/** One message of the user's in the conversation so far, and all that was answered to it. */
export interface Exchange {
  message: string;
  answers: string[];
}

const SIGNED = /^(?:Jerry|Michelle|Renea|Sarah): /;

/** The conversation so far, oldest first; who signed an answer is left out. */
export function exchanges({ history }: Pick<Reading, 'history'>): Exchange[] {
  const found: Exchange[] = [];
  for (const { role, text } of history) {
    if (role === 'user') found.push({ message: text, answers: [] });
    else found.at(-1)?.answers.push(text.replace(SIGNED, ''));
  }
  return found;
}

/** What we asked: which of several, what is meant by words that fit nothing, or what was missing from a request. */
export type Question = { text: string } & (
  | { kind: 'which'; said: string; candidates: string[] }
  | { kind: 'offer'; said: string; candidates: string[] }
  | { kind: 'unknown'; said: string }
  | { kind: 'missing' }
);

const WHICH = /\b(?:fit|fits) "(.+?)": (.+)\. Which one(?:, or (?:both|all) of them)?\?/;
const UNKNOWN = /\bon file fits "([^"]+)"\. (?:Who|Which \w+) do you mean\?/;
const OFFER = /\bfits "(.+?)"\. Did you mean (.+)\?/;
/** Questions that do not keep a request open: about an approval, or whether there is anything to do. */
const NOT_OPEN =
  /\b(?:shall i go ahead|wait for your answer|is that your answer|what do you need done|what would you like done|i did not catch)\b/i;

/** Refusals that end with an offer: they ask, but leave no request open. */
const DECLINES = new Set(Object.values(CANNOT));

export interface Asked {
  question: Question;
  /** Assistants who wait for the answer too. */
  held: string[];
}
const HELD = /\b((?:Michelle|Renea|Sarah)(?:(?:, | and )(?:Michelle|Renea|Sarah))*) will do the rest\b/g;

/** The last question in the answers to a message. */
export function questionIn(answers: readonly string[]): Asked | null {
  const lines = answers.flatMap((answer) => answer.split('\n')).map((line) => line.trim());
  const asked = lines.findLast((line) => line.endsWith('?') && !NOT_OPEN.test(line) && !DECLINES.has(line));
  if (!asked) return null;
  const held = lines.flatMap((line) =>
    [...line.matchAll(HELD)].flatMap(([, names = '']) => names.toLowerCase().split(/, | and /)),
  );
  return { question: readQuestion(asked), held };
}

function readQuestion(text: string): Question {
  const which = WHICH.exec(text);
  if (which?.[1] && which[2]) return { text, kind: 'which', said: which[1], candidates: which[2].split('; ') };
  const offer = OFFER.exec(text);
  if (offer?.[1] && offer[2]) return { text, kind: 'offer', said: offer[1], candidates: offer[2].split(' or ') };
  const unknown = UNKNOWN.exec(text)?.[1];
  if (unknown) return { text, kind: 'unknown', said: unknown };
  return { text: text.split(/(?<=[.!])\s+(?=[A-Z])/).at(-1) ?? text, kind: 'missing' };
}

/** Between a request and the answer that completes it. */
export const REQUEST_MARK = ', ';
