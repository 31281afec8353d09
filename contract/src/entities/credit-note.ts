import { z } from 'zod';
import { LIMITS } from '../constants.ts';
import { defineOperation } from '../operation.ts';
import { amountSchema, idSchema, requiredText } from '../values.ts';
import { financeRecordSchema } from './finance-record.ts';
import { quoteLineSchema } from './priced-line.ts';

/**
 * Less to pay of an invoice, as a document of its own ("Adjustment Note" in Australia, "Credit Note" in New Zealand). What
 * was paid already and is more than the rest becomes the client's credit. With neither lines nor an amount: all of it.
 */
export const createCreditNote = defineOperation({
  id: 'invoices.credit',
  method: 'POST',
  path: '/api/invoices/{id}/credit-notes',
  risk: 'write',
  status: 201,
  tag: 'finance-records',
  summary: 'Credit an invoice, or a part of it',
  input: z.strictObject({
    id: idSchema,
    /** With GST, where the invoice has it. */
    amount: amountSchema.optional(),
    /** Priced as the lines of the invoice are, with or without GST. */
    lines: z.array(quoteLineSchema).min(1).max(LIMITS.quoteLines).optional(),
    reason: requiredText('Say what it is for: the client reads it', 500),
  }),
  output: financeRecordSchema,
});
