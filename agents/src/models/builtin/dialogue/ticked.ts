import type { KnownRecord } from '../../../known.ts';
import { placeIn } from '../lexicon/answers.ts';
import { NTH_DONE, TICKS } from '../lexicon/shown-records.ts';
import { call, type PlannedCall } from '../reply.ts';
import { shownRecords } from './shown-records.ts';
import { exchanges, type Talk } from './talk.ts';

/** "yep did it this morning, tick it off" after an answer that showed one job or to-do: the request to mark it done. */
export function tickedOff(said: string, around: Talk): { record: KnownRecord; call: PlannedCall } | null {
  const nth = NTH_DONE.test(said);
  if (!nth && !TICKS.test(said)) return null;
  const some = shownRecords(around).filter(({ kind }) => kind === 'task' || kind === 'job');
  const at = nth ? placeIn(said, some.length) : some.length === 1 ? 0 : null;
  const record = at === null ? undefined : inOrder(some, around)[at];
  if (!record || record.status === 'completed') return null;
  const made =
    record.kind === 'task'
      ? call('update_task', { task: record.id, status: 'completed' })
      : call('update_job', { job: record.id, status: 'completed' });
  return made.calls[0] ? { record, call: made.calls[0] } : null;
}

/** As the answer listed them. */
function inOrder(some: readonly KnownRecord[], around: Talk): KnownRecord[] {
  const text = (exchanges(around).at(-1)?.answers ?? []).join('\n');
  return some.toSorted((a, b) => text.indexOf(a.number ?? a.name) - text.indexOf(b.number ?? b.name));
}
