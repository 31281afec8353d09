import { takeAddress } from '../extract/address.ts';
import { takeDate } from '../extract/dates.ts';
import { sentenceCase } from '../extract/gap.ts';
import { takeMoney } from '../extract/money.ts';
import { takeAfter } from '../extract/phrases.ts';
import { jobJustMade, nameOnly, takeJobRef } from '../extract/references.ts';
import { takeTime } from '../extract/times.ts';
import type { Intent } from '../intent/intents.ts';
import { JOB_STATUS, statusIn } from '../lexicon/statuses.ts';
import type { Reading } from '../reading.ts';
import { call, type Reply, say } from '../reply.ts';
import { createJob } from './create-job.ts';
import { draftOf } from './draft.ts';

const KINDS = /\b(?:jobs?|projects?)\b/gi;

export function jobCall(request: string, intent: Intent, reading: Reading): Reply {
  switch (intent.verb) {
    case 'create':
      return createJob(request, reading);
    case 'update':
      return updateJob(request, reading);
    default: {
      const job = jobOf(request, reading);
      return job ? call('delete_job', { job }) : say('Which job should I delete?');
    }
  }
}

/** The job a whole request is about. */
function jobOf(request: string, reading: Reading): string | undefined {
  const named = takeJobRef(request, reading)?.value ?? nameOnly(request, KINDS);
  return named || jobJustMade(reading) || (reading.facts.jobOnScreen ? 'this' : undefined);
}

const SHIFT = /\b(forward|earlier|back|later|out)\s+(?:by\s+)?(a|one|two|three|\d+)\s+(days?|weeks?)\b/i;
const SMALL: Record<string, number> = { a: 1, one: 1, two: 2, three: 3 };

const NOTE =
  /^(?:add|put|make|leave)\s+(?:an?\s+)?note\s+(?:to|on|for)\s+(.+?)\s*(?::|\s-\s|,?\s+saying(?: that)?\b)\s*(.+)$/is;

function updateJob(request: string, reading: Reading): Reply {
  const note = NOTE.exec(request);
  if (note?.[1] && note[2])
    return call('update_job', { job: jobOf(note[1], reading), add_note: sentenceCase(note[2]) });
  const draft = draftOf(request);
  const shift = SHIFT.exec(draft.rest);
  if (shift) draft.rest = draft.rest.replace(shift[0], ' ¦ ');
  const change = /\b(?:knock|take|drop)\b.*\boff\b/i.test(request)
    ? -1
    : /^(?:add|bump|put)\b.*\b(?:up|on|to the budget)\b/i.test(request)
      ? 1
      : 0;
  const money = draft.take(takeMoney(draft.rest));
  const address = /\baddress\b/i.test(request) ? draft.take(takeAddress(draft.rest)) : undefined;
  const time = draft.take(takeTime(draft.rest))?.time ?? undefined;
  const date = shift ? undefined : draft.take(takeDate(draft.rest, reading.facts))?.date;
  const rename = draft.take(takeAfter(draft.rest, 'rename\\b.*?\\bto|name to|called', 8));
  const job = draft.take(takeJobRef(draft.rest, reading));
  const status =
    money || date || rename ? undefined : statusIn(draft.rest.replace(/^cancel\b/i, 'cancelled'), JOB_STATUS);
  const words = nameOnly(
    JOB_STATUS.reduce((text, [says]) => text.replace(says, ' '), draft.rest)
      .replace(/^(?:bring|push|move|shift|reschedule|knock|bump|rename|set)\b/i, ' ')
      .replace(
        /\b(?:budget|price|date|start|status|time|address|is|as|to|of|for|now|has been|was|it|back|update|off|the)\b/gi,
        ' ',
      ),
    KINDS,
  );
  const which = job ?? (words || jobJustMade(reading) || (reading.facts.jobOnScreen ? 'this' : undefined));
  if (!which) return say('Which job is it?');
  const shift_days = shift ? shiftOf(shift) : undefined;
  const amount = change === 0 ? { budget: money?.dollars } : { budget_change: money && change * money.dollars };
  if (!status && !date && !time && !money && !address && !rename && shift_days === undefined)
    return say(`What should I change on the job ${which}?`);
  return call('update_job', { job: which, status, date, time, ...amount, shift_days, address, job_name: rename });
}

function shiftOf(match: RegExpExecArray): number {
  const count = (SMALL[match[2]?.toLowerCase() ?? ''] ?? Number(match[2])) * (/^week/i.test(match[3] ?? '') ? 7 : 1);
  return /forward|earlier/i.test(match[1] ?? '') ? -count : count;
}
