import { type FinanceRecord, financeRecords, financeRecordView } from '@smoko/contract';
import { z } from 'zod';
import { choiceText, moneyNeeded } from '../../lib/form-values.ts';
import { viewForm } from '../../lib/records/view-form.ts';

/** As the server completes it: money that came or went is paid, an invoice waits. */
export const firstStatus = (of: FinanceRecord['type']): FinanceRecord['status'] =>
  of === 'invoice' ? 'pending' : 'paid';

const { schema, valuesOf } = viewForm(financeRecordView, financeRecords, {
  // left out, it is the job's client
  client_id: choiceText.transform((id) => id ?? undefined),
});
const { type, status } = financeRecords.update;

/** Only a new one is typed, so its first status is too, and whether a payment may be more than is owed. */
export const recordForm = {
  schema: schema.extend({
    type,
    status,
    amount: moneyNeeded('Enter an amount in dollars.'),
    allow_credit: z.boolean().transform((allowed) => allowed || undefined),
    confirm_early: z.boolean().transform((early) => early || undefined),
  }),
  valuesOf: () => ({
    ...valuesOf(null),
    type: 'invoice' as FinanceRecord['type'],
    status: firstStatus('invoice'),
    allow_credit: false,
    confirm_early: false,
  }),
};

export const PAYMENT_NAMES = ['method', 'reference'] as const;

/** What an expense on file may still say; the rest of it stays. */
const OF_EXPENSES = {
  tax: true,
  gst: true,
  category: true,
  paid_for: true,
  supplier_id: true,
  supplier_invoice_number: true,
} as const;
export const EXPENSE_NAMES = ['tax', 'gst', 'category', 'paid_for', 'supplier_id', 'supplier_invoice_number'] as const;
export const expenseForm = {
  schema: schema.pick(OF_EXPENSES),
  valuesOf: (expense: FinanceRecord | null) => {
    const { tax, gst, category, paid_for, supplier_id, supplier_invoice_number } = valuesOf(expense);
    return { tax, gst, category, paid_for, supplier_id, supplier_invoice_number };
  },
};
