import { z } from 'zod';
import { LIMITS } from '../constants.ts';
import { defineOperation } from '../operation.ts';
import { amountSchema, dateSchema, idSchema, optionalText, percentSchema, requiredText, sumSchema } from '../values.ts';
import { financeRecordSchema } from './finance-record.ts';

/** Where a stage stands: nothing asked for yet, drafted, asked for, paid. */
export const BILLING_STAGE_STATES = ['open', 'draft', 'invoiced', 'paid'] as const;

const stageSchema = z.object({
  id: idSchema,
  label: z.string(),
  /** Of the price; null where the stage is a fixed amount. */
  percent: z.number().nullable(),
  /** What it comes to. null: a share of a job that nobody put a price on. */
  amount: sumSchema.nullable(),
  due_on: dateSchema.nullable(),
  invoice_id: idSchema.nullable(),
  state: z.enum(BILLING_STAGE_STATES),
});

const billingSchema = z.object({
  price: z.object({
    /** The total of the quote that was accepted last, else the job's budget. */
    base: sumSchema.nullable(),
    base_from: z.enum(['quote', 'budget']).nullable(),
    /** The accepted quote, where the base is of one. */
    quote_id: idSchema.nullable(),
    /** Those that were accepted. */
    variations: sumSchema,
    /** base + variations. */
    total: sumSchema,
    /** Whether these figures hold GST: those of a business that is registered for it do. */
    includes_gst: z.boolean(),
  }),
  /** Totals of the job's issued invoices. */
  invoiced: sumSchema,
  /** What credit notes took off them. */
  credited: sumSchema,
  /** What came in for them. */
  paid: sumSchema,
  due: sumSchema,
  /** Invoices that are not issued yet, in none of the sums above. */
  drafts: z.object({ count: z.number(), total: sumSchema }),
  /**
   * Of the price, never below zero; null where nobody said what the job is worth. An invoice that was credited as a whole
   * counts as not invoiced; what a credit note takes off one otherwise is less to pay, and is not asked for again by itself: a
   * claim may ask for it, and is not over the price.
   */
  left_to_invoice: sumSchema.nullable(),
  stages: z.array(stageSchema),
});

/** What a job is worth, and how much of that was asked for and paid. */
export const getJobBilling = defineOperation({
  id: 'projects.billing',
  method: 'GET',
  path: '/api/projects/{id}/billing',
  risk: 'read',
  tag: 'projects',
  summary: 'What a job is worth, and what of it is invoiced, paid and left',
  input: z.strictObject({ id: idSchema }),
  output: billingSchema,
});

/**
 * One that is invoiced already keeps its place under its label, as it was. A deposit that is there already belongs to the stage
 * of that name that comes to as much.
 */
export const setBillingStages = defineOperation({
  id: 'projects.billing-stages',
  method: 'PUT',
  path: '/api/projects/{id}/billing/stages',
  risk: 'write',
  tag: 'projects',
  summary: 'Say in which stages a job is invoiced',
  input: z.strictObject({
    id: idSchema,
    stages: z
      .array(
        z.strictObject({
          label: requiredText('Say what the stage is called.', 100),
          percent: percentSchema.optional(),
          amount: amountSchema.optional(),
          due_on: dateSchema.nullish(),
        }),
      )
      .max(LIMITS.billingStages, `At most ${LIMITS.billingStages} stages.`),
    /** Although they come to more than the job is worth. */
    confirm_over: z.boolean('confirm_over is true or false.').default(false),
  }),
  output: billingSchema,
});

export const BILLED = ['deposit', 'progress', 'stage', 'rest'] as const;

/** A draft: a share of the price or an amount, a stage, or all that is left with what was invoiced before taken off. */
export const createBillingInvoice = defineOperation({
  id: 'projects.bill',
  method: 'POST',
  path: '/api/projects/{id}/billing/invoices',
  risk: 'write',
  status: 201,
  tag: 'projects',
  summary: 'Draft the invoice for a deposit, a progress claim, a stage or the rest of a job',
  input: z.strictObject({
    id: idSchema,
    what: z.enum(BILLED, 'What is deposit, progress, stage or rest.'),
    /** Of the price with its variations. */
    percent: percentSchema.optional(),
    amount: amountSchema.optional(),
    /** The amount holds the GST; else it comes on top. */
    includes_gst: z.boolean('includes_gst is true or false.').default(true),
    stage_id: idSchema.optional(),
    description: optionalText(LIMITS.longText),
    due_date: dateSchema.optional(),
    /** Although it comes to more than the job is worth. */
    confirm_over: z.boolean('confirm_over is true or false.').default(false),
  }),
  output: financeRecordSchema.extend({
    /** Invoices nobody has seen yet that the rest takes off all the same: deleted, they are a part of it. */
    drafts_deducted: z.array(z.object({ id: idSchema, description: z.string().nullable(), amount: sumSchema })),
  }),
});

export const billingOperations = [getJobBilling, setBillingStages, createBillingInvoice];
