import { Types } from 'mongoose';
import type { Repository } from '../../db/repository.ts';
import type { Call } from '../call.ts';
import { today } from '../clock.ts';

/**
 * A pending invoice is overdue from the day after its due date in the business's zone (decision "Overdue").
 * A status somebody just set stays, except that pending cannot stay pending past its date.
 */
export function statusByDueDate(status: string, dueDate: string | null, day: string, explicit: boolean): string {
  if (status === 'pending' && dueDate !== null && dueDate < day) return 'overdue';
  if (status === 'overdue' && !explicit && (dueDate === null || dueDate >= day)) return 'pending';
  return status;
}

const BATCH = 200;

/** Turns invoices overdue when the owner's day has moved on; looks once a day per owner, before finance records are used. */
export function overdueSweep(repository: Repository): (call: Call) => Promise<void> {
  const sweptOn = new Map<string, string>();
  return async (call) => {
    const day = today(call.clock, call.actor.business.timeZone);
    if (sweptOn.get(call.actor.userId) === day) return;
    const late = await repository.model
      .find({
        user_id: new Types.ObjectId(call.actor.userId),
        deleted_at: null,
        type: 'invoice',
        status: 'pending',
        due_date: { $gte: '', $lt: day },
      })
      .select({ _id: 1 })
      .limit(BATCH)
      .lean();
    // its own changes, so that a receipt of this call does not claim them
    const own: Call = { ...call, changes: [], key: null, beforeWrite: async () => {} };
    for (const { _id } of late) await repository.update(own, _id.toHexString(), { status: 'overdue' });
    if (late.length < BATCH) sweptOn.set(call.actor.userId, day);
  };
}
