import type { FinanceRecord } from '@smoko/contract';

/** What people call each type of finance record. */
export const FINANCE_TYPE_NAMES: Record<FinanceRecord['type'], string> = {
  invoice: 'Invoice',
  payment: 'Payment',
  expense: 'Expense',
  credit_note: 'Credit note',
  refund: 'Refund',
};

/**
 * What a badge says: of an invoice that is not out yet, or not any more, its stage. null of a credit note or a refund: it was
 * made, and that is all.
 */
export function shownStatus({ type, status, stage }: Pick<FinanceRecord, 'type' | 'status' | 'stage'>): string | null {
  if (type === 'credit_note' || type === 'refund') return null;
  return stage === null || stage === 'issued' ? status : stage;
}
