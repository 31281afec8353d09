import type { FinanceRow } from './schema.ts';

/** A line below an invoice's total. */
export interface Standing {
  label: string;
  cents: number;
}

/** What came off an invoice's total so far, and what is left; nothing where nothing did. Cents. */
export function standingOf({ amount, amount_paid, amount_credited: credited, amount_due }: FinanceRow): Standing[] {
  if (!amount_paid && !credited) return [];
  return [
    ...(credited ? [{ label: 'Credited', cents: credited }] : []),
    ...(amount_paid ? [{ label: 'Paid', cents: amount_paid }] : []),
    { label: 'Still due', cents: amount_due ?? amount },
  ];
}
