import { AppError } from '@smoko/contract';
import type { Types } from 'mongoose';
import type { RowModel } from '../../db/row-model.ts';
import { changeOf } from '../../db/stored.ts';
import type { StoredChange, WriteCall } from '../../db/write-call.ts';
import { dollars } from '../money.ts';
import { liveOf } from '../stats/sum-by.ts';
import { derivedOf } from './derived.ts';
import { isVoid } from './lawful-paper.ts';
import { moreThanOwed } from './more-than-owed.ts';
import { partOf, receiptsOf } from './received.ts';
import type { FinanceRow } from './schema.ts';
import { statusOf } from './settled.ts';
import { invoiceTitle } from './stages.ts';

type Model = RowModel<FinanceRow>;

/** Changes a record because of another one, within that one's transaction. */
export async function writeFollowing(
  call: WriteCall,
  model: Model,
  before: FinanceRow,
  fields: Partial<FinanceRow>,
): Promise<StoredChange> {
  const set = { ...fields, updated_at: call.clock.now(), ...derivedOf({ ...before, ...fields }) };
  const after = await model
    .findOneAndUpdate(
      { ...liveOf(call), _id: before._id, version: before.version },
      { $set: set, $inc: { version: 1 } },
      { returnDocument: 'after' },
    )
    .lean();
  if (!after) throw new AppError('conflict', `That ${before.type} was changed meanwhile. Try again.`);
  return { ...changeOf(model.modelName, 'update', before._id, before, after), follows: true };
}

/** Payments that pay an invoice. */
export const paymentsOf = (call: WriteCall, model: Model, invoice: Types.ObjectId): Promise<FinanceRow[]> =>
  model.find({ ...liveOf(call), type: 'payment', status: 'paid', 'allocations.invoice_id': invoice }).lean();

/** Adds up what pays and what credits an invoice, anew each time. Undefined: there is no such invoice. */
export async function keepInvoice(
  call: WriteCall,
  model: Model,
  id: Types.ObjectId,
): Promise<StoredChange | undefined> {
  const before = await model.findOne({ ...liveOf(call), _id: id, type: 'invoice' }).lean();
  if (!before) return undefined;
  if (before.stage === 'void') throw isVoid(invoiceTitle(before));
  const payments = await paymentsOf(call, model, id);
  const credits = await model.find({ ...liveOf(call), type: 'credit_note', invoice_id: id }).lean();
  const allocated = payments.reduce((sum, one) => sum + partOf(one, id), 0);
  const credited = credits.reduce((sum, { amount }) => sum + amount, 0);
  if (allocated + credited > before.amount)
    throw moreThanOwed(before.amount - (before.amount_credited ?? 0) - (before.allocated ?? 0));
  const status = statusOf({ ...before, allocated, amount_credited: credited }, call.today());
  const days = [...payments, ...credits].map(({ paid_date }) => paid_date ?? '');
  // what nothing on file pays came in on the day that old books say, whatever is credited or linked later
  const byWord = Math.min(before.amount - credited, before.paid_before ?? 0) > allocated ? before.paid_date : null;
  const lastPaid = byWord || days.sort().at(-1) || before.paid_date;
  const paid_date = status === 'paid' ? lastPaid : null;
  const received = await receiptsOf(liveOf(call), model, before, payments, credits);
  return writeFollowing(call, model, before, { allocated, amount_credited: credited, status, paid_date, received });
}

/** Adds up what of a payment was paid back, anew each time. Undefined: there is no such payment. */
export async function keepPayment(
  call: WriteCall,
  model: Model,
  id: Types.ObjectId,
): Promise<StoredChange | undefined> {
  const before = await model.findOne({ ...liveOf(call), _id: id, type: 'payment' }).lean();
  if (!before) return undefined;
  const refunds = await model.find({ ...liveOf(call), type: 'refund', 'refunded_from.payment_id': id }).lean();
  const refunded = refunds
    .flatMap(({ refunded_from }) => refunded_from ?? [])
    .reduce((sum, one) => sum + (one.payment_id.equals(id) ? one.amount : 0), 0);
  const used = (before.allocations ?? []).reduce((sum, { amount }) => sum + amount, 0);
  const free = before.amount - used - (before.refunded ?? 0);
  if (used + refunded > before.amount) throw notThatMuchCredit(free);
  return writeFollowing(call, model, before, { refunded });
}

/** A refund over more than the client's credit. `credit` in cents. */
export function notThatMuchCredit(credit: number): AppError {
  const message =
    credit > 0
      ? `There is only ${dollars(credit)} of credit to refund.`
      : 'There is no credit to refund. Credit an invoice first, then refund what was paid too much.';
  return new AppError('invalid', message, { errors: [{ path: 'amount', message }] });
}
