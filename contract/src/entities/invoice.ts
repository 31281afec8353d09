import { z } from 'zod';
import { LIMITS } from '../constants.ts';
import { defineOperation } from '../operation.ts';
import { amountSchema, dateSchema, idSchema, optionalText } from '../values.ts';
import { financeRecordSchema } from './finance-record.ts';
import { invoiceKindSchema } from './invoice-stage.ts';
import { customerReferenceSchema, quoteLineSchema } from './priced-line.ts';

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
  summary: 'Draft an invoice from an accepted quote, a job, or an amount for a client',
  input: z.strictObject({
    quote_id: idSchema.nullish(),
    project_id: idSchema.nullish(),
    client_id: idSchema.nullish(),
    amount: amountSchema.optional(),
    /** The amount holds the GST; else it comes on top. Only a registered business has any. */
    includes_gst: z.boolean('includes_gst is true or false.').default(true),
    lines: z.array(quoteLineSchema).min(1).max(LIMITS.quoteLines).optional(),
    prices_include_gst: z.boolean('prices_include_gst is true or false.').default(false),
    kind: invoiceKindSchema.default('standard'),
    description: optionalText(LIMITS.longText),
    /** Left out: the quote's. */
    customer_reference: customerReferenceSchema,
    /** Left out: the business's `terms_days` after the day it is issued. */
    due_date: dateSchema.optional(),
    /** Although more is invoiced then than was agreed on in the quote and its variations. */
    confirm_over: z.boolean('confirm_over is true or false.').default(false),
    /** Issue it at once. */
    issue: z.boolean('issue is true or false.').default(false),
  }),
  output: financeRecordSchema,
});

/** From then on it stays as it is: corrections are credit notes. One that is issued already is answered as it is. */
export const issueInvoice = defineOperation({
  id: 'invoices.issue',
  method: 'POST',
  path: '/api/invoices/{id}/issue',
  risk: 'write',
  tag: 'finance-records',
  summary: 'Issue a draft invoice: it gets its number and date, and stays as it is',
  input: z.strictObject({
    id: idSchema,
    /** Left out: today. */
    issued_on: dateSchema.optional(),
  }),
  output: financeRecordSchema,
});

/** It keeps its number and asks for nothing any more. Refused once something was paid or credited. */
export const voidInvoice = defineOperation({
  id: 'invoices.void',
  method: 'POST',
  path: '/api/invoices/{id}/void',
  risk: 'destructive',
  tag: 'finance-records',
  summary: 'Void an issued invoice that nobody has paid: it keeps its number and asks for nothing',
  input: z.strictObject({ id: idSchema }),
  output: financeRecordSchema,
});
