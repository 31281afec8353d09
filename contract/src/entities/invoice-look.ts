import { z } from 'zod';
import { defineOperation } from '../operation.ts';
import { amountSchema, idSchema, sumSchema } from '../values.ts';

/** A line of a paper: what it is, and what it says. */
const rowSchema = z.object({ label: z.string(), value: z.string() });

/**
 * An invoice as its paper says it, beside its lines; of a draft as it would be today, and what issuing it would do. Nothing is
 * stored, numbered or asked of it.
 */
export const lookAtInvoice = defineOperation({
  id: 'invoices.look',
  method: 'GET',
  path: '/api/invoices/{id}/look',
  risk: 'read',
  tag: 'finance-records',
  summary: 'What the paper of an invoice says beside its lines, and what issuing a draft would do (nothing is stored)',
  input: z.strictObject({ id: idSchema }),
  output: z.object({
    /** Of a draft: what of its client's credit pays it when it is issued. */
    credit_used: amountSchema,
    /** What is due of it; of a draft once it is issued, after that credit. */
    due: amountSchema,
    due_date: z.string().nullable(),
    /** How it says that it is paid: account, PayID, reference. Empty: nobody can pay by it, or it asks for nothing any more. */
    to_pay: z.array(rowSchema),
    /** Of a payment claim. */
    claim: z
      .object({
        /** "This is a payment claim made under ...": which law. */
        words: z.string(),
        /** Contract, work, period, amount claimed, day for payment; without a label a sentence of its own. */
        rows: z.array(z.object({ label: z.string().nullable(), value: z.string() })),
        /** By when it has to be answered; of a draft that its client gets today. */
        reply_due: z.string().nullable(),
      })
      .nullable(),
    /** Of a deposit or a claim of an agreed price: how it is worked out. */
    basis: z.object({ title: z.string(), rows: z.array(rowSchema.extend({ strong: z.boolean() })) }).nullable(),
    /** What was invoiced of its job before, without what was credited as a whole; null of an invoice of no job. */
    invoiced_before: sumSchema.nullable(),
  }),
});
