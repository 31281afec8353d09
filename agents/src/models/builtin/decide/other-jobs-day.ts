import type { KnownRecord } from '../../../known.ts';
import { coming, DAY, dayOf, iso, plus, previous } from '../extract/calendar.ts';
import { cut, type Taken } from '../extract/gap.ts';
import { SMALL, smallNumber } from '../extract/numbers.ts';
import type { Reading } from '../reading.ts';
import { takeRecord } from '../records/take.ts';

const at = (date: string): Date => new Date(`${date}T00:00:00Z`);
const WHOSE = String.raw`(?<whose>(?!that\b|it\b|then\b|we\b|i\b)[^,.;¦\n]{3,50}?)(?=\s*(?:$|[,.;¦\n]|\b(?:and|but|so|instead|please|then)\b))`;
const SPANNED = new RegExp(
  `\\b(?:to\\s+|for\\s+|till?\\s+)?(?:the\\s+)?(?:(?<one>day|week)|(?<n>${SMALL})\\s+(?<unit>days?|weeks?))\\s+(?<way>before|after)\\s+(?:the\\s+)?${WHOSE}`,
  'iu',
);
const SAME_DAY = new RegExp(
  `\\b(?:to\\s+|for\\s+|on\\s+)?(?:the\\s+)?same\\s+(?:day|date|time)\\s+as\\s+(?:the\\s+)?${WHOSE}`,
  'iu',
);

/** "the day before gaspars handrail": counted from the day of another job on file. */
export function takeOtherJobsDay(text: string, { records }: Pick<Reading, 'records'>): Taken<string> | null {
  const match = SPANNED.exec(text) ?? SAME_DAY.exec(text);
  const { whose = '', one, n = '1', unit, way } = match?.groups ?? {};
  const other = match && takeRecord('job', whose, records, { byClient: true })?.record;
  if (!match || !other?.date) return null;
  const days = way === undefined ? 0 : smallNumber(n) * ((one ?? unit ?? 'day').startsWith('week') ? 7 : 1);
  return { value: iso(plus(at(other.date), way === 'before' ? -days : days)), rest: cut(text, match) };
}

const OWN = new RegExp(
  `\\b(?:to\\s+|till?\\s+|for\\s+)?(?:the\\s+)?(?:following\\s+(?<next>${DAY})|(?<day>${DAY})\\s+(?<way>after|before|following))\\b(?:(?:\\s+(?:that|it|then|that one))\\b|(?=\\s*(?:$|[,.;¦\\n]|\\b(?:and|but|so|instead|please)\\b)))`,
  'iu',
);

/** "bumped it to the tuesday after": such a day after the one the job has now. */
export function takeDayAfterOwn(text: string, job: Pick<KnownRecord, 'date'> | null | undefined): Taken<string> | null {
  const match = OWN.exec(text);
  if (!match || !job?.date) return null;
  const { next, day = '', way } = match.groups ?? {};
  const wanted = dayOf(next ?? day);
  const from = at(job.date);
  return {
    value: iso(way?.toLowerCase() === 'before' ? previous(from, wanted) : coming(from, wanted)),
    rest: cut(text, match),
  };
}
