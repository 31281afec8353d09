import { cut, type Taken } from '../extract/gap.ts';
import { smallNumber } from '../extract/numbers.ts';
import { BEFORE_IT, BEFORE_START, DAY_BEFORE } from '../lexicon/task-words.ts';
import type { Reading } from '../reading.ts';
import { touched } from '../records/meant.ts';
import { takeRecord } from '../records/take.ts';
import { takeForJob } from './for-job.ts';

const DAY_MS = 86_400_000;
const DAYS = ['sun', 'mon', 'tues', 'wednes', 'thurs', 'fri', 'satur'];
const iso = (time: number): string => new Date(time).toISOString().slice(0, 10);
const weekday = (time: number): number => new Date(time).getUTCDay();

/** "three days before we start": so long before the day of the job it is for. */
export function takeAhead(text: string, reading: Reading): Taken<string> | null {
  const match = BEFORE_START.exec(text);
  const bare = match ? null : BEFORE_IT.exec(text);
  const talkedOf = bare && touched(reading, ['job'])[0]?.date;
  if (bare && talkedOf) {
    const days = bare.groups?.unit === 'week' ? 7 : 1;
    return { value: iso(Date.parse(talkedOf) - days * DAY_MS), rest: cut(text, bare) };
  }
  const named = match && takeRecord('job', match[0], reading.records, { byClient: true })?.record?.id;
  const job = match && (named ?? takeForJob(text, reading, { byClient: false })?.value.reference);
  const start = job && reading.records.find((one) => one.kind === 'job' && one.id === job)?.date;
  if (!match || !start) return null;
  const { unit, n = '1', work, many } = match.groups ?? {};
  const days = smallNumber(n) * ((unit ?? many) === 'week' ? 7 : 1);
  const date = work ? workingDaysBefore(Date.parse(start), days) : Date.parse(start) - days * DAY_MS;
  return { value: iso(date), rest: cut(text, match) };
}

function workingDaysBefore(start: number, days: number): number {
  let at = start;
  for (let left = days; left > 0; ) {
    at -= DAY_MS;
    if (weekday(at) % 6 !== 0) left -= 1;
  }
  return at;
}

/** "... the friday before", after a day: the last such day before it. */
export function takeDayBefore(text: string, day: string): Taken<string> | null {
  const match = DAY_BEFORE.exec(text);
  const wanted = DAYS.findIndex((start) => match?.groups?.day?.toLowerCase().startsWith(start));
  if (!match || wanted < 0) return null;
  const from = Date.parse(day);
  const back = (weekday(from) - wanted + 7) % 7 || 7;
  return { value: iso(from - back * DAY_MS), rest: cut(text, match) };
}
