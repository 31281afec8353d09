import type { KnownRecord } from '../../../known.ts';
import { GAP } from '../extract/gap.ts';
import type { Reading } from '../reading.ts';
import { takeRecord } from '../records/take.ts';
import { call, type Reply } from '../reply.ts';

/** The jobs that one change is for: "both 5401 and 5402", "the deck and the pergola". Fewer than two is none. */
export function jobsTogether(request: string, { records }: Reading): { jobs: KnownRecord[]; rest: string } | null {
  const jobs: KnownRecord[] = [];
  let rest = request;
  for (const one of records) {
    if (one.kind !== 'job' || !one.number || !new RegExp(`(?<![\\d$.,])#?\\b${one.number}\\b`).test(rest)) continue;
    jobs.push(one);
    rest = rest.replace(new RegExp(`(?:\\bjobs?\\s+)?#?\\b${one.number}\\b`), ` ${GAP} `);
  }
  if (jobs.length < 2) {
    jobs.length = 0;
    rest = request;
    for (let i = 0; i < 4; i++) {
      const open = records.filter((one) => one.kind !== 'job' || !jobs.includes(one));
      const named = takeRecord('job', rest, open, { share: 0.5 });
      if (!named?.record) break;
      jobs.push(named.record);
      rest = named.rest;
    }
  }
  // only names with a joining word between them are told the same thing
  const between = /¦([^¦]*)¦(?:([^¦]*)¦)?/.exec(rest);
  const joined = between
    ?.slice(1)
    .every((words) => /^[\s,]*(?:and|&|plus|with|the|both|as well as|,|\s)*$/i.test(words ?? ''));
  return jobs.length > 1 && joined ? { jobs, rest } : null;
}

const SWAP = /\b(?:swap|switch|exchange|trade|flip)\b/i;

/** "swap the days of the gutters and the skylight". */
export function swapped(request: string, reading: Reading): Reply | null {
  if (!SWAP.test(request)) return null;
  const [one, other, more] = jobsTogether(request.replace(/\bwith\b/gi, 'and'), reading)?.jobs ?? [];
  if (!one?.date || !other?.date || more || one.date === other.date) return null;
  return {
    text: '',
    calls: [
      ...call('update_job', { job: one.id, date: other.date }).calls,
      ...call('update_job', { job: other.id, date: one.date }).calls,
    ],
  };
}
