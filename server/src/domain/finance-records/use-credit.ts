import type { Repository } from '../../db/repository.ts';
import type { Call } from '../call.ts';
import { liveOf } from '../stats/sum-by.ts';
import type { FinanceRow } from './schema.ts';
import { PAID_FIRST } from './stages.ts';

/** Payments that one invoice uses up. */
const MOST = 200;

/** A payment on account, and what of it an invoice uses. Cents. */
interface Used {
  payment: FinanceRow;
  amount: number;
}

/** What of a client's credit pays an invoice that is issued now, the oldest first. Money for another job stays where it is. */
export async function creditFor(
  call: Call,
  { model }: Pick<Repository<FinanceRow>, 'model'>,
  { client_id, project_id, amount_due, amount: total }: FinanceRow,
): Promise<Used[]> {
  if (!client_id) return [];
  const onAccount = await model
    .find({
      ...liveOf(call),
      type: 'payment',
      status: 'paid',
      client_id,
      project_id: { $in: [project_id ?? null, null] },
      unallocated: { $gt: 0 },
      // from before that was kept: what it was for is asked first (decision 50)
      on_account: { $in: [true, false] },
    })
    .sort(PAID_FIRST)
    .limit(MOST)
    .lean();
  let due = amount_due ?? total;
  const used: Used[] = [];
  for (const payment of onAccount) {
    const amount = Math.min(due, payment.unallocated ?? 0);
    if (amount <= 0) continue;
    used.push({ payment, amount });
    due -= amount;
  }
  return used;
}

/** What a client paid on account pays their next invoice (decision 44). Answers the invoice as it is then. */
export async function useCredit(
  call: Call,
  repository: Repository<FinanceRow>,
  invoice: FinanceRow,
): Promise<FinanceRow> {
  const { _id: invoice_id } = invoice;
  const used = await creditFor(call, repository, invoice);
  for (const { payment, amount } of used) {
    const allocations = [...(payment.allocations ?? []), { invoice_id, amount }];
    const fields = { allocations, invoice_id: allocations.length === 1 ? invoice_id : null };
    await repository.update(call, payment._id.toHexString(), fields, payment.version);
  }
  return used.length ? repository.get(call, invoice_id.toHexString()) : invoice;
}
