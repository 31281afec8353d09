import { z } from 'zod';
import { channelSchema } from '../channel.ts';
import { LIMITS } from '../constants.ts';
import { frozen } from '../frozen.ts';
import { defineOperation } from '../operation.ts';
import type { StatusRules } from '../statuses.ts';
import { listInput, pageOf } from '../table.ts';
import { amountSchema, idSchema, instantSchema, requiredText } from '../values.ts';
import { daysOfStatement } from './client-account.ts';

export const OUTBOX_STATUSES = [
  'draft',
  'waiting_approval',
  'queued',
  'sent',
  'delivered',
  'failed',
  'unknown',
] as const;

/** What went cannot be called back; what failed, or may not have arrived, goes again by a person's word. */
export const OUTBOX_NEXT: StatusRules<(typeof OUTBOX_STATUSES)[number]> = frozen({
  noun: 'message',
  first: ['draft', 'waiting_approval', 'queued', 'sent'],
  next: {
    draft: ['queued', 'sent'],
    waiting_approval: ['draft', 'queued', 'sent'],
    queued: ['sent', 'failed', 'unknown'],
    sent: ['delivered', 'failed'],
    delivered: ['failed'],
    failed: ['queued', 'sent'],
    unknown: ['queued', 'sent', 'failed'],
  },
});

/** What went, or would go, to people outside the business. */
export const outboxItemSchema = z.object({
  id: idSchema,
  channel: channelSchema,
  to: z.string(),
  /** The client or supplier it went to, as they were called then; null for an address that is nobody's. */
  to_name: z.string().nullable(),
  subject: z.string().nullable(),
  body: z.string(),
  status: z.enum(OUTBOX_STATUSES),
  /** `development`: kept here, nobody outside has received it. */
  transport: z.enum(['smtp', 'twilio', 'development']),
  /** Why it is still queued, or failed. */
  reason: z.string().nullable(),
  client_id: idSchema.nullable(),
  supplier_id: idSchema.nullable(),
  project_id: idSchema.nullable(),
  quote_id: idSchema.nullable(),
  finance_record_id: idSchema.nullable(),
  variation_id: idSchema.nullable(),
  statement_id: idSchema.nullable(),
  /** The message it answers. */
  inbox_id: idSchema.nullable(),
  /** Of whom it goes to. */
  correspondence_id: idSchema.nullable(),
  /** The automation that wrote it. */
  automation: z.string().nullable(),
  /** SMS parts it takes; null for e-mail. */
  parts: z.int().nullable(),
  /** Not before then: quiet hours where they are. */
  not_before: instantSchema.nullable(),
  created_at: instantSchema,
  sent_at: instantSchema.nullable(),
  delivered_at: instantSchema.nullable(),
});
export type OutboxItem = z.input<typeof outboxItemSchema>;

export const outboxRules = {
  filters: { status: z.enum(OUTBOX_STATUSES), channel: channelSchema, client_id: idSchema },
  sorts: ['created_at'] as [string],
  defaultSort: '-created_at',
  search: ['to_name', 'to', 'subject', 'body'],
};
export const listOutbox = defineOperation({
  id: 'outbox.list',
  method: 'GET',
  path: '/api/outbox',
  risk: 'read',
  tag: 'outbox',
  summary: 'List messages to people outside',
  /** `about`: what the business wrote, or what Smoko wrote to its owner about the account; left out: both. */
  input: listInput(outboxRules).extend({ about: z.enum(['business', 'account']).optional() }),
  output: pageOf(outboxItemSchema),
});

/** One of client_id, supplier_id or `to` says who. The channel left out: as `channelFor` says. */
export const sendMessage = defineOperation({
  id: 'messages.send',
  method: 'POST',
  path: '/api/outbox',
  risk: 'external',
  status: 201,
  tag: 'outbox',
  summary: 'Send an SMS or email to a client, a supplier or an address',
  input: z.strictObject({
    channel: channelSchema.optional(),
    client_id: idSchema.nullish(),
    supplier_id: idSchema.nullish(),
    project_id: idSchema.nullish(),
    to: z.string().trim().max(254).nullish(),
    subject: z.string().trim().max(LIMITS.name).nullish(),
    body: requiredText('Write a message first.', LIMITS.message),
  }),
  output: outboxItemSchema,
});
const sendInput = z.strictObject({
  id: idSchema,
  channel: channelSchema.optional(),
  note: z.string().trim().max(LIMITS.message).nullish(),
});
export const sendQuote = defineOperation({
  id: 'quotes.send',
  method: 'POST',
  path: '/api/quotes/{id}/send',
  risk: 'external',
  status: 201,
  tag: 'quotes',
  summary: 'Send a quote to its client',
  input: sendInput,
  output: outboxItemSchema,
});
export const sendFinanceRecord = defineOperation({
  id: 'finance-records.send',
  method: 'POST',
  path: '/api/finance-records/{id}/send',
  risk: 'external',
  status: 201,
  tag: 'finance-records',
  summary: 'Send an invoice, a credit note, or the receipt of a payment or a refund to its client',
  input: sendInput,
  output: outboxItemSchema,
});
export const sendVariation = defineOperation({
  id: 'variations.send',
  method: 'POST',
  path: '/api/variations/{id}/send',
  risk: 'external',
  status: 201,
  tag: 'variations',
  summary: 'Send a variation to the client of its job',
  input: sendInput,
  output: outboxItemSchema,
});
/** As it is at that moment; it is kept with a link of its own. The days as in a client's statement. */
export const sendStatement = defineOperation({
  id: 'clients.send-statement',
  method: 'POST',
  path: '/api/clients/{id}/statement/send',
  risk: 'external',
  status: 201,
  tag: 'clients',
  summary: 'Send a client their statement',
  input: z.strictObject({ ...sendInput.shape, ...daysOfStatement }),
  output: outboxItemSchema,
});

