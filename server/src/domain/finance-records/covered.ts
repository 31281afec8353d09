import { AppError } from '@smoko/contract';
import { Types } from 'mongoose';
import type { Check } from '../../db/repository-options.ts';
import type { Written } from '../../db/row.ts';
import type { RowModel } from '../../db/row-model.ts';
import type { WriteCall } from '../../db/write-call.ts';
import type { FinanceRow } from './schema.ts';

/** What linked payments have paid of an invoice. Cents. */
export async function coveredBy(
  call: WriteCall,
  model: RowModel<FinanceRow>,
  invoiceId: Types.ObjectId,
): Promise<number> {
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
  (model: () => RowModel<FinanceRow>): Check<FinanceRow> =>
  async (call, after, before) => {
    const isPaid = ({ type, status }: Written<FinanceRow>) => type === 'invoice' && status === 'paid';
    if (!before || !isPaid(after) || isPaid(before)) return;
    if ((await coveredBy(call, model(), before._id)) >= Number(after.amount)) return;
    const message = 'No payment covers this invoice yet. Mark it as paid instead: that adds the payment.';
    throw new AppError('status_stays', message, { errors: [{ path: 'status', message }] });
  };
