import { AppError } from '@smoko/contract';
import { format, parseISO, subYears } from 'date-fns';
import type { Written } from '../../db/row.ts';
import type { Call } from '../call.ts';
import { today } from '../clock.ts';
import { shortDay } from '../long-day.ts';
import type { FinanceRow } from './schema.ts';

/** What to do instead, of a day that is still to come. */
const INSTEAD: Record<FinanceRow['type'], string> = {
  payment: 'For money that is promised, set when the invoice is due and record the payment when it is there.',
  invoice: 'An invoice is paid when the money is there: leave it open, with the day it is due.',
  expense: 'Record a bill that you will pay later as pending, with the day it is due.',
  refund: 'Record it once it is paid.',
  credit_note: 'A credit note counts from the day it is made.',
};

/** Money moves on a day that has come, in the business's zone. Throws future_date. */
export function assertDayHasCome(call: Call, type: FinanceRow['type'], day: string | null | undefined): void {
  const now = call.today();
  if (!day || day <= now) return;
  const message = `${shortDay(day)} is still to come: today is ${shortDay(now)}. Smoko records money that has moved. ${INSTEAD[type]}`;
  throw new AppError('future_date', message, { errors: [{ path: 'paid_date', message }] });
}

/**
 * A payment on a day before an invoice that it pays went out: a deposit, or a day that is mistyped. Nobody but the tradie
 * knows, so it is asked (decision 50). Throws before_invoice.
 */
export function assertAfterInvoices(call: Call, day: string | null | undefined, invoices: readonly FinanceRow[]): void {
  const later = invoices.filter((invoice) => day && issuedFor(call, invoice) > day);
  const [first] = later.sort((a, b) => (a.issued_on ?? '').localeCompare(b.issued_on ?? ''));
  if (!day || !first) return;
  const title = first.invoice_number ? `invoice ${first.invoice_number}` : 'the invoice';
  const message = `${shortDay(day)} is before ${title} went out (${shortDay(first.issued_on ?? '')}). Check the day, or confirm that the money came in before the invoice, as a deposit does.`;
  throw new AppError('before_invoice', message, { errors: [{ path: 'paid_date', message }] });
}

/**
 * Money that pays no invoice on a day of more than a year ago: old books, or a year that is mistyped. It is asked in the same
 * way. Throws before_invoice.
 */
function assertNotLongAgo(call: Call, day: string | null | undefined): void {
  const yearAgo = format(subYears(parseISO(call.today()), 1), 'yyyy-MM-dd');
  if (!day || day >= yearAgo) return;
  const message = `${shortDay(day)} is more than a year ago, and the payment pays no invoice. Check the day, or confirm that the money came in then.`;
  throw new AppError('before_invoice', message, { errors: [{ path: 'paid_date', message }] });
}

/** Either of them, whichever may be asked of a payment of these invoices, or of none. Throws before_invoice. */
export const assertNotEarly = (call: Call, day: string | null | undefined, invoices: readonly FinanceRow[]): void =>
  invoices.length ? assertAfterInvoices(call, day, invoices) : assertNotLongAgo(call, day);

/**
 * The day that an invoice is known to have gone out; '' where nobody knows. One from older books that came without a day has the
 * day it was put on file, and what paid it may well be older.
 */
function issuedFor(call: Call, { stage, issued_on, frozen, created_at }: FinanceRow): string {
  if (stage !== 'issued' || !issued_on) return '';
  const putOnFile = today({ now: () => created_at }, call.actor.business.timeZone);
  return frozen || issued_on !== putOnFile ? issued_on : '';
}

/** Whether a day of money is said just now, not only kept. */
export const saysDay = (after: Written<FinanceRow>, before: FinanceRow | null): boolean =>
  after.status === 'paid' &&
  (before?.status !== 'paid' || before.type !== after.type || after.paid_date !== before.paid_date);
