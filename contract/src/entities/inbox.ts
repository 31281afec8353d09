import { z } from 'zod';
import { channelSchema } from '../channel.ts';
import { LIMITS } from '../constants.ts';
import { frozen } from '../frozen.ts';
import { defineOperation } from '../operation.ts';
import type { StatusRules } from '../statuses.ts';
import { listInput, pageOf } from '../table.ts';
import { idSchema, instantSchema, requiredText } from '../values.ts';
import { approvalSchema } from './approval.ts';
import { assistantIdSchema } from './assistant.ts';
import { outboxItemSchema } from './outbox-item.ts';

export const INBOX_STATUSES = ['received', 'processed', 'failed'] as const;
/** Worked on again when the tradie says so. */
export const INBOX_NEXT: StatusRules<(typeof INBOX_STATUSES)[number]> = frozen({
  noun: 'message',
  first: ['received'],
  next: { received: ['processed', 'failed'], processed: ['received', 'failed'], failed: ['received', 'processed'] },
});

/** What a message from outside wants, as far as it could be read. Never more than information. */
export const INTENTS = [
  'accepts_quote',
  'declines_quote',
  'counter_offer',
  'reschedule',
  'cancel',
  'confirms_appointment',
  'question',
  'says_paid',
  'supplier_confirms',
  'supplier_delay',
  'supplier_price_change',
  'supplier_bill',
  'bank_change',
  'new_enquiry',
  'complaint',
  'thanks',
  'wrong_number',
  'spam',
  'out_of_office',
  'opt_out',
  'opt_in',
  'instructions',
  'owner_command',
  'other',
] as const;
export const intentSchema = z.enum(INTENTS);
export type Intent = z.infer<typeof intentSchema>;

/** pass: the sender's domain vouches for it, or a provider delivered the text; fail: it disowns it; none: nothing to check. */
export const SENDER_CHECKS = ['pass', 'fail', 'none'] as const;

/** Why a message is taken to be from somebody; the order is that in which it is looked for. */
export const MATCHED_BY = ['token', 'reply', 'sender', 'reference', 'owner', 'chosen'] as const;

/** Who somebody outside is, on file or not. */
export const correspondentSchema = z.object({
  kind: z.enum(['client', 'supplier', 'owner', 'unknown']),
  /** Of the client or supplier; null for anybody else. */
  id: idSchema.nullable(),
  name: z.string(),
});
export type Correspondent = z.infer<typeof correspondentSchema>;

/** Somebody should be rung: at once, or before long. */
export const URGENCIES = frozen(['emergency', 'complaint']);
export const urgencySchema = z.enum(URGENCIES);
export type Urgency = z.infer<typeof urgencySchema>;

export const inboxItemSchema = z.object({
  id: idSchema,
  channel: channelSchema,
  from: z.string(),
  from_name: z.string().nullable(),
  to: z.string(),
  subject: z.string().nullable(),
  /** What the sender wrote: without quoted history, signatures and disclaimers. */
  body: z.string(),
  /** What was cut away, for those who want to see it. */
  quoted: z.string().nullable(),
  received_at: instantSchema,
  status: z.enum(INBOX_STATUSES),
  /** Of who wrote it; one page of history is kept for each. */
  correspondence_id: idSchema,
  contact: correspondentSchema,
  client_id: idSchema.nullable(),
  supplier_id: idSchema.nullable(),
  project_id: idSchema.nullable(),
  quote_id: idSchema.nullable(),
  finance_record_id: idSchema.nullable(),
  auth: z.enum(SENDER_CHECKS),
  matched_by: z.enum(MATCHED_BY).nullable(),
  /** Why, in words: "Answers your quote Q-1763400000010". */
  matched_why: z.string().nullable(),
  /** Who else it could be, where more than one fits: the tradie is asked. */
  candidates: z.array(correspondentSchema),
  intent: intentSchema.nullable(),
  /** Flagged above all else that it says; null: it can wait. */
  urgent: urgencySchema.nullable(),
  /** One line by code, for lists and notices. */
  summary: z.string().nullable(),
  /** What was read, as fields: { label: "New day", value: "Fri 27 Nov 2026" }. */
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
  warnings: z.array(z.string()),
  assistant: assistantIdSchema.nullable(),
  attachments: z.array(z.object({ id: idSchema, name: z.string(), file_type: z.string(), file_size: z.int() })),
  /** What was proposed because of it; decided like any other approval. */
  approval_ids: z.array(idSchema),
  /** The to-do that was made because of it. */
  admin_task_id: idSchema.nullable(),
  /** The drafted answer: an outbox item with status draft. */
  draft_id: idSchema.nullable(),
  read_at: instantSchema.nullable(),
  /** Why it could not be worked on. */
  error: z.string().nullable(),
  created_at: instantSchema,
  updated_at: instantSchema,
});
export type InboxItem = z.input<typeof inboxItemSchema>;

const flag = z.enum(['true', 'false']);
export const inboxRules = {
  filters: {
    status: z.enum(INBOX_STATUSES),
    channel: channelSchema,
    client_id: idSchema,
    supplier_id: idSchema,
    project_id: idSchema,
    correspondence_id: idSchema,
  },
  sorts: ['received_at'] as [string],
  defaultSort: '-received_at',
  search: [],
};
const tag = 'inbox';
const one = z.strictObject({ id: idSchema });

