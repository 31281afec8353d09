import { z } from 'zod';
import { LIMITS, UPLOAD_TYPES } from '../constants.ts';
import { frozen } from '../frozen.ts';
import { defineOperation } from '../operation.ts';
import type { StatusRules } from '../statuses.ts';
import { defineTable, recordBase } from '../table.ts';
import { dateSchema, idSchema, instantSchema, moneySchema, percentSchema, requiredText } from '../values.ts';
import { clientAnswerSchema } from './client-answer.ts';
import { frozenPaperSchema } from './invoice-stage.ts';
import { offeredLineOnFile, offeredLinesSchema, takenSchema } from './offered-line.ts';
import { customerReferenceSchema } from './priced-line.ts';
import { clientRefSchema, projectRefSchema } from './references.ts';

export const QUOTE_STATUSES = ['draft', 'sent', 'accepted', 'declined', 'expired'] as const;
export const quoteStatusSchema = z.enum(QUOTE_STATUSES, 'Status is draft, sent, accepted, declined or expired.');

/**
 * Any may become any other: who heard a yes may have heard wrong. What its client answered by its link stays; the server
 * looks at that.
 */
export const QUOTE_NEXT: StatusRules<(typeof QUOTE_STATUSES)[number]> = frozen({
  noun: 'quote',
  first: QUOTE_STATUSES,
  next: {
    draft: ['sent', 'accepted', 'declined', 'expired'],
    sent: ['draft', 'accepted', 'declined', 'expired'],
    accepted: ['draft', 'sent', 'declined', 'expired'],
    declined: ['draft', 'sent', 'accepted', 'expired'],
    expired: ['draft', 'sent', 'accepted', 'declined'],
  },
});

const text = z.string().max(LIMITS.quoteText, 'That quote is too long.');
/** `details` is what the tradie gave, `aiGenerated` what the assistant wrote. */
const content = z.object({
  details: text.nullish().transform((value) => value ?? ''),
  aiGenerated: text.nullish().transform((value) => value ?? ''),
  template: z
    .string()
    .max(LIMITS.name)
    .nullish()
    .transform((value) => value ?? null),
});

const fields = {
  client_id: idSchema.nullish(),
  project_id: idSchema.nullish(),
  template_id: idSchema.nullish(),
  content,
  lines: offeredLinesSchema,
  /** True: unit prices hold the GST and the total is their sum. False: GST comes on top. */
  prices_include_gst: z.boolean('prices_include_gst is true or false.'),
  valid_until: dateSchema.nullish(),
  /** Of the total, asked for once it is accepted. Left out of a new quote: as the settings say. null: none. */
  deposit_percent: percentSchema.nullish(),
  /** What its client calls it; the invoices of it say it too. */
  customer_reference: customerReferenceSchema,
};

/** `taken`: the optional lines and those of the choices that they took, by their places. */
const quoteAnswerSchema = clientAnswerSchema.extend({ taken: takenSchema });

