import { type FinanceRecord, financeRecords } from '@smoko/contract';
import { z } from 'zod';
import { choiceText, dayText, moneyText } from '../../lib/form-values.ts';

/** What the form holds; lengths and messages are the contract's. */
const { type, description } = z.object(financeRecords.create).shape;
export const recordForm = z.object({
  type,
  description,
  status: financeRecords.update.status,
  amount: z
    .string()
    .refine((text) => text.trim() !== '', { error: 'Enter an amount in dollars.', abort: true })
    .pipe(moneyText),
  project_id: choiceText,
  // left out, it is the job's client
  client_id: choiceText.transform((id) => id ?? undefined),
  due_date: dayText,
  paid_date: dayText,
});

/** As the server completes it: money that came or went is paid, an invoice waits. */
export const firstStatus = (of: FinanceRecord['type']): FinanceRecord['status'] =>
  of === 'invoice' ? 'pending' : 'paid';

export const valuesOf = () => ({
  type: 'invoice' as FinanceRecord['type'],
  status: firstStatus('invoice'),
  amount: '',
  project_id: '',
  client_id: '',
  due_date: '',
  paid_date: '',
  description: '',
});
