import { clock, day } from '../../../tools/format.ts';
import { whoseTask } from '../acts/kinds/task-words.ts';
import { takeDate } from '../extract/dates.ts';
import { cut, sentenceCase } from '../extract/gap.ts';
import { type Recurrence, takeRecurrence } from '../extract/recurrence.ts';
import { takeLead } from '../extract/shifts.ts';
import { type DayTime, takeTime } from '../extract/times.ts';
import { ASSIGNED, OF_BEFORE, TAKEN_BACK } from '../lexicon/task-words.ts';
import { dutyIn } from '../paste/duty.ts';
import { pasteIn } from '../paste/paste.ts';
import type { Reading } from '../reading.ts';
import { call, type Reply, say } from '../reply.ts';
import { takeAhead, takeDayBefore } from './ahead.ts';
import { type Draft, draftOf } from './draft.ts';
import { errandIn } from './errand.ts';
import { errandsIn } from './errands.ts';
import { takeForJob } from './for-job.ts';

/** Something to do, with its day, its time, whom it is for and its job; what there is no column for goes in the notes. */
export function newTask(request: string, reading: Reading): Reply {
  if (saidOfBefore(request, reading)) return ofBefore(request, reading);
  const paste = pasteIn(request);
  const replies = (paste ? [dutyIn(paste, reading.facts)] : errandsIn(request, reading.facts)).map((errand) =>
    oneTask(errand, reading),
  );
  const calls = replies.flatMap((one) => one.calls);
  return calls.length ? { text: '', calls } : (replies[0] ?? say(ASKS));
}

/** "make that a task for michelle", "block out the whole day": about what the request before this one said. */
export const saidOfBefore = (request: string, { earlier }: Reading): boolean =>
  earlier.length > 0 && OF_BEFORE.test(request);

/** A to-do of what the request before this one said: made already when it was said to the same assistant, else made now. */
export function ofBefore(request: string, reading: Reading): Reply {
  const before = reading.earlier.at(-1) ?? '';
  if (reading.original === null || reading.message.includes(before)) return say('');
  return newTask(`${before}, ${request}`, { ...reading, earlier: [] });
}

const ASKS = 'What is to be done, and when?';

function oneTask(request: string, reading: Reading): Reply {
  const last = lastSaid(request, reading);
  const draft = draftOf(last.text);
  const assigned_to = takeAssignee(draft) ?? whoseTask(request);
  const again = draft.take(takeRecurrence(draft.rest, reading.facts));
  const time = last.time ?? draft.take(takeTime(draft.rest));
  const due = takeDueDay(draft, last, again, reading);
  const lead = due ? draft.take(takeLead(draft.rest))?.days : undefined;
  const job = jobOf(draft, reading);
  const { name, notes: more } = errandIn(draft.rest);
  // "make that a task" is said of what stood before
  if (!name) return say(reading.earlier.length ? '' : ASKS);
  const notes = [
    again && sentenceCase(again.text),
    lead && due && `It is on ${day(due)}`,
    ...timeNotes(time, due),
    ...more,
  ];
  return call('create_task', {
    task_name: name,
    due_date: due,
    days_before: lead || undefined,
    due_time: due ? time?.time : undefined,
    assigned_to,
    job,
    notes: notes.flatMap((note) => note || []).join('. ') || undefined,
  });
}

/** The day it is due: named, so long before a job begins, the first time it comes back, or tonight. */
function takeDueDay(draft: Draft, last: LastSaid, again: Recurrence | undefined, reading: Reading): string | undefined {
  const ahead = draft.take(takeAhead(draft.rest, reading));
  const named = last.date ?? draft.take(takeDate(draft.rest, reading.facts))?.date ?? ahead ?? again?.date;
  const day = named ?? (/\btonight\b/i.test(last.text) ? reading.facts.today : undefined);
  return day && (draft.take(takeDayBefore(draft.rest, day)) ?? day);
}

/** What there is no column for: an hour without a day, when it ends, a part of the day. */
const timeNotes = (time: DayTime | undefined, due: string | undefined) => [
  !due && time?.time && `At ${clock(time.time)}`,
  time?.time && time.until && `From ${clock(time.time)} to ${clock(time.until)}`,
  time?.part && sentenceCase(time.part),
];

interface LastSaid {
  text: string;
  date?: string | undefined;
  time?: DayTime | undefined;
}

/** "tuesday, no wait thursday at 2": the request without the day that was taken back, and the one that counts. */
function lastSaid(text: string, { facts }: Reading): LastSaid {
  const match = TAKEN_BACK.exec(text);
  const [left, right] = [text.slice(0, match?.index), text.slice((match?.index ?? 0) + (match?.[0].length ?? 0))];
  const [first, last] = [takeDate(left, facts), match && takeDate(right, facts)];
  if (!first || !last) return { text };
  const time = takeTime(last.rest);
  const words = errandIn(first.rest).name ? first.rest : (time ?? last).rest;
  return { text: words, date: last.value.date ?? undefined, time: time?.value };
}

/** "for Michelle", "get Sarah to": who is to do it. */
export function takeAssignee(draft: Draft): string | undefined {
  for (const says of ASSIGNED) {
    const match = says.exec(draft.rest);
    const who = match?.[1]?.toLowerCase();
    if (!match || !who || (who === 'us' && !/\btask\b/i.test(draft.rest))) continue;
    draft.rest = cut(draft.rest, match);
    return /^(?:me|myself|us)$/.test(who) ? 'Self' : sentenceCase(who);
  }
  return undefined;
}

/** The job it belongs to. Its words stay in the name unless they only said which job. */
function jobOf(draft: Draft, reading: Reading): string | undefined {
  const job = takeForJob(draft.rest, reading, { byClient: false });
  if (!job) return undefined;
  const only = /\b(?:job|project)\b/i.test(draft.rest) && !/\b(?:job|project)\b/i.test(job.rest);
  if (only) draft.rest = job.rest;
  return job.value.reference;
}
