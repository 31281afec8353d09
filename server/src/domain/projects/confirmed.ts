import { calledBy } from '@smoko/contract';
import { Types } from 'mongoose';
import type { Repository } from '../../db/repository.ts';
import type { Call } from '../call.ts';
import { dayName } from '../told-time.ts';
import type { Confirmed, ProjectRow } from './schema.ts';

type Job = Pick<ProjectRow, 'confirmed' | 'job_date' | 'job_time'>;

/** "by Dave, Wed 2 Dec", while the job stands where it was confirmed; one that was moved is confirmed no more. */
export function confirmedBy({ confirmed, job_date, job_time }: Job): string | null {
  if (!confirmed || confirmed.day !== job_date || confirmed.time !== job_time) return null;
  return `by ${confirmed.by}, ${dayName(confirmed.on)}`;
}

/** How they are named there. */
export const confirmer = (name: string): string => calledBy(name) ?? name;

/**
 * Keeps it, or that it is so no more. It is no change of the job: its version stays, so a form that is open can be saved,
 * and there is nothing to undo.
 */
export async function keepConfirmed(
  call: Call,
  { model }: Repository<ProjectRow>,
  job: Pick<ProjectRow, '_id' | 'job_date' | 'job_time'>,
  confirmed: Confirmed | null,
): Promise<void> {
  const { _id, job_date, job_time } = job;
  const user_id = new Types.ObjectId(call.actor.userId);
  const { matchedCount } = await model.updateOne(
    { user_id, _id, ...(confirmed ? { job_date, job_time } : {}) },
    { $set: { confirmed } },
  );
  if (matchedCount)
    call.changes.push({ entity: 'projects', record_id: _id.toHexString(), op: 'update', before: null, after: null });
}