/** What the minutes until somebody is there can be. */
export const ON_MY_WAY_MINUTES = frozen([10, 20, 30, 45, 60]);
const MINUTES = `Minutes are ${ON_MY_WAY_MINUTES.slice(0, -1).join(', ')} or ${ON_MY_WAY_MINUTES.at(-1)}.`;
const minutesSchema = z
  .int(MINUTES)
  .refine((minutes) => ON_MY_WAY_MINUTES.some((one) => one === minutes), MINUTES)
  .nullish();
/** A text, where they take texts. Once in ten minutes. */
export const sendOnMyWay = defineOperation({
  id: 'projects.on-my-way',
  method: 'POST',
  path: '/api/projects/{id}/on-my-way',
  risk: 'external',
  status: 201,
  tag: 'projects',
  summary: 'Tell the client of a job that you are on your way',
  /** `minutes` left out: no word of how long it takes. */
  input: z.strictObject({ id: idSchema, minutes: minutesSchema, channel: channelSchema.optional() }),
  output: outboxItemSchema,
});

const one = z.strictObject({ id: idSchema });

/** What would happen: nothing is stored. A message of one's own, or a paper as it goes to its client. */
export const previewMessage = defineOperation({
  id: 'messages.preview',
  method: 'POST',
  path: '/api/outbox-preview',
  risk: 'read',
  tag: 'outbox',
  summary:
    'Show where a message would go, how it would read, in how many parts, and what that costs (nothing is stored)',
  input: z.strictObject({
    ...sendMessage.input.shape,
    body: sendMessage.input.shape.body.optional(),
    quote_id: idSchema.nullish(),
    finance_record_id: idSchema.nullish(),
    variation_id: idSchema.nullish(),
    /** Whose, and of which days. */
    statement: z.strictObject({ client_id: idSchema, ...daysOfStatement }).nullish(),
    /** That one is on the way to a job. */
    on_my_way: z.strictObject({ id: idSchema, minutes: minutesSchema }).nullish(),
    /** In front of a paper. */
    note: sendInput.shape.note,
  }),
  output: z.object({
    channel: channelSchema,
    to: z.string(),
    subject: z.string().nullable(),
    /** Where the client sees the paper, once it was sent. */
    link: z.string().nullable(),
    /** As it would leave: with the business's name, and typographic characters made plain in an SMS. */
    body: z.string(),
    /** null for e-mail. */
    encoding: z.enum(['GSM-7', 'UCS-2']).nullable(),
    parts: z.int().nullable(),
    /** At SMS_PART_PRICE a part; null for e-mail. */
    cost: amountSchema.nullable(),
    /** "It is 11:20 pm where they are." */
    warnings: z.array(z.string()),
  }),
});
export const updateDraft = defineOperation({
  id: 'outbox.update',
  method: 'PATCH',
  path: '/api/outbox/{id}',
  risk: 'write',
  tag: 'outbox',
  summary: 'Change a drafted message',
  input: z.strictObject({
    id: idSchema,
    subject: z.string().trim().max(LIMITS.name).nullish(),
    body: requiredText('Write a message first.', LIMITS.message).optional(),
  }),
  output: outboxItemSchema,
});
export const sendDraft = defineOperation({
  id: 'outbox.send',
  method: 'POST',
  path: '/api/outbox/{id}/send',
  risk: 'external',
  tag: 'outbox',
  summary: 'Send a drafted message, or try again one that failed',
  input: one,
  output: outboxItemSchema,
});
export const discardDraft = defineOperation({
  id: 'outbox.delete',
  method: 'DELETE',
  path: '/api/outbox/{id}',
  risk: 'destructive',
  status: 204,
  tag: 'outbox',
  summary: 'Throw away a drafted message',
  input: one,
  output: z.null(),
});

export const outboxOperations = [
  listOutbox,
  sendMessage,
  previewMessage,
  updateDraft,
  sendDraft,
  discardDraft,
  sendQuote,
  sendFinanceRecord,
  sendVariation,
  sendStatement,
  sendOnMyWay,
];
