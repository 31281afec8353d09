import type { Written } from '../../db/row.ts';
import { statusByDueDate } from './overdue.ts';
import type { FinanceRow } from './schema.ts';

type Money = Pick<Written<FinanceRow>, 'amount' | 'allocated' | 'paid_before' | 'amount_credited' | 'stage'>;

/** What an invoice asks for after its credit notes. Cents. */
export const askedOf = ({ amount, amount_credited }: Money): number => (amount ?? 0) - (amount_credited ?? 0);

/** What came in for an invoice. Cents. Old books say that it was paid; payments linked later are a part of that. */
const paidOf = (invoice: Money): number =>
  Math.min(askedOf(invoice), Math.max(invoice.allocated ?? 0, invoice.paid_before ?? 0));

/** Sums that are stored with a record and follow from its other fields. */
export function sumsOf(
  record: Written<FinanceRow>,
): Pick<FinanceRow, 'amount_paid' | 'amount_due' | 'part_paid' | 'unallocated' | 'subtotal'> {
  const { type, status, amount = 0, allocations = [], refunded } = record;
  const paid = paidOf(record);
  const pays = type === 'payment' && status === 'paid';
  return {
    amount_paid: type === 'invoice' ? paid : null,
    amount_due: type === 'invoice' ? (record.stage === 'void' ? 0 : askedOf(record) - paid) : null,
    part_paid: type === 'invoice' && paid > 0 && paid < askedOf(record),
    subtotal: withoutGst(record),
    unallocated: pays ? amount - (refunded ?? 0) - allocations.reduce((sum, one) => sum + one.amount, 0) : null,
  };
}

/** null where nobody worked out the GST. Cents. */
export const withoutGst = ({ amount = 0, gst = null }: Pick<Written<FinanceRow>, 'amount' | 'gst'>): number | null =>
  gst === null ? null : amount - gst;

/** Nothing of it is due any more. An invoice over nothing is paid when somebody says so. */
export const isSettled = (invoice: Money): boolean => Boolean(invoice.amount) && paidOf(invoice) === askedOf(invoice);

/**
 * The status of an invoice follows from what is due and when (decision 40): paid, else overdue after the due date,
 * else pending. `said`: overdue was said just now, which holds before the day as well.
 */
export function statusOf(
  invoice: Money & Pick<Written<FinanceRow>, 'status' | 'due_date'>,
  day: string,
  said = false,
): FinanceRow['status'] {
  if (invoice.stage && invoice.stage !== 'issued') return 'pending';
  if (isSettled(invoice)) return 'paid';
  const { status = 'pending', due_date = null } = invoice;
  return statusByDueDate(status === 'paid' && invoice.amount ? 'pending' : status, due_date, day, said);
}
