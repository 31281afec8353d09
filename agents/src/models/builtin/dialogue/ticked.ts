import type { KnownRecord } from '../../../known.ts';
import { TICKS } from '../lexicon/told.ts';
import { call, type PlannedCall } from '../reply.ts';
import type { Talk } from './talk.ts';
import { told } from './told.ts';

/** "yep did it this morning, tick it off" after one job or to-do was told: it is done. */
export function tickedOff(said: string, around: Talk): { record: KnownRecord; call: PlannedCall } | null {
  if (!TICKS.test(said)) return null;
  const some = told(around).filter(({ kind }) => kind === 'task' || kind === 'job');
  const [record] = some;
  if (!record || some.length > 1 || record.status === 'completed') return null;
  const made =
    record.kind === 'task'
      ? call('update_task', { task: record.id, status: 'completed' })
      : call('update_job', { job: record.id, status: 'completed' });
  return made.calls[0] ? { record, call: made.calls[0] } : null;
}
