import { invalid } from '@smoko/contract';
import { Types } from 'mongoose';
import type { RowModel } from '../../db/row-model.ts';
import type { StoredChange, WriteCall } from '../../db/write-call.ts';
import { keepPayment } from './keep-sums.ts';
import type { FinanceRow } from './schema.ts';

/** A refund uses up the credit that it was paid out of. */
export async function followRefund(
  call: WriteCall,
  model: RowModel<FinanceRow>,
  after: FinanceRow | null,
  before: FinanceRow | null,
): Promise<StoredChange[]> {
  if (after && before) return [];
  const ids = [...new Set((after ?? before)?.refunded_from?.map(({ payment_id }) => payment_id.toHexString()))].sort();
  const changes: StoredChange[] = [];
  for (const id of ids) {
    const change = await keepPayment(call, model, new Types.ObjectId(id));
    if (change) changes.push(change);
    else if (after) throw invalid('amount', 'The payment that this was paid out of is not on file any more.');
  }
  return changes;
}
