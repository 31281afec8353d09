import { AppError } from '@smoko/contract';
import { addDays, formatISO, parseISO } from 'date-fns';
import { Types } from 'mongoose';
import type { Repository } from '../../db/repository.ts';
import type { Call } from '../call.ts';
import type { FinanceRow } from './schema.ts';
import { ISSUED } from './stages.ts';

/**
 * A pending invoice is overdue from the day after its due date in the business's zone (decision "Overdue").
 * A status somebody just set stays, except that pending cannot stay pending past its date.
 */
export function statusByDueDate(
  status: FinanceRow['status'],
  dueDate: string | null,
  day: string,
  explicit: boolean,
): FinanceRow['status'] {
  if (status === 'pending' && dueDate !== null && dueDate < day) return 'overdue';
  if (status === 'overdue' && !explicit && (dueDate === null || dueDate >= day)) return 'pending';
  return status;
}

/** The day so many days later. */
export const daysAfter = (day: string, days: number): string =>
  formatISO(addDays(parseISO(day), days), { representation: 'date' });

const BATCH = 200;

/** Turns invoices overdue when the owner's day has moved on; looks once a day per owner, before finance records are used. */
export function overdueSweep(repository: Repository<FinanceRow>): (call: Call) => Promise<void> {
  const sweptOn = new Map<string, string>();
  const sweeping = new Map<string, Promise<void>>();

  async function sweep(call: Call, day: string): Promise<void> {
    const late = await repository.model
      .find({
        user_id: new Types.ObjectId(call.actor.userId),
        deleted_at: null,
        ...ISSUED,
        status: 'pending',
        due_date: { $gte: '', $lt: day },
      })
      .select({ _id: 1 })
      .limit(BATCH)
      .lean();
    // its own changes, so that a receipt of this call does not claim them
    const own: Call = { ...call, changes: [], key: null, beforeWrite: async () => {} };
    for (const { _id } of late) {
      await repository.update(own, _id.toHexString(), { status: 'overdue' }).catch((error: unknown) => {
        // somebody else changed or deleted it at this moment: it is looked at again when it is next due
        if (!(error instanceof AppError)) throw error;
      });
    }
    if (late.length < BATCH) sweptOn.set(call.actor.userId, day);
  }

  return async (call) => {
    const { userId } = call.actor;
    const day = call.today();
    if (sweptOn.get(userId) === day) return;
    // several requests at once share one sweep
    const under = sweeping.get(userId) ?? sweep(call, day).finally(() => sweeping.delete(userId));
    sweeping.set(userId, under);
    await under;
  };
}
