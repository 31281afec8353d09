import type { Types } from 'mongoose';
import type { Written } from '../../db/row.ts';
import type { RowModel } from '../../db/row-model.ts';
import type { FinanceRow, PaymentPart, Received } from './schema.ts';
import { askedOf } from './settled.ts';

/** Whose records: those that are not deleted. */
interface Owner {
  user_id: Types.ObjectId;
  deleted_at: null;
}

type Invoice = Pick<
  Written<FinanceRow>,
  | 'type'
  | 'stage'
  | 'amount'
  | 'amount_credited'
  | 'gst'
  | 'allocated'
  | 'paid_before'
  | 'paid_date'
  | 'issued_on'
  | 'received'
>;

/** With the share of the GST of each. It follows from the other fields of the invoice, so it is worked out on every write. */
export function receivedOf(invoice: Invoice): Received[] | null {
  if (invoice.type !== 'invoice') return null;
  const onFile = (invoice.received ?? []).filter(({ record_id }) => record_id);
  return withGst(invoice, inOrder([...onFile, ...byWord(invoice)]));
}

const inOrder = (all: Received[]): Received[] => all.sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));

/** What old books say was paid and no payment on file covers. */
function byWord(invoice: Invoice): Received[] {
  const { paid_before, allocated, paid_date, issued_on } = invoice;
  const amount = Math.min(askedOf(invoice), paid_before ?? 0) - (allocated ?? 0);
  return amount > 0 ? [{ record_id: null, day: paid_date ?? issued_on ?? '', amount, gst: null }] : [];
}

/**
 * By what has come in so far of what is asked for by then: so the shares of an invoice that is paid in full come to its GST
 * to the cent, and what a report said of an earlier time stays as it was.
 */
function withGst({ amount = 0, gst }: Invoice, all: readonly Received[]): Received[] {
  let asked = amount;
  let tax = gst ?? 0;
  let paid = 0;
  let told = 0;
  return all.map((one) => {
    asked -= one.credited ?? 0;
    tax -= one.credited_gst ?? 0;
    paid += one.amount;
    const total = asked > 0 ? Math.round((tax * Math.min(paid, asked)) / asked) : 0;
    const share = total - told;
    told = total;
    return { ...one, gst: gst == null ? null : share };
  });
}

/** What came in for an invoice, from its payments and its credit notes. */
export async function receiptsOf(
  owner: Owner,
  model: RowModel<FinanceRow>,
  invoice: FinanceRow,
  payments: readonly FinanceRow[],
  credits: readonly FinanceRow[],
): Promise<Received[]> {
  const freed = credits.flatMap((note) => note.freed ?? []);
  const known = [...payments, ...(await others(owner, model, payments, freed))];
  const elsewhere = payments.length ? await notesOf(owner, model, payments) : [];
  const usedAgain = new Set(
    elsewhere
      .filter((note) => !note.invoice_id?.equals(invoice._id))
      .flatMap((note) => (note.freed ?? []).map(({ payment_id }) => payment_id.toHexString())),
  );
  const room = new Map(known.map((one) => [one._id.toHexString(), one.amount - partOf(one, invoice._id)]));
  /** What a credit note set free, as far as the payment is still on file and still that much. */
  const takenBy = (note: FinanceRow): PaymentPart[] =>
    (note.freed ?? []).flatMap(({ payment_id, amount }) => {
      const id = payment_id.toHexString();
      const part = Math.min(amount, room.get(id) ?? 0);
      room.set(id, (room.get(id) ?? 0) - part);
      return part > 0 ? [{ payment_id, amount: part }] : [];
    });
  const taken = credits.map((note) => ({ note, parts: takenBy(note) }));
  const sumOf = (parts: readonly PaymentPart[]) => parts.reduce((sum, { amount }) => sum + amount, 0);
  const cameIn = known.map((payment): Received => {
    const id = payment._id;
    const back = taken.flatMap(({ parts }) => parts.filter(({ payment_id }) => payment_id.equals(id)));
    const day = payment.paid_date ?? '';
    // credit of another invoice counts for this one from the day on which it could be used for it
    const later = usedAgain.has(id.toHexString()) && (invoice.issued_on ?? '') > day ? invoice.issued_on : null;
    return { record_id: id, day: later ?? day, amount: partOf(payment, invoice._id) + sumOf(back), gst: null };
  });
  const wentOff = taken.map(
    ({ note, parts }): Received => ({
      record_id: note._id,
      day: note.issued_on ?? '',
      // no such thing as minus nothing
      amount: 0 - sumOf(parts),
      credited: note.amount,
      credited_gst: note.gst ?? 0,
      gst: null,
    }),
  );
  return inOrder([...cameIn.filter(({ amount }) => amount > 0), ...wentOff]);
}

/** How much of a payment pays an invoice. Cents. */
export const partOf = ({ allocations }: FinanceRow, invoice: Types.ObjectId): number =>
  (allocations ?? []).reduce((sum, one) => sum + (one.invoice_id.equals(invoice) ? one.amount : 0), 0);

/** Payments that paid the invoice until a credit note set all of it free. */
async function others(
  owner: Owner,
  model: RowModel<FinanceRow>,
  payments: readonly FinanceRow[],
  freed: readonly PaymentPart[],
): Promise<FinanceRow[]> {
  const missing = freed.map(({ payment_id }) => payment_id).filter((id) => !payments.some(({ _id }) => _id.equals(id)));
  if (!missing.length) return [];
  return model.find({ ...owner, _id: { $in: missing }, type: 'payment', status: 'paid' }).lean();
}

/** Credit notes that set a part of these payments free. */
export const notesOf = (
  owner: Owner,
  model: RowModel<FinanceRow>,
  payments: readonly Pick<FinanceRow, '_id'>[],
): Promise<FinanceRow[]> =>
  model.find({ ...owner, type: 'credit_note', 'freed.payment_id': { $in: payments.map(({ _id }) => _id) } }).lean();