export const listInbox = defineOperation({
  id: 'inbox.list',
  method: 'GET',
  path: '/api/inbox',
  risk: 'read',
  tag,
  summary: 'List messages from people outside',
  input: listInput(inboxRules).extend({
    unread: flag.optional(),
    /** Emergencies and complaints: somebody should be rung. */
    urgent: flag.optional(),
  }),
  output: pageOf(inboxItemSchema),
});
/** With what came of it. */
export const getInboxItem = defineOperation({
  id: 'inbox.get',
  method: 'GET',
  path: '/api/inbox/{id}',
  risk: 'read',
  tag,
  summary: 'Show one message from outside with its proposals and the drafted answer',
  input: one,
  output: z.object({
    ...inboxItemSchema.shape,
    approvals: z.array(approvalSchema),
    draft: outboxItemSchema.nullable(),
  }),
});
export const readInboxItem = defineOperation({
  id: 'inbox.read',
  method: 'POST',
  path: '/api/inbox/{id}/read',
  risk: 'write',
  tag,
  summary: 'Mark a message from outside as read, or as unread',
  input: z.strictObject({ id: idSchema, read: z.boolean().default(true) }),
  output: inboxItemSchema,
});
/** It is then worked on again, as a message of theirs. */
export const assignInboxItem = defineOperation({
  id: 'inbox.assign',
  method: 'POST',
  path: '/api/inbox/{id}/assign',
  risk: 'write',
  tag,
  summary: 'Say which client or supplier a message is from, and what job it is about',
  input: z.strictObject({
    id: idSchema,
    client_id: idSchema.nullish(),
    supplier_id: idSchema.nullish(),
    project_id: idSchema.nullish(),
  }),
  output: inboxItemSchema,
});
export const retryInboxItem = defineOperation({
  id: 'inbox.retry',
  method: 'POST',
  path: '/api/inbox/{id}/retry',
  risk: 'write',
  tag,
  summary: 'Work on a message again that failed',
  input: one,
  output: inboxItemSchema,
});
export const getInboxTotals = defineOperation({
  id: 'inbox.totals',
  method: 'GET',
  path: '/api/inbox-totals',
  risk: 'read',
  tag,
  summary: 'Count what is unread',
  input: z.strictObject({}),
  output: z.object({ unread: z.int() }),
});

/** Everything written to and fro with one person, told by its last message. */
export const correspondenceSchema = z.object({
  id: idSchema,
  contact: correspondentSchema,
  channel: channelSchema,
  /** Their number or address, of the last message. */
  address: z.string(),
  last: z.object({ direction: z.enum(['in', 'out']), text: z.string(), at: instantSchema }),
  unread: z.int(),
  updated_at: instantSchema,
});
export type Correspondence = z.input<typeof correspondenceSchema>;

export const correspondenceRules = {
  filters: { client_id: idSchema, supplier_id: idSchema },
  sorts: ['last_at'] as [string],
  defaultSort: '-last_at',
  search: ['name', 'address'],
};
export const listCorrespondence = defineOperation({
  id: 'correspondence.list',
  method: 'GET',
  path: '/api/correspondence',
  risk: 'read',
  tag,
  summary: 'List who wrote or was written to, latest first',
  input: listInput(correspondenceRules).extend({ unread: flag.optional() }),
  output: pageOf(correspondenceSchema),
});

/** Newest first; the ids say of whom or of what, none of them: everything. */
export const messageHistory = defineOperation({
  id: 'correspondence.history',
  method: 'GET',
  path: '/api/message-history',
  risk: 'read',
  tag,
  summary: 'Show messages to and fro with one person or about one job, newest first',
  input: z.strictObject({
    limit: z.coerce.number().int().min(1).max(LIMITS.pageMax).default(LIMITS.pageDefault),
    cursor: z.string().max(1_000).optional(),
    correspondence_id: idSchema.optional(),
    client_id: idSchema.optional(),
    supplier_id: idSchema.optional(),
    project_id: idSchema.optional(),
  }),
  output: pageOf(
    z.discriminatedUnion('direction', [
      z.object({ direction: z.literal('in'), at: instantSchema, message: inboxItemSchema }),
      z.object({ direction: z.literal('out'), at: instantSchema, message: outboxItemSchema }),
    ]),
  ),
});

/** The answer goes to who wrote, the way they wrote, threaded to their message. */
export const answerInboxItem = defineOperation({
  id: 'inbox.answer',
  method: 'POST',
  path: '/api/inbox/{id}/answer',
  risk: 'external',
  status: 201,
  tag,
  summary: 'Answer a message from outside',
  input: z.strictObject({ id: idSchema, body: requiredText('Write a message first.', LIMITS.message) }),
  output: outboxItemSchema,
});

export const inboxOperations = [
  listInbox,
  getInboxItem,
  readInboxItem,
  assignInboxItem,
  retryInboxItem,
  answerInboxItem,
  getInboxTotals,
  listCorrespondence,
  messageHistory,
];
