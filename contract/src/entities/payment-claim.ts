import { z } from 'zod';
import { LIMITS } from '../constants.ts';
import { defineOperation } from '../operation.ts';
import { dateSchema, idSchema, optionalText } from '../values.ts';
import { financeRecordSchema } from './finance-record.ts';
import { CLAIM_STATES, CLAIM_TRADES } from './payment-claim-shapes.ts';

/** The longest time to reply that a contract may agree on, in business days. */
export const MOST_REPLY_DAYS = 60;
const REPLY_DAYS = `Say how many business days, from 1 to ${MOST_REPLY_DAYS}.`;

/**
 * Makes a draft a payment claim under the law of its state, changes what it says as one, or makes it none again. What is
 * left out stays as it is. Of one that is issued only the day on which its client got it can be said.
 */
export const setPaymentClaim = defineOperation({
  id: 'invoices.payment-claim',
  method: 'PATCH',
  path: '/api/invoices/{id}/payment-claim',
  risk: 'write',
  tag: 'finance-records',
  summary: 'Make a progress or final invoice a payment claim under the security of payment law of its state',
  input: z.strictObject({
    id: idSchema,
    /** False: an invoice like any other. */
    on: z.boolean('on is true or false.').default(true),
    /** Where the work is. Left out: where the job is, else where the business is. */
    state: z.enum(CLAIM_STATES, `State is one of: ${CLAIM_STATES.join(', ')}.`).optional(),
    /** Whether the client owns the place and lives there, or is going to. */
    home_owner: z.boolean('home_owner is true or false.').nullish(),
    trade: z.enum(CLAIM_TRADES, `Trade is one of: ${CLAIM_TRADES.join(', ')}.`).nullish(),
    /** What was done, where the lines of the invoice do not say it. */
    work: optionalText(LIMITS.longText),
    /** The days of the work it asks payment for. */
    from: dateSchema.nullish(),
    to: dateSchema.nullish(),
    /** Business days to reply that the contract says. Left out: as many as the law gives. */
    reply_days: z.int(REPLY_DAYS).min(1, REPLY_DAYS).max(MOST_REPLY_DAYS, REPLY_DAYS).nullish(),
    /** By when it is to be paid. null: so many days after it is issued as the business gives. */
    due_date: dateSchema.nullish(),
    /** The day on which its client got it. Left out: the day it went out from here, else the day it was issued. */
    served_on: dateSchema.nullish(),
  }),
  output: financeRecordSchema,
});
