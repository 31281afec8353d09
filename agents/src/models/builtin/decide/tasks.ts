import { takeDate } from '../extract/dates.ts';
import { cut, sentenceCase, tidy } from '../extract/gap.ts';
import { nameOnly, takeJobRef } from '../extract/references.ts';
import { takeTime } from '../extract/times.ts';
import type { Intent } from '../intent/intents.ts';
import { statusIn, TASK_STATUS } from '../lexicon/statuses.ts';
import type { Reading } from '../reading.ts';
import { call, type Reply, say } from '../reply.ts';
import { draftOf } from './draft.ts';

const KINDS = /\b(?:tasks?|to-?dos?|reminders?)\b/gi;
const HEAD =
  /^(?:(?:remind|nudge) me\b|don'?t let me forget\b|remember\b|make a note\b|note to self\b|(?:create|add|new|make|set up|set|put|log)\b\s*(?:me\s+)?(?:an?\s+|the\s+)?(?:new\s+)?(?:tasks?|to-?dos?|reminders?)\b)\s*/i;
const ASSIGNED =
  /\b(?:for|to|by|assigned to|assign(?: it)? to)\s+(michelle|jerry|renea|sarah|me|myself)\b\s*:?|\b(?:tell|get|ask)\s+(michelle|jerry|renea|sarah)\s+to\b/i;
const LIST_TAIL =
  /\b(?:stick|put|chuck|whack|pop|add|bung)\s+(?:it|that|this)\s+(?:on|to)\s+(?:my|me|the)\s+(?:to-?do\s+)?list\b|\b(?:on|to)\s+(?:my|me|the)\s+(?:to-?do\s+)?list\b/i;
const BEFORE = /\b(a|one|two|three|\d+)\s+(days?|weeks?)\s+(?:out|before|ahead|prior|earlier|beforehand)\b/i;
const SMALL: Record<string, number> = { a: 1, one: 1, two: 2, three: 3 };

export function taskCall(request: string, intent: Intent, reading: Reading): Reply {
  if (intent.verb === 'create') return create(request, reading);
  if (intent.verb === 'update') return update(request, reading);
  const task = nameOnly(request, KINDS);
  return task ? call('delete_task', { task }) : say('Which task is it?');
}

function create(request: string, reading: Reading): Reply {
  const draft = draftOf(request.replace(LIST_TAIL, ' ¦ '));
  const ahead = BEFORE.exec(draft.rest);
  if (ahead) draft.rest = cut(draft.rest, ahead);
  const time = draft.take(takeTime(draft.rest));
  const when = draft.take(takeDate(draft.rest, reading.facts));
  const assigned = ASSIGNED.exec(draft.rest);
  if (assigned) draft.rest = cut(draft.rest, assigned);
  const job = draft.take(takeJobRef(draft.rest, reading));
  const name = tidy(
    draft.rest
      .replace(/^[\s¦]+/, '')
      .replace(HEAD, ' ')
      .replace(/^[\s¦,:]*(?:to|about|that|and)\b/i, ' ')
      .replace(/\b(?:remind|nudge) me\b/i, ' ')
      .replace(/^(?:gotta|got to|need to|have to|i need to|i have to)\s+/i, ''),
  );
  if (!name) return say('What is the task?');
  const who = (assigned?.[1] ?? assigned?.[2])?.toLowerCase();
  return call('create_task', {
    task_name: sentenceCase(name.replace(/^(?:to|gotta)\s+/i, '')),
    due_date: when?.date,
    days_before: ahead && when ? daysOf(ahead) : undefined,
    due_time: when ? time?.time : undefined,
    assigned_to: who && (who === 'me' || who === 'myself' ? 'Self' : sentenceCase(who)),
    job,
    notes: time?.part ? sentenceCase(time.part) : undefined,
  });
}

const daysOf = (match: RegExpExecArray) =>
  (SMALL[match[1]?.toLowerCase() ?? ''] ?? Number(match[1])) * (/^week/i.test(match[2] ?? '') ? 7 : 1);

function update(request: string, reading: Reading): Reply {
  const draft = draftOf(request);
  const time = draft.take(takeTime(draft.rest))?.time;
  const date = draft.take(takeDate(draft.rest, reading.facts))?.date;
  const assigned = ASSIGNED.exec(draft.rest);
  if (assigned) draft.rest = cut(draft.rest, assigned);
  const status = statusIn(draft.rest, TASK_STATUS);
  const words = TASK_STATUS.reduce((text, [says]) => text.replace(says, ' '), draft.rest);
  const task = nameOnly(
    words.replace(/^(?:move|push|shift|reschedule|bring|assign|off)\b/i, ' ').replace(/\b(?:as|to|is|due)\b/gi, ' '),
    KINDS,
  );
  const who = (assigned?.[1] ?? assigned?.[2])?.toLowerCase();
  const assigned_to = who && (who === 'me' || who === 'myself' ? 'Self' : sentenceCase(who));
  if (!task) return say('Which task is it?');
  if (!status && !date && !time && !assigned_to) return say(`What should I change about the task "${task}"?`);
  return call('update_task', { task, status, due_date: date, due_time: time, assigned_to });
}
