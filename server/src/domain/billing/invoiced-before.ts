import type { FinanceRow } from '../finance-records/schema.ts';
import { longDay } from '../long-day.ts';

/** "invoice INV-1001 of 12 November 2026"; one that is not issued yet by what it is for. */
export function invoicedBefore({
  invoice_number,
  issued_on,
  description,
}: Pick<FinanceRow, 'invoice_number' | 'issued_on' | 'description'>): string {
  if (!invoice_number) return description ?? 'an invoice that is drafted';
  return issued_on ? `invoice ${invoice_number} of ${longDay(issued_on)}` : `invoice ${invoice_number}`;
}
