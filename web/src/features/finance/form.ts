import { type FinanceRecord, financeRecords, financeRecordView } from '@smoko/contract';
import { z } from 'zod';
import { choiceText, moneyText } from '../../lib/form-values.ts';
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
    amount: z
      .string()
      .refine((text) => text.trim() !== '', { error: 'Enter an amount in dollars.', abort: true })
      .pipe(moneyText),
    allow_credit: z.boolean().transform((allowed) => allowed || undefined),
  }),
  valuesOf: () => ({
    ...valuesOf(null),
    type: 'invoice' as FinanceRecord['type'],
    status: firstStatus('invoice'),
    allow_credit: false,
  }),
};
