import { z } from 'zod';
import { LIMITS } from '../constants.ts';
import { frozen } from '../frozen.ts';
import { anyOrder, type StatusRules } from '../statuses.ts';
import { defineTable, recordBase } from '../table.ts';
import { idSchema, instantSchema, moneySchema, requiredText } from '../values.ts';
import { clientAnswerSchema } from './client-answer.ts';
import { frozenPaperSchema } from './invoice-stage.ts';
import { pricedLineSchema, quoteLineSchema } from './priced-line.ts';
import { clientRefSchema, projectRefSchema } from './references.ts';

export const VARIATION_STATUSES = ['draft', 'sent', 'accepted', 'declined'] as const;
export const variationStatusSchema = z.enum(VARIATION_STATUSES, 'Status is draft, sent, accepted or declined.');

/** What the tradie said of it he may take back; what its client answered stays, which the server looks after. */
export const VARIATION_NEXT: StatusRules<(typeof VARIATION_STATUSES)[number]> = frozen(
  anyOrder('variation', VARIATION_STATUSES),
);

const fields = {
  description: requiredText('Say what the variation is for.', LIMITS.longText),
  lines: z
    .array(quoteLineSchema)
    .min(1, 'A variation has at least one line.')
    .max(LIMITS.quoteLines, `At most ${LIMITS.quoteLines} lines.`),
  /** True: unit prices hold the GST and the total is their sum. False: GST comes on top. */
  prices_include_gst: z.boolean('prices_include_gst is true or false.'),
};

/** What a job takes more (or less) than was agreed on, priced as a quote is. Accepted ones are a part of the job's price. */
export const variationSchema = z.object({
  ...recordBase,
  /** `V1` and on, within its job. */
  variation_number: z.string(),
  project_id: idSchema,
  project: projectRefSchema.nullable(),
  /** Of its job, as it was when the variation was made or last went out. */
  client_id: idSchema.nullable(),
  client: clientRefSchema.nullable(),
  description: z.string(),
  lines: z.array(pricedLineSchema),
  prices_include_gst: z.boolean(),
  /** Computed from the lines; GST by the business's country and registration. Below zero where work was left out. */
  subtotal: moneySchema,
  gst: moneySchema,
  total: moneySchema,
  status: variationStatusSchema,
  /** When it first went to its client. */
  sent_at: instantSchema.nullable(),
  /** Where its client accepts or declines it; null until it was sent, and while it is taken back. */
  link: z.string().nullable(),
  /** What they answered there. */
  response: clientAnswerSchema.nullable(),
  /** Who it is from, to whom and for which job, as it was when it went out or was agreed to; null of a draft. */
  frozen: frozenPaperSchema.nullable(),
});
export type Variation = z.input<typeof variationSchema>;

export const variations = defineTable({
  path: 'variations',
  table: 'variations',
  noun: 'variation',
  plural: 'variations',
  record: variationSchema,
  create: {
    project_id: idSchema,
    ...fields,
    prices_include_gst: fields.prices_include_gst.default(false),
    status: variationStatusSchema.default('draft'),
  },
  // its number is its job's: it stays there
  update: { ...fields, status: variationStatusSchema },
  statuses: VARIATION_NEXT,
  list: {
    filters: { status: variationStatusSchema, project_id: idSchema, client_id: idSchema },
    sorts: ['created_at', 'status', 'total'],
    defaultSort: '-created_at',
    search: ['description', 'variation_number'],
  },
});
