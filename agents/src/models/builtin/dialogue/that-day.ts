import { datesIn } from '../extract/dates.ts';
import type { Reading } from '../reading.ts';
import { exchanges } from './talk.ts';

/** "move his job to that day", "remind me that day"; not "that day rate", nor "done the same day", which is at once. */
const THAT_DAY =
  /(?<!\p{L})(?:(?<prep>on|to|for|by|till?|until)\s+(?:that|that same|the same)|that(?:\s+same)?)\s+day(?=\s*(?:$|[.,;:!?\n]|and\b|to\b|please\b|too\b|as well\b|instead\b|then\b|at\s+\d|if\b))/iu;
/** Somebody tells of a day, bills it or says that it will not do: the words of a clause before it. */
const TOLD =
  /(?<!\p{L})(?:was|were|wasnt|werent|did|didn['’]?t|went|came|had|got|rang|called|paid|rained|finished|worked|bought|started|turned|showed|left|not|never|earlier|later|can['’]?t|cannot|couldn['’]?t|won['’]?t|doesn['’]?t|don['’]?t|isn['’]?t|aren['’]?t|both|charge|bill|invoice|quote|log|hours?|hrs|(?:he|she|they|we|i|you)\s+\p{L}+(?:\s+\p{L}+)?)\s(?:[^,.;:!?\n]*\s)?$/iu;
const CLAUSE = /[,.;:!?\n]|\s(?:and|so|but|then)\s/u;

/**
 * A message with "that day" as the day that is meant: the one that it names before it, else the one that the message
 * before named. What names two, or one that is gone, is left as it is said; so is what was answered with another.
 */
export function withThatDay(reading: Reading): Reading {
  const { message, facts } = reading;
  const match = THAT_DAY.exec(message);
  if (!match) return reading;
  const before = message.slice(0, match.index);
  if (TOLD.test(before.split(CLAUSE).at(-1) ?? '')) return reading;
  const days = (text: string): string[] => [...new Set(datesIn(text, facts).map(({ date }) => date))];
  const last = exchanges(reading).at(-1);
  const here = days(before);
  const [day, ...others] = here.length ? here : days(last?.message ?? '');
  if (!day || others.length || day < facts.today) return reading;
  if (!here.length && days((last?.answers ?? []).join('\n')).some((date) => date !== day)) return reading;
  return {
    ...reading,
    message: `${before}${match.groups?.prep ?? 'on'} ${day}${message.slice(match.index + match[0].length)}`,
  };
}
