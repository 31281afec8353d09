import { z } from 'zod';
import { channelSchema } from '../channel.ts';
import { frozen } from '../frozen.ts';
import { defineOperation } from '../operation.ts';
import { listInput, pageOf } from '../table.ts';
import { idSchema, instantSchema, timeSchema } from '../values.ts';
import { correspondentSchema } from './inbox.ts';

/** What goes out by itself, if the tradie turned it on. */
export const AUTOMATIONS = frozen([
  'quote_follow_up',
  'invoice_reminder',
  'overdue_reminder',
  'appointment_confirmation',
  'appointment_reminder',
  'review_request',
  'service_due',
  'supplier_chase',
  'monday_summary',
]);
export const automationKindSchema = z.enum(AUTOMATIONS);
export type AutomationKind = z.infer<typeof automationKindSchema>;

/** draft: written and left for you; ask: waits for your yes; send: goes by itself. */
export const AUTOMATION_MODES = ['draft', 'ask', 'send'] as const;
const modeSchema = z.enum(AUTOMATION_MODES, 'Mode is draft, ask or send.');
const days = z.int('Days are a whole number.').min(1, 'At least 1 day.').max(60, 'At most 60 days.');

export const automationSchema = z.object({
  kind: automationKindSchema,
  title: z.string(),
  /** In plain English, with the figures as they are set. */
  rule: z.string(),
  enabled: z.boolean(),
  mode: modeSchema,
  /** How many days after (quote, overdue, paid job) or before (invoice due, delivery); null where that is fixed. */
  days: z.int().nullable(),
  /** What has to be set up first, in words: until then nothing goes. null: nothing. */
  missing: z.string().nullable(),
  /** When it looks, in the business's zone. */
  time: timeSchema,
  last_run_at: instantSchema.nullable(),
  next_run_at: instantSchema.nullable(),
});
export type Automation = z.input<typeof automationSchema>;

const tag = 'automations';
export const listAutomations = defineOperation({
  id: 'automations.list',
  method: 'GET',
  path: '/api/automations',
  risk: 'read',
  tag,
  summary: 'List what can go out by itself, and how it is set',
  input: z.strictObject({}),
  output: z.object({ data: z.array(automationSchema) }),
});
export const updateAutomation = defineOperation({
  id: 'automations.update',
  method: 'PATCH',
  path: '/api/automations/{kind}',
  risk: 'write',
  tag,
  summary: 'Turn an automation on or off, or change its rule',
  input: z.strictObject({
    kind: automationKindSchema,
    enabled: z.boolean().optional(),
    mode: modeSchema.optional(),
    days: days.optional(),
    time: timeSchema.optional(),
  }),
  output: automationSchema,
});

/** One message that would go, or why it would not. */
export const plannedMessageSchema = z.object({
  contact: correspondentSchema,
  channel: channelSchema.nullable(),
  to: z.string().nullable(),
  subject: z.string().nullable(),
  body: z.string(),
  /** What it is about: "Quote Q-1763400000010, $8,650.00, sent 12 Nov". */
  about: z.string(),
  /** "Asked for no more texts", "Paused for this client", "No e-mail address on file": then nothing goes. */
  held: z.string().nullable(),
});
export type PlannedMessage = z.input<typeof plannedMessageSchema>;
/** Whether or not it is turned on. */
export const previewAutomation = defineOperation({
  id: 'automations.preview',
  method: 'GET',
  path: '/api/automations/{kind}/preview',
  risk: 'read',
  tag,
  summary: 'Show who would get what today',
  input: z.strictObject({ kind: automationKindSchema }),
  output: z.object({ data: z.array(plannedMessageSchema).max(100), more: z.boolean() }),
});

export const automationRunSchema = z.object({
  id: idSchema,
  kind: automationKindSchema,
  /** The day of the business it ran for. */
  day: z.string(),
  written: z.int(),
  held: z.int(),
  created_at: instantSchema,
});
export const automationRunRules = {
  filters: { kind: automationKindSchema },
  sorts: ['created_at'] as [string],
  defaultSort: '-created_at',
  search: [],
};
export const listAutomationRuns = defineOperation({
  id: 'automation-runs.list',
  method: 'GET',
  path: '/api/automation-runs',
  risk: 'read',
  tag,
  summary: 'List when automations ran and what came of it',
  input: listInput(automationRunRules),
  output: pageOf(automationRunSchema),
});

export const automationOperations = [listAutomations, updateAutomation, previewAutomation, listAutomationRuns];
