import { clock, day } from '../../../tools/format.ts';
import { takeDate } from '../extract/dates.ts';
import { cut, GAP, sentenceCase, tidy } from '../extract/gap.ts';
import { takeRecurrence } from '../extract/recurrence.ts';
import { nameOnly } from '../extract/references.ts';
import { takeLead } from '../extract/shifts.ts';
import { takeTime } from '../extract/times.ts';
import type { Intent } from '../intent/intents.ts';
import { ASSIGNED, LIST_TAIL, NUDGE, TASK_HEAD } from '../lexicon/task-words.ts';
import type { Reading } from '../reading.ts';
import { takeRecord } from '../records/take.ts';
import { call, type Reply, say } from '../reply.ts';
import { type Draft, draftOf } from './draft.ts';
import { takeForJob } from './for-job.ts';
import { taskChange } from './task-change.ts';

const KINDS = /\b(?:tasks?|to-?dos?|reminders?)\b/gi;

export function taskCall(request: string, intent: Intent, reading: Reading): Reply {
  if (intent.verb === 'create') return newTask(request, reading);
  if (intent.verb === 'update' && !comesAgain(request, reading)) return taskChange(request, reading);
  if (intent.verb === 'update') return newTask(request, reading);
  const task = takeRecord('task', request, reading.records)?.reference ?? nameOnly(request, KINDS);
  return task ? call(`${intent.verb}_task`, { task }) : say('Which task is it?');
}

/** "every second tuesday wash the vans" is a new to-do, whatever is on file about vans. */
const comesAgain = (request: string, { facts }: Reading): boolean =>
  takeRecurrence(request, facts) !== null && !/^(?:move|push|change|make|shift|set|mark|tick|done)\b/i.test(request);

/** Something to do, with its day, its time, whom it is for and its job; what there is no column for goes in the notes. */
function newTask(request: string, reading: Reading): Reply {
  const draft = draftOf(request.replace(LIST_TAIL, ` ${GAP} `));
  const assigned_to = takeAssignee(draft);
  const again = draft.take(takeRecurrence(draft.rest, reading.facts));
  const time = draft.take(takeTime(draft.rest));
  const when = draft.take(takeDate(draft.rest, reading.facts))?.date ?? again?.date ?? undefined;
  const lead = when ? draft.take(takeLead(draft.rest))?.days : undefined;
  const job = jobOf(draft, reading);
  const name = nameIn(draft.rest);
  if (!name) return say('What is to be done, and when?');
  const notes = [
    again && sentenceCase(again.text),
    lead && when && `It is on ${day(when)}`,
    when ? undefined : time?.time && `At ${clock(time.time)}`,
    time?.time && time.until && `From ${clock(time.time)} to ${clock(time.until)}`,
    time?.part && sentenceCase(time.part),
  ];
  return call('create_task', {
    task_name: sentenceCase(name),
    due_date: when,
    days_before: lead || undefined,
    due_time: when ? (time?.time ?? undefined) : undefined,
    assigned_to,
    job,
    notes: notes.flatMap((note) => note || []).join('. ') || undefined,
  });
}

/** "for Michelle", "get Sarah to": whose it is. */
export function takeAssignee(draft: Draft): string | undefined {
  const match = ASSIGNED.exec(draft.rest);
  const who = (match?.[1] ?? match?.[2] ?? match?.[3])?.toLowerCase();
  if (!match || !who || (who === 'us' && !/\btask\b/i.test(draft.rest))) return undefined;
  draft.rest = cut(draft.rest, match);
  return /^(?:me|myself|us)$/.test(who) ? 'Self' : sentenceCase(who);
}

/** The job it belongs to. Its words stay in the name unless they only said which job. */
function jobOf(draft: Draft, reading: Reading): string | undefined {
  const job = takeForJob(draft.rest, reading, { byClient: false });
  if (!job) return undefined;
  const only = /\b(?:job|project)\b/i.test(draft.rest) && !/\b(?:job|project)\b/i.test(job.rest);
  if (only) draft.rest = job.rest;
  return job.value.reference;
}

/** What is left when all that only says that it is a to-do is off. */
function nameIn(text: string): string {
  const plain = text.replace(/^[\s¦,:]+/, '').replace(TASK_HEAD, ` ${GAP} `);
  const bare = plain
    .replace(/^[\s¦,:-]+/, '')
    .replace(/^(?:to|about|that|and|i|we|you)\s+(?=\S)/i, '')
    .replace(NUDGE, ` ${GAP} `)
    .replace(/^[\s¦,:]*(?:to|about|that|and)\b\s*/i, '');
  const again = bare === text ? bare : TASK_HEAD.test(bare.trim()) ? bare.trim().replace(TASK_HEAD, '') : bare;
  return tidy(again.replace(/^[\s¦,:]*(?:to|that)\s+/i, '')).replace(/^(?:to|gotta)\s+/i, '');
}
