import { datesIn } from '../extract/dates.ts';
import type { Reading } from '../reading.ts';
import { exchanges } from './talk.ts';

/** "move his job to that day", "remind me that day"; not "that day rate", nor the day somebody tells of. */
const THAT_DAY =
  /(?<!\p{L})(?:(on|to|for|by|till?|until)\s+)?(?:that|that same|the same)\s+day(?=\s*(?:$|[.,;:!?\n]|and\b|to\b|please\b|too\b|as well\b|instead\b|then\b|at\s+\d|if\b))(?<!\s(?:he|she|they|we|i|you)\s+\p{L}+\s+(?:that|the same)\s+day)/iu;

/**
 * A message with "that day" as the day that is meant: the one that it names before it, else the one that the message
 * before named. What names two, or one that is gone, is left as it is said.
 */
export function withThatDay(reading: Reading): Reading {
  const { message, facts } = reading;
  const match = THAT_DAY.exec(message);
  if (!match) return reading;
  const days = (text: string): string[] => [...new Set(datesIn(text, facts).map(({ date }) => date))];
  const here = days(message.slice(0, match.index));
  const [day, ...others] = here.length ? here : days(exchanges(reading).at(-1)?.message ?? '');
  if (!day || others.length || day < facts.today) return reading;
  const [before, behind] = [message.slice(0, match.index), message.slice(match.index + match[0].length)];
  return { ...reading, message: `${before}${match[1] ?? 'on'} ${day}${behind}` };
}
