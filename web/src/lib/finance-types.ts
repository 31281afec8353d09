import { creditNoteNameOf, type FinanceRecord } from '@smoko/contract';

/** What people call each type of finance record. */
export const FINANCE_TYPE_NAMES: Record<FinanceRecord['type'], string> = {
  invoice: 'Invoice',
  payment: 'Payment',
  expense: 'Expense',
  credit_note: 'Credit note',
  refund: 'Refund',
};

/** "Invoice INV-1001", "Draft invoice", "Adjustment note CN-1001". */
export const typeOf = (record: FinanceRecord): string => {
  const { type, stage, invoice_number, credit_note_number } = record;
  return stage === 'draft'
    ? 'Draft invoice'
    : type === 'credit_note'
      ? [creditNoteNameOf(record), credit_note_number].filter(Boolean).join(' ')
      : [FINANCE_TYPE_NAMES[type], invoice_number].filter(Boolean).join(' ');
};

/**
 * What a badge says: of an invoice that is not out yet, or not any more, its stage. null of a credit note or a refund: it was
 * made, and that is all.
 */
export function shownStatus({ type, status, stage }: Pick<FinanceRecord, 'type' | 'status' | 'stage'>): string | null {
  if (type === 'credit_note' || type === 'refund') return null;
  return stage === null || stage === 'issued' ? status : stage;
}
