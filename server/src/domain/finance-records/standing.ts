import { longDay } from '../long-day.ts';
import { dollars } from '../money.ts';
import type { FinanceRow } from './schema.ts';

/** A line below a paper's total. */
export interface Standing {
  label: string;
  cents: number;
  /** Said instead of the amount: the day on which it was, `YYYY-MM-DD`. */
  day?: string;
}

export const standingValue = ({ cents, day }: Standing): string => (day ? longDay(day) : dollars(cents));

/** What came off an invoice's total so far, and what is left; nothing where nothing did. Cents. */
export function standingOf(invoice: FinanceRow): Standing[] {
  const { amount, amount_paid, amount_credited: credited, amount_due: due = amount } = invoice;
  if (!amount_paid && !credited) return [];
  const paidOn = due === 0 ? lastPaid(invoice) : null;
  return [
    ...(credited ? [{ label: 'Credited', cents: credited }] : []),
    ...(amount_paid ? [{ label: 'Paid', cents: amount_paid }] : []),
    paidOn ? { label: 'Paid in full', cents: 0, day: paidOn } : { label: 'Still due', cents: due ?? amount },
  ];
}

/** The day of the last money that came in for it; null where none did. */
function lastPaid({ amount_paid, received, paid_date }: FinanceRow): string | null {
  if (!amount_paid) return null;
  const days = (received ?? []).flatMap(({ amount, day }) => (amount > 0 && day ? [day] : []));
  return days.sort().at(-1) ?? paid_date ?? null;
}
