import { z } from 'zod';
import { LIMITS } from '../constants.ts';
import { defineOperation } from '../operation.ts';
import { amountSchema, dateSchema, idSchema, optionalText } from '../values.ts';
import { financeRecordSchema } from './finance-record.ts';
import { quoteLineSchema } from './quote.ts';

/** Days until it is due, where neither an invoice nor its business says. */
export const INVOICE_DAYS = 14;

/** Several may be made for one job. Left out, the lines and the amount are the accepted quote's, or the job's budget. */
export const createInvoice = defineOperation({
  id: 'invoices.create',
  method: 'POST',
  path: '/api/invoices',
  risk: 'write',
  status: 201,
  tag: 'finance-records',
  summary: 'Make a numbered invoice from an accepted quote, a job, or an amount for a client',
  input: z.strictObject({
    quote_id: idSchema.nullish(),
    project_id: idSchema.nullish(),
    client_id: idSchema.nullish(),
    /** With GST, where the business is registered. */
    amount: amountSchema.optional(),
    lines: z.array(quoteLineSchema).min(1).max(LIMITS.quoteLines).optional(),
    prices_include_gst: z.boolean('prices_include_gst is true or false.').default(false),
    description: optionalText(LIMITS.longText),
    /** Left out: after the business's `terms_days`. */
    due_date: dateSchema.optional(),
  }),
  output: financeRecordSchema,
});
