import { takeAfter } from '../../extract/phrases.ts';
import { jobJustMade, nameOnly, takeJobRef } from '../../extract/references.ts';
import type { Intent } from '../../intent/intents.ts';
import { JOB_STATUS, statusIn } from '../../lexicon/statuses.ts';
import type { Reading } from '../../reading.ts';
import { call, type Reply, say } from '../../reply.ts';
import { daysIn } from '../span.ts';

const KINDS = /\b(?:jobs?|projects?)\b/gi;

export function askJobs(request: string, intent: Intent, reading: Reading): Reply {
  if (intent.verb === 'list') return list(request, reading);
  const named = takeJobRef(request, reading)?.value ?? nameOnly(request, KINDS);
  const job = named || jobJustMade(reading) || (reading.facts.jobOnScreen ? 'this' : undefined);
  return job ? call('find_job', { job }) : say('Which job should I look up?');
}

function list(request: string, reading: Reading): Reply {
  const status = statusIn(request, JOB_STATUS);
  const days = daysIn(request, reading.facts);
  const client = takeAfter(days?.rest ?? request, 'for')?.value;
  const open = !status && /\b(?:on|open|current|going|to do|left)\b/i.test(request) ? true : undefined;
  return call('list_jobs', { status, open, client, from: days?.from, to: days?.to });
}
