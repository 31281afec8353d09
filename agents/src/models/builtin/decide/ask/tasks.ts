import { takeTime } from '../../extract/times.ts';
import type { Intent } from '../../intent/intents.ts';
import { ASKED_TASK_STATUS } from '../../lexicon/asked.ts';
import { statusIn } from '../../lexicon/statuses.ts';
import type { Reading } from '../../reading.ts';
import { call, type Reply } from '../../reply.ts';
import { daysIn } from '../span.ts';
import { jobOf, jobRef, named, unknownIn, wantsYesNo } from './about.ts';

const FREE = /\b(?:free|available|nothing on|clear|a gap|got time|have time|spare|off)\b/i;
const NEXT =
  /\b(?:what(?:'?s| is)?|whats|where am i) next\b(?! (?:week|month|weekend|quarter))|\bnext (?:up|job|one|thing)\b/i;
const PARTS: Readonly<Record<string, string>> = {
  morning: 'morning',
  afternoon: 'afternoon',
  lunchtime: 'afternoon',
  evening: 'evening',
};

export function askTasks(request: string, intent: Intent, reading: Reading): Reply {
  if (intent.tool === 'show_schedule') return schedule(request, reading);
  const task = named('task', request, reading);
  if (intent.verb === 'find' && task) return one(task.reference, request);
  const unknown = unknownIn(request);
  if (intent.verb === 'find' && unknown && !task) return one(unknown, request);
  return list(request, reading);
}

function one(task: string, request: string): Reply {
  // "have we rung the council?" asks whether that is done
  const done = wantsYesNo(request) && (/^(?:have|has|did)\b/i.test(request) || statusIn(request, ASKED_TASK_STATUS));
  return call('find_task', {
    task,
    is: done ? 'completed' : undefined,
    wants: !done && /\b(?:when|due|day|date)\b/i.test(request) ? 'due day' : undefined,
  });
}

function schedule(request: string, reading: Reading): Reply {
  if (NEXT.test(request)) return call('show_schedule', { next: true });
  const part = takeTime(request)?.value.part;
  const days = daysIn(request, reading.facts);
  const whether = wantsYesNo(request) && (FREE.test(request) ? 'free' : 'busy');
  return call('show_schedule', {
    from: days?.from,
    to: days?.to,
    part: part && PARTS[part],
    ...(whether ? { [whether]: true } : {}),
  });
}

const WHOSE = /\b(michelle|sarah|renea|jerry)(?:['’]?s)?\b/i;

function list(request: string, reading: Reading): Reply {
  const late = /\b(?:overdue|late|missed|behind|past due|gone by)\b/i.test(request) || undefined;
  const days = late ? null : daysIn(request, reading.facts);
  const status = statusIn(request, ASKED_TASK_STATUS);
  const who = WHOSE.exec(request)?.[1];
  return call('list_tasks', {
    status: status === 'open' ? undefined : status,
    open: status && status !== 'open' ? undefined : true,
    late,
    assigned_to: who && who.charAt(0).toUpperCase() + who.slice(1).toLowerCase(),
    job: jobRef(jobOf(days?.rest ?? request, reading)),
    from: days?.from,
    to: days?.to,
    yes_no: wantsYesNo(request),
  });
}
