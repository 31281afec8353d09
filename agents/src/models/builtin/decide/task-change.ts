import { takeDate } from '../extract/dates.ts';
import { nameOnly } from '../extract/references.ts';
import { takeShift } from '../extract/shifts.ts';
import { takeTime } from '../extract/times.ts';
import { statusIn, TASK_STATUS } from '../lexicon/statuses.ts';
import type { Reading } from '../reading.ts';
import { touched } from '../records/meant.ts';
import { takeRecord } from '../records/take.ts';
import { call, type Reply, say } from '../reply.ts';
import { draftOf } from './draft.ts';
import { ofBefore, saidOfBefore, takeAssignee } from './new-task.ts';

const KINDS = /\b(?:tasks?|to-?dos?|reminders?)\b/gi;
const TICKED =
  /\b(?:tick(?:ed)?|cross(?:ed)?|knock(?:ed)?)\b.*\boff\b|\bdid\b|\bsorted\b|\bwrapped\b|^(?:done|finished|tick)\b/i;

/** One task, the one that is named or the one just spoken of: ticked off, moved, given to somebody. */
export function taskChange(request: string, reading: Reading): Reply {
  if (saidOfBefore(request, reading)) return ofBefore(request, reading);
  const draft = draftOf(request);
  const named = takeRecord('task', draft.rest, reading.records);
  if (named) draft.rest = named.rest;
  const assigned_to = takeAssignee(draft);
  const due_time = draft.take(takeTime(draft.rest))?.time ?? undefined;
  const shift_days = draft.take(takeShift(draft.rest))?.days;
  const due_date = shift_days === undefined ? draft.take(takeDate(draft.rest, reading.facts))?.date : undefined;
  const isMoved = (due_date ?? shift_days ?? due_time) !== undefined;
  const status = statusIn(draft.rest, TASK_STATUS) ?? (!isMoved && TICKED.test(request) ? 'completed' : undefined);
  const task = named ? { id: named.reference, name: named.record?.name } : notNamed(draft.rest, reading);
  if (!task?.id) return say('Which task is it?');
  const fields = { status, due_date, shift_days, due_time, assigned_to };
  if (Object.values(fields).every((value) => value === undefined))
    return say(`What should I change about the task "${task.name ?? notNamed(draft.rest, reading)?.name}"?`);
  return call('update_task', { task: task.id, ...fields });
}

/** By the words that are left, which may name a task that is not on file; without any the one just spoken of. */
function notNamed(text: string, reading: Reading): { id: string; name: string } | undefined {
  const words = nameLeft(text);
  return words ? { id: words, name: words } : touched(reading, ['task'])[0];
}

function nameLeft(text: string): string {
  const words = TASK_STATUS.reduce((left, [says]) => left.replace(says, ' '), text)
    .replace(/^\s*(?:move|push|shift|reschedule|bring|assign|off|make|give|put|change|set|i|did|done)\b/i, ' ')
    .replace(/\b(?:as|to|is|are|due|it|that|now|can wait|actually|instead|off|one)\b/gi, ' ');
  return nameOnly(words, KINDS);
}
