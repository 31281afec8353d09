import { AppError, invalid } from '@smoko/contract';
import { Types } from 'mongoose';
import type { RowModel } from '../../db/row-model.ts';
import { changeOf } from '../../db/stored.ts';
import type { Follow } from '../../db/together.ts';
import type { StoredChange, WriteCall } from '../../db/write-call.ts';
import { dollars } from '../money.ts';
import { moreThanOwed } from './more-than-owed.ts';
import type { FinanceRow } from './schema.ts';
import { statusOf, sumsOf } from './settled.ts';

/**
 * Keeps what is paid and due of the invoices that a payment pays, in the payment's own transaction: two who record the same
 * payment at once cannot both be taken.
 */
export const followPayments =
  (model: () => RowModel<FinanceRow>): Follow<FinanceRow> =>
  async (call, after, before) => {
    if (!after && before?.type === 'invoice') assertUnpaid(before);
    if (JSON.stringify(paysWhat(after)) === JSON.stringify(paysWhat(before))) return [];
    const ids = [...new Set([after, before].flatMap((row) => invoicesOf(row)))].sort();
    const changes: StoredChange[] = [];
    for (const id of ids) {
      const change = await keepUp(call, model(), new Types.ObjectId(id));
      if (change) changes.push(change);
      else if (invoicesOf(after).includes(id)) throw invalid('allocations', 'That invoice is not on file.');
    }
    return changes;
  };

const pays = (row: FinanceRow | null): boolean => row?.type === 'payment' && row.status === 'paid' && !row.deleted_at;
const invoicesOf = (row: FinanceRow | null): string[] =>
  pays(row) ? (row?.allocations ?? []).map(({ invoice_id }) => String(invoice_id)) : [];
const paysWhat = (row: FinanceRow | null) => (pays(row) ? [row?.allocations ?? [], row?.paid_date] : []);

/** An invoice that is paid, or partly, stays: what paid it would hang in the air. */
function assertUnpaid({ allocated }: FinanceRow): void {
  if (!allocated) return;
  const message = `Payments of ${dollars(allocated)} are recorded for this invoice. Delete or move them first.`;
  throw new AppError('conflict', message);
}

/** Adds up what pays an invoice, anew each time. Undefined: there is no such invoice. */
async function keepUp(
  call: WriteCall,
  model: RowModel<FinanceRow>,
  id: Types.ObjectId,
): Promise<StoredChange | undefined> {
  const own = { user_id: new Types.ObjectId(call.actor.userId), deleted_at: null };
  const before = await model.findOne({ ...own, _id: id, type: 'invoice' }).lean();
  if (!before) return undefined;
  const payments = await model
    .find({ ...own, type: 'payment', status: 'paid', 'allocations.invoice_id': id })
    .select({ allocations: 1, paid_date: 1 })
    .lean();
  const allocated = payments
    .flatMap(({ allocations }) => allocations ?? [])
    .reduce((sum, one) => sum + (one.invoice_id.equals(id) ? one.amount : 0), 0);
  if (allocated > before.amount) throw moreThanOwed(before.amount - (before.allocated ?? 0));
  const status = statusOf({ ...before, allocated }, call.today());
  const lastPaid =
    payments
      .map(({ paid_date }) => paid_date ?? '')
      .sort()
      .at(-1) || before.paid_date;
  const set = {
    allocated,
    status,
    paid_date: status === 'paid' ? lastPaid : null,
    updated_at: call.clock.now(),
    ...sumsOf({ ...before, allocated, status }),
  };
  const after = await model
    .findOneAndUpdate(
      { ...own, _id: id, version: before.version },
      { $set: set, $inc: { version: 1 } },
      { returnDocument: 'after' },
    )
    .lean();
  if (!after) throw new AppError('conflict', 'That invoice was changed meanwhile. Try again.');
  return { ...changeOf(model.modelName, 'update', id, before, after), follows: true };
}