export const quoteSchema = z.object({
  ...recordBase,
  client_id: idSchema.nullable(),
  client: clientRefSchema.nullable(),
  project_id: idSchema.nullable(),
  project: projectRefSchema.nullable(),
  template_id: idSchema.nullable(),
  /** Of the template when it was chosen; it stays with the quote whatever becomes of the template. */
  template_file: z.object({ name: z.string(), file_type: z.enum(UPLOAD_TYPES), file_path: z.string() }).nullable(),
  quote_number: z.string(),
  /** What people call it: Q12, or the number that the tradie chose himself. It never changes. */
  short_name: z.string(),
  content: z.object({ details: z.string(), aiGenerated: z.string(), template: z.string().nullable() }),
  lines: z.array(offeredLineOnFile),
  prices_include_gst: z.boolean(),
  /** Of the lines that are taken; GST by the business's country and registration. */
  subtotal: moneySchema,
  gst: moneySchema,
  total: moneySchema,
  valid_until: z.string().nullable(),
  deposit_percent: z.number().nullable(),
  /** What that comes to; null without one. */
  deposit: moneySchema.nullable(),
  /** What its client calls it: a purchase order. */
  customer_reference: z.string().nullable(),
  status: quoteStatusSchema,
  /** It was accepted, and an invoice of it or of its job is issued: it says what was agreed, and stays on file. */
  invoiced: z.boolean(),
  /** When it first went to its client. */
  sent_at: instantSchema.nullable(),
  /** Where its client sees it, accepts or declines; null until it was sent. */
  link: z.string().nullable(),
  /** What they answered there. An accepted quote stays as it was accepted. */
  response: quoteAnswerSchema.nullable(),
  /** Who it is from, to whom and for which job, as it was when it went out or was agreed to; null of a draft. */
  frozen: frozenPaperSchema.nullable(),
});
export type Quote = z.input<typeof quoteSchema>;

/** What people call a quote, wherever they read of one; of one that was kept before there were short names its number. */
export const quoteName = ({ short_name, quote_number = '' }: NamedQuote): string => short_name || quote_number;
interface NamedQuote {
  short_name?: string | null | undefined;
  quote_number?: string | undefined;
}

const quoteNumber = z.string().trim().min(1).max(40);

export const quotes = defineTable({
  path: 'quotes',
  table: 'quotes',
  noun: 'quote',
  plural: 'quotes',
  record: quoteSchema,
  // left out, the number is 'Q-' and a millisecond timestamp
  create: {
    ...fields,
    content: content.optional(),
    lines: fields.lines.default([]),
    prices_include_gst: fields.prices_include_gst.default(false),
    quote_number: quoteNumber.optional(),
    status: quoteStatusSchema.default('draft'),
  },
  update: {
    ...fields,
    status: quoteStatusSchema,
    /** With an acceptance: which optional lines and which of each choice. Left out: no optional one, the choices as they are. */
    taken: takenSchema,
  },
  statuses: QUOTE_NEXT,
  list: {
    filters: {
      status: quoteStatusSchema,
      client_id: idSchema,
      project_id: idSchema,
      quote_number: quoteNumber,
      short_name: quoteNumber,
    },
    sorts: ['created_at', 'quote_number', 'status', 'total', 'valid_until'],
    defaultSort: '-created_at',
    search: ['short_name', 'quote_number', 'content'],
  },
});

const sums = {
  lines: z.array(offeredLineOnFile),
  prices_include_gst: z.boolean(),
  subtotal: moneySchema,
  gst: moneySchema,
  total: moneySchema,
};

/** What a quote would come to, by the rules it is kept with. */
export const addUpQuote = defineOperation({
  id: 'quotes.add-up',
  method: 'POST',
  path: '/api/quote-totals',
  risk: 'read',
  tag: 'quotes',
  summary: 'Add up the lines of a quote (nothing is stored)',
  input: z.strictObject({ lines: fields.lines, prices_include_gst: fields.prices_include_gst.default(false) }),
  output: z.object(sums),
});

/** Quick Quote's writer: words by the assistant, lines and sums by code. Nothing is stored. */
export const draftQuote = defineOperation({
  id: 'quotes.draft',
  method: 'POST',
  path: '/api/quote-drafts',
  risk: 'read',
  tag: 'quotes',
  summary: 'Write a quote from its details (nothing is stored)',
  input: z.strictObject({
    details: requiredText('Please provide quote details first.', LIMITS.message),
    client_id: idSchema.nullish(),
    project_id: idSchema.nullish(),
    template_id: idSchema.nullish(),
  }),
  output: z.object({
    /** What the work is; no figures. */
    text: z.string(),
    /** As they could be read from the details. */
    ...sums,
    valid_until: dateSchema,
    /** What to look at before it is saved. */
    warnings: z.array(z.string()),
  }),
});
