import { Types } from 'mongoose';
import type { Repository } from '../../db/repository.ts';
import type { Call } from '../call.ts';
import type { ProjectRow } from './schema.ts';

const FIRST = 1001;

/**
 * The next free number: the owner's highest numeric one plus 1, the first is 1001 (decision "Editing jobs").
 * Deleted jobs count too: their number is still theirs. `job_number_value` holds the numeric value, indexed.
 */
export async function nextJobNumber(call: Call, repository: Repository<ProjectRow>): Promise<string> {
  const [highest] = await repository.model
    .find({ user_id: new Types.ObjectId(call.actor.userId), job_number_value: { $gte: 0 } })
    .sort({ job_number_value: -1 })
    .limit(1)
    .lean();
  return String(Math.max(FIRST, (highest?.job_number_value ?? 0) + 1));
}

/** The numeric value of a number made of digits only; anything else ("A-17") does not count up. */
export const jobNumberValue = (jobNumber: string): number | null =>
  /^\d{1,12}$/.test(jobNumber) ? Number(jobNumber) : null;
