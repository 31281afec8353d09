import { NOT_SUBURB, STATES, STREET_TYPES } from '../lexicon/streets.ts';
import { cut, type Taken } from './gap.ts';

const TYPE = STREET_TYPES.join('|');
const STATE = STATES.join('|');
const STOP = NOT_SUBURB.join('|');
const WORD = String.raw`[\p{L}'’-]+`;
const TAIL = `(?:\\s+(?:${STATE})\\b)?(?:\\s+\\d{4}\\b)?`;
/** Unit 4, 27 Resolution Dr, Unanderra NSW 2526 - the suburb may follow without a comma, or after one with its state. */
const ADDRESS = new RegExp(
  `(?:\\b(?:at|address(?: is)?:?|of|lives at|over at|up at|out at)\\s+)?` +
    `((?:(?:unit|u|shop|lot|suite|level|flat)\\s?\\d+\\w?[\\s,/]+)?\\d+[a-z]?(?:[/-]\\d+[a-z]?)?\\s+` +
    `(?:${WORD}\\s+){1,3}?(?:${TYPE})\\b\\.?` +
    `(?:(?:\\s*[,\\n]\\s*|\\s+)(?!(?:${STOP})\\b)${WORD}(?:\\s+(?!(?:${STOP}|${STATE})\\b)${WORD}){0,2}\\s+(?:${STATE})\\b(?:\\s+\\d{4}\\b)?` +
    `|(?:\\s+(?!(?:${STOP})\\b)${WORD}){1,3}${TAIL}|${TAIL}))`,
  'iu',
);

/** The first street address, as typed. */
export function takeAddress(text: string): Taken<string> | null {
  const match = ADDRESS.exec(text);
  if (!match?.[1]) return null;
  return {
    value: match[1]
      .replace(/\s*\n\s*/g, ', ')
      .replace(/\s+/g, ' ')
      .trim(),
    rest: cut(text, match),
  };
}
