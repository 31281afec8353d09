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
  return match ? beforeStart(text, match, reading) : beforeJobTalkedOf(text, reading);
}

/** "2 working days before the deck starts": counted back from the job that is named. */
function beforeStart(text: string, match: RegExpExecArray, reading: Reading): Taken<string> | null {
  const start = startOfJob(text, match[0], reading);
  if (!start) return null;
  const { unit, n = '1', work, many } = match.groups ?? {};
  const days = smallNumber(n) * daysOf(unit ?? many);
  const date = work ? workingDaysBefore(Date.parse(start), days) : Date.parse(start) - days * DAY_MS;
  return { value: iso(date), rest: cut(text, match) };
}

/** "call him the day before": counted back from the job that the conversation touched last. */
function beforeJobTalkedOf(text: string, reading: Reading): Taken<string> | null {
  const match = BEFORE_IT.exec(text);
  const start = match && touched(reading, ['job'])[0]?.date;
  if (!match || !start) return null;
  return { value: iso(Date.parse(start) - daysOf(match.groups?.unit) * DAY_MS), rest: cut(text, match) };
}

const daysOf = (unit: string | undefined): number => (unit === 'week' ? 7 : 1);

/** The day of the job that is named in `phrase`, or else anywhere in the request. */
function startOfJob(text: string, phrase: string, reading: Reading): string | undefined {
  const named = takeRecord('job', phrase, reading.records, { byClient: true })?.record?.id;
  const job = named ?? takeForJob(text, reading, { byClient: false })?.value.reference;
  return job ? reading.records.find((one) => one.kind === 'job' && one.id === job)?.date : undefined;
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
