import type { TparNote } from '@smoko/contract';
import type { Types } from 'mongoose';
import type { Repository } from '../../db/repository.ts';
import type { Filter } from '../../db/row-model.ts';
import type { Call } from '../call.ts';
import type { FinanceRow } from '../finance-records/schema.ts';
import { liveOf } from '../stats/sum-by.ts';
import type { SupplierRow } from '../suppliers/schema.ts';
import type { TparYear } from './tpar-year.ts';

export type TparSource = 'reported' | TparNote;

/** Suppliers who are marked as contractors; one that was deleted since was paid all the same. */
export async function contractorsOf(call: Call, { model }: Repository<SupplierRow>): Promise<Types.ObjectId[]> {
  const { user_id } = liveOf(call);
  const found = await model.find({ user_id, contractor: true }).select({ _id: 1 }).lean();
  return found.map(({ _id }) => _id);
}

/**
 * Which expenses of the year these are. Reported by the day they were paid (the ATO: only what was paid by 30 June), where
 * they were for labour: said so, or of a contractor and nobody said that they were for materials only. `supplier`: only theirs.
 */
export function expensesOf(
  call: Call,
  { from, to }: Pick<TparYear, 'from' | 'to'>,
  contractors: readonly Types.ObjectId[],
  of: TparSource,
  supplier: Types.ObjectId | null = null,
): Filter<FinanceRow> {
  const paid = {
    ...liveOf(call),
    type: 'expense' as const,
    status: 'paid' as const,
    paid_date: { $gte: from, $lte: to },
  };
  const theirs = { supplier_id: { $in: contractors.filter((one) => !supplier || one.equals(supplier)) } };
  const anybody = supplier ? { supplier_id: supplier } : { supplier_id: { $ne: null } };
  const reported = {
    $or: [
      { paid_for: 'labour' as const, ...anybody },
      { ...theirs, paid_for: null },
    ],
  };
  if (of === 'reported') return { ...paid, ...reported };
  if (of === 'gst_not_said') return { ...paid, ...reported, gst: null, tax: null };
  if (of === 'no_supplier') return { ...paid, paid_for: 'labour', supplier_id: supplier ? { $in: [] } : null };
  return { ...paid, ...theirs, paid_for: 'materials' };
}

/** The GST in one: what is said; of a business that claims none, what there is in it by its tax. Cents. */
export const GST_IN = {
  $ifNull: [
    '$gst',
    { $cond: [{ $eq: ['$tax', 'gst'] }, { $floor: { $add: [{ $divide: ['$amount', 11] }, 0.5] } }, 0] },
  ],
};
