import { z } from 'zod';
import { LIMITS } from '../constants.ts';
import { defineOperation } from '../operation.ts';
import { amountSchema, idSchema, percentSchema } from '../values.ts';
import { CLAIM_STATES } from './payment-claim-shapes.ts';

export const PAPER_WARNINGS = [
  'deposit_over_cap',
  'deposit_check',
  'surcharge',
  'claim_owner',
  'claim_subcontractors',
  'paper_lacks',
  'over_price',
  'agreed_before_gst',
] as const;

export const paperWarningSchema = z.object({
  code: z.enum(PAPER_WARNINGS),
  /** What to look at, in plain words. It stops nothing. */
  message: z.string(),
  /** The rule it comes from, and where that can be read; null where it is no law, but what was agreed on. */
  source: z.object({ name: z.string(), url: z.url() }).nullable(),
});
export type PaperWarning = z.infer<typeof paperWarningSchema>;

const description = z.object({ description: z.string().max(LIMITS.longText) });

/**
 * What a tradie should look at before a quote or an invoice goes out: one on file, or what is typed of one. Never a
 * block, and nothing is stored.
 */
export const getPaperWarnings = defineOperation({
  id: 'paper-warnings.get',
  method: 'POST',
  path: '/api/paper-warnings',
  risk: 'read',
  tag: 'quotes',
  summary: 'What to look at before a quote or an invoice goes out, with the rule it comes from (nothing is stored)',
  input: z.strictObject({
    quote_id: idSchema.optional(),
    invoice_id: idSchema.optional(),
    /** Of a quote or a deposit that is being written: its total, its deposit and what its lines say. */
    total: amountSchema.optional(),
    deposit_percent: percentSchema.nullish(),
    /** Of a deposit that is said as an amount: the total is then the price of the work. */
    deposit: amountSchema.nullish(),
    lines: z.array(description).max(LIMITS.quoteLines).optional(),
    /** What it is for. */
    project_id: idSchema.nullish(),
    /** It is an invoice that is being written: also what it lacks to go out, and what is more than was agreed on. */
    is_invoice: z.boolean('is_invoice is true or false.').optional(),
    /** Whose invoice it is; left out: the client of its job. */
    client_id: idSchema.nullish(),
  }),
  output: z.object({
    /** Whose rules they are; null where the location in the settings does not tell. */
    state: z.enum(CLAIM_STATES).nullable(),
    warnings: z.array(paperWarningSchema),
  }),
});
