import { takePlace } from '../../extract/places.ts';
import type { Intent } from '../../intent/intents.ts';
import { ASKED_JOB_STATUS, ASKED_OF_JOB } from '../../lexicon/asked.ts';
import { NOT_BILLED } from '../../lexicon/asked-about.ts';
import { statusIn } from '../../lexicon/statuses.ts';
import type { Reading } from '../../reading.ts';
import { takeRecord } from '../../records/take.ts';
import { call, type Reply, say } from '../../reply.ts';
import { daysIn } from '../span.ts';
import { clientOf, isPast, jobOf, named, saidOf, unknownIn, wantsYesNo } from './about.ts';

const RANKS: readonly [RegExp, string][] = [
  [/\b(?:biggest|largest|most expensive|highest|priciest|top|dearest|best)\b/i, 'biggest'],
  [/\b(?:smallest|littlest|cheapest|lowest)\b/i, 'smallest'],
  [/\b(?:next job|next one|next up|job is next|soonest|coming up next|next on)\b/i, 'next'],
  [/\b(?:latest|furthest out|last one in)\b/i, 'latest'],
];
const MANY = /\b(?:jobs|projects|how many|list)\b/i;

export function askJobs(request: string, intent: Intent, reading: Reading): Reply {
  const job = jobOf(request, reading);
  const client = named('client', request, reading);
  if (typeof job === 'string') return one(job, request);
  // where only a person is named, all of their jobs are meant
  if (job?.record && !(client && MANY.test(request))) return one(job.reference, request);
  const only =
    client && !MANY.test(request) && ASKED_OF_JOB.some(([says]) => says.test(request)) && onlyJob(request, reading);
  if (only) return one(only, request);
  if (job && !client) return call('list_jobs', { search: saidOf('job', request, job.candidates) });
  const rank = RANKS.find(([says]) => says.test(request))?.[1];
  if (intent.verb === 'list' || client || rank) return list(request, reading, rank);
  const unknown = unknownIn(request);
  if (unknown) return call('find_job', { job: unknown });
  return reading.facts.jobOnScreen ? one('this', request) : say('Which job should I look up?');
}

/** "where's the job for Priya": her job, where she has only one. */
const onlyJob = (request: string, { records }: Reading): string | undefined => {
  const theirs = takeRecord('job', request, records, { byClient: true });
  return theirs?.record ? theirs.reference : undefined;
};

function one(job: string, request: string): Reply {
  const status = wantsYesNo(request) ? statusIn(request, ASKED_JOB_STATUS) : undefined;
  const is = status === 'open' ? 'in_progress' : status;
  return call('find_job', { job, is, wants: is ? undefined : ASKED_OF_JOB.find(([says]) => says.test(request))?.[1] });
}

function list(request: string, reading: Reading, rank: string | undefined): Reply {
  const days = daysIn(request, reading.facts, { past: isPast(request), whole: true });
  const rest = days?.rest ?? request;
  const span = { from: days?.from, to: days?.to };
  const client = clientOf(rest, reading);
  if (NOT_BILLED.test(rest) || /\bstill\b.*\binvoic/i.test(rest))
    return call('list_jobs', { status: 'completed', unbilled: true, client, ...span });
  const place = client ? undefined : (takePlace(rest)?.value ?? placeAfter(rest));
  const person = client || place ? undefined : personAfter(rest);
  return call('list_jobs', {
    ...statusAsked(rest, client),
    client: client ?? person,
    search: place,
    ...span,
    rank,
    total: /\b(?:worth|value|total|come to|add up)\b/i.test(rest) || undefined,
    yes_no: wantsYesNo(request),
  });
}

/** "open" covers several statuses. "what have we done for the Patels" asks for all of theirs. */
function statusAsked(text: string, client: string | undefined): { status?: string; open?: true } {
  const said = statusIn(text, ASKED_JOB_STATUS);
  if (said === 'open') return /\b(?:ever|all up|in total|altogether)\b/i.test(text) ? {} : { open: true };
  return said === undefined || (client && said === 'completed' && !MANY.test(text)) ? {} : { status: said };
}

/** "out at thirroul", "in albion park": a place the lists of places do not have. */
function placeAfter(text: string): string | undefined {
  const after =
    /\b(?:in|at|around|near|over in|out at|out in|down at|up at)\s+([\p{L}'’-]+(?:\s+[\p{L}'’-]+){0,2})/iu.exec(text);
  return after?.[1] && unknownIn(after[1]);
}

/** Somebody asked about who is not on file is still named in the answer. */
function personAfter(text: string): string | undefined {
  const after = /\b(?:for|with)\s+(?:the\s+)?([\p{L}'’-]+(?:\s+[\p{L}'’-]+){0,2})/iu.exec(text)?.[1];
  return after && unknownIn(after);
}
