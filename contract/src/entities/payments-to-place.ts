import { z } from 'zod';
import { defineOperation } from '../operation.ts';
import { pageInput } from '../table.ts';
import { amountSchema, idSchema } from '../values.ts';
import { allocationSchema, financeRecordSchema } from './finance-record.ts';

/**
 * What may become of a payment that is on no invoice:
 * `exact`: an open invoice of the same client or job has just that due. `paid_before`: an invoice that old books call paid, over
 * just that, has no payment on file. `oldest`: the oldest open invoice that all of it fits. `credit`: none of these; the client's
 * credit. `nobody`: nobody said whose money it is, and no one open invoice has just that due.
 */
export const PLACINGS = ['exact', 'paid_before', 'oldest', 'credit', 'nobody'] as const;
export type Placing = (typeof PLACINGS)[number];

export const paymentToPlaceSchema = financeRecordSchema.extend({
  suggestion: z.object({
    kind: z.enum(PLACINGS),
    /** In words: "Invoice INV-1003 has exactly $500.00 due." */
    text: z.string(),
    invoice: z
      .object({
        id: idSchema,
        invoice_number: z.string().nullable(),
        client_name: z.string().nullable(),
        description: z.string().nullable(),
        issued_on: z.string().nullable(),
        amount: amountSchema,
        amount_due: amountSchema,
      })
      .nullable(),
    /** What to send to `PATCH /api/finance-records/{id}` to have it so. Nothing is placed without that. */
    change: z.object({ allocations: z.array(allocationSchema).optional(), on_account: z.literal(true).optional() }),
  }),
});
export type PaymentToPlace = z.input<typeof paymentToPlaceSchema>;

/** Payments whose money is on no invoice and that nobody said to be on account, those that came in first at the top. */
export const listPaymentsToPlace = defineOperation({
  id: 'finance-records.to-place',
  method: 'GET',
  path: '/api/payments-to-place',
  risk: 'read',
  tag: 'finance-records',
  summary: 'List payments that are on no invoice, with what each may be for',
  input: z.strictObject({
    ...pageInput,
  }),
  output: z.object({
    data: z.array(paymentToPlaceSchema),
    next_cursor: z.string().nullable(),
    /** All there are, on every page. */
    count: z.int(),
  }),
});
