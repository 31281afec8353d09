import { z } from 'zod';
import { channelSchema } from '../channel.ts';
import { LIMITS } from '../constants.ts';
import { defineOperation } from '../operation.ts';
import { listInput, pageOf } from '../table.ts';
import { idSchema, instantSchema, requiredText } from '../values.ts';

export const OUTBOX_STATUSES = [
  'draft',
  'waiting_approval',
  'queued',
  'sent',
  'delivered',
  'failed',
  'unknown',
] as const;

/** What went, or would go, to people outside the business. */
export const outboxItemSchema = z.object({
  id: idSchema,
  channel: channelSchema,
  to: z.string(),
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
  created_at: instantSchema,
  sent_at: instantSchema.nullable(),
});
export type OutboxItem = z.input<typeof outboxItemSchema>;

export const outboxRules = {
  filters: { status: z.enum(OUTBOX_STATUSES), channel: channelSchema, client_id: idSchema },
  sorts: ['created_at'] as [string],
  defaultSort: '-created_at',
  search: [],
};
export const listOutbox = defineOperation({
  id: 'outbox.list',
  method: 'GET',
  path: '/api/outbox',
  risk: 'read',
  tag: 'outbox',
  summary: 'List messages to people outside',
  input: listInput(outboxRules),
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
  summary: 'Send an SMS or e-mail to a client, a supplier or an address',
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
export const sendInvoice = defineOperation({
  id: 'finance-records.send',
  method: 'POST',
  path: '/api/finance-records/{id}/send',
  risk: 'external',
  status: 201,
  tag: 'finance-records',
  summary: 'Send an invoice to its client',
  input: sendInput,
  output: outboxItemSchema,
});

export const outboxOperations = [listOutbox, sendMessage, sendQuote, sendInvoice];
