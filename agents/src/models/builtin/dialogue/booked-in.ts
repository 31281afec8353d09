import type { KnownRecord } from '../../../known.ts';
import { takeDate } from '../extract/dates.ts';
import { GAP, tidy } from '../extract/gap.ts';
import { takeTime } from '../extract/times.ts';
import { BOOKS_IN } from '../lexicon/booked-in.ts';
import type { Reading } from '../reading.ts';
import { personMeant } from '../records/meant.ts';
import { takeRecord } from '../records/take.ts';

/**
 * "book her in for wednesday" says who and when, and not what: her quote that is not a job yet, else her only open job,
 * else it is asked. Null for what says more than that.
 */
export function bookedIn(
  said: string,
  reading: Reading,
): { request: string; tool: 'create_job' | 'update_job' } | null {
  const match = BOOKS_IN.exec(said);
  if (!match?.groups) return null;
  const { who = '', when = '' } = match.groups;
  if (!onlyWhen(when, reading)) return null;
  const named = takeRecord('client', who, reading.records)?.record;
  const client = named ?? personMeant(said, reading)?.record;
  if (!client) return null;
  const own = (kind: KnownRecord['kind']) =>
    reading.records.filter((one) => one.kind === kind && one.client === client.name && !OVER.has(one.status ?? ''));
  const jobs = own('job');
  const [job, another] = jobs;
  const quoted = own('quote').filter(({ amount }) => !jobs.some((one) => one.amount === amount));
  if (quoted.length === 1) return { request: `make a job off ${client.name}'s quote, ${when}`, tool: 'create_job' };
  if (job && !another) return { request: `move job ${job.number} to ${when}`, tool: 'update_job' };
  return job ? null : { request: `new job for ${client.name}, ${when}`, tool: 'create_job' };
}
const OVER = new Set(['completed', 'cancelled', 'declined', 'rejected']);

/** A day, a time or both, and nothing else. */
function onlyWhen(text: string, { facts }: Reading): boolean {
  const day = takeDate(text, facts);
  const time = takeTime(day?.rest ?? text);
  const rest = (time?.rest ?? day?.rest ?? text)
    .replaceAll(GAP, ' ')
    .replace(/\b(?:for|on|at|in|the|please|then|first thing)\b/gi, ' ');
  return Boolean(day ?? time) && tidy(rest) === '';
}
