import { invalid } from '@smoko/contract';
import type { Types } from 'mongoose';
import type { RowModel } from '../../db/row-model.ts';
import type { StoredChange, WriteCall } from '../../db/write-call.ts';
import { dollars } from '../money.ts';
import { liveOf } from '../stats/sum-by.ts';
import { keepInvoice, paymentsOf, writeFollowing } from './keep-sums.ts';
import { partOf } from './received.ts';
import type { FinanceRow, PaymentPart } from './schema.ts';

type Model = RowModel<FinanceRow>;

/**
 * A credit note takes off what an invoice asks for. What was paid already and is more than the rest pays it no longer: it is
 * the client's credit. A credit note that is deleted gives that back, as far as it is still credit.
 */
export async function followCreditNote(
  call: WriteCall,
  model: Model,
  after: FinanceRow | null,
  before: FinanceRow | null,
): Promise<StoredChange[]> {
  const note = after ?? before;
  if (!note?.invoice_id || (after && before)) return [];
  const invoice = note.invoice_id;
  const changes = after ? await free(call, model, after, invoice) : await giveBack(call, model, note, invoice);
  const kept = await keepInvoice(call, model, invoice);
  if (!kept && after) throw invalid('id', 'That invoice is not on file.');
  return kept ? [...changes, kept] : changes;
}

/** Takes from the latest payments what the invoice no longer asks for, and notes it in the credit note. */
async function free(call: WriteCall, model: Model, note: FinanceRow, id: Types.ObjectId): Promise<StoredChange[]> {
  const invoice = await model.findOne({ ...liveOf(call), _id: id, type: 'invoice' }).lean();
  if (!invoice) return [];
  const left = invoice.amount - (invoice.amount_credited ?? 0);
  if (note.amount > left) throw moreThanInvoiced(left);
  const payments = await paymentsOf(call, model, id);
  payments.sort(latestFirst);
  let over = payments.reduce((sum, one) => sum + partOf(one, id), 0) - (left - note.amount);
  const changes: StoredChange[] = [];
  const freed: PaymentPart[] = [];
  for (const payment of payments) {
    if (over <= 0) break;
    const amount = Math.min(over, partOf(payment, id));
    over -= amount;
    freed.push({ payment_id: payment._id, amount });
    changes.push(await writeFollowing(call, model, payment, paying(payment, id, -amount)));
  }
  await model.updateOne({ ...liveOf(call), _id: note._id }, { $set: { freed } });
  return changes;
}

const latestFirst = (a: FinanceRow, b: FinanceRow): number =>
  (b.paid_date ?? '').localeCompare(a.paid_date ?? '') || b.created_at.getTime() - a.created_at.getTime();

async function giveBack(call: WriteCall, model: Model, note: FinanceRow, id: Types.ObjectId): Promise<StoredChange[]> {
  const changes: StoredChange[] = [];
  for (const { payment_id, amount } of note.freed ?? []) {
    const payment = await model.findOne({ ...liveOf(call), _id: payment_id, type: 'payment', status: 'paid' }).lean();
    const back = Math.min(amount, payment?.unallocated ?? 0);
    if (payment && back > 0) changes.push(await writeFollowing(call, model, payment, paying(payment, id, back)));
  }
  return changes;
}

/** What a payment pays when it pays so much more of one invoice, or less. */
function paying(payment: FinanceRow, invoice: Types.ObjectId, more: number): Pick<FinanceRow, 'allocations'> {
  const others = (payment.allocations ?? []).filter(({ invoice_id }) => !invoice_id.equals(invoice));
  const amount = partOf(payment, invoice) + more;
  return { allocations: amount > 0 ? [...others, { invoice_id: invoice, amount }] : others };
}

/** A credit of more than the invoice still asks for. `left` in cents. */
export function moreThanInvoiced(left: number) {
  return invalid(
    'amount',
    left > 0
      ? `Only ${dollars(left)} of that invoice is left to credit. Credit that or less.`
      : 'All of that invoice is credited already, so it asks for nothing any more. For other work, make a new invoice.',
  );
}
