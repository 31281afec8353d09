import { AppError } from '@smoko/contract';
import { type Model, Types } from 'mongoose';
import type { Check, Fields } from '../../db/repository.ts';
import type { StoredDoc } from '../../db/stored.ts';
import type { WriteCall } from '../../db/write-call.ts';

/** What linked payments have paid of an invoice. Cents. */
export async function coveredBy(call: WriteCall, model: Model<StoredDoc>, invoiceId: Types.ObjectId): Promise<number> {
  const paid = { invoice_id: invoiceId, type: 'payment', status: 'paid' };
  const [sum] = await model.aggregate<{ total: number }>([
    { $match: { user_id: new Types.ObjectId(call.actor.userId), deleted_at: null, ...paid } },
    { $group: { _id: null, total: { $sum: '$amount' } } },
  ]);
  return sum?.total ?? 0;
}

/**
 * An invoice on file is paid when payments cover it, not because somebody says so. A new record may come in as paid: that is
 * how old books arrive, and what the API promises (decision 30).
 */
export const checkPaid =
  (model: () => Model<StoredDoc>): Check =>
  async (call, after, before) => {
    const isPaid = ({ type, status }: Fields) => type === 'invoice' && status === 'paid';
    if (!before || !isPaid(after) || isPaid(before)) return;
    if ((await coveredBy(call, model(), before._id)) >= Number(after.amount)) return;
    const message = 'No payment covers this invoice yet. Mark it as paid instead: that adds the payment.';
    throw new AppError('status_stays', message, { errors: [{ path: 'status', message }] });
  };
