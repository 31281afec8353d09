import { z } from 'zod';
import { fieldSchema } from '../fields.ts';
import { frozen } from '../frozen.ts';
import { defineOperation } from '../operation.ts';
import type { StatusRules } from '../statuses.ts';
import { listInput, pageOf } from '../table.ts';
import { idSchema, instantSchema } from '../values.ts';
import { assistantIdSchema } from './assistant.ts';
import { paperWarningSchema } from './paper-warning.ts';
import { receiptSchema } from './receipt.ts';

export const DRAFT_STATUSES = ['open', 'saved', 'discarded', 'expired'] as const;
export type DraftStatus = (typeof DRAFT_STATUSES)[number];

/** Saved once; what cannot be saved as it stands is open again, with the reason. */
export const DRAFT_NEXT: StatusRules<DraftStatus> = frozen({
  noun: 'draft',
  first: ['open'],
  next: { open: ['saved', 'discarded', 'expired'], saved: ['open'], discarded: [], expired: [] },
});

/** Something in a draft that nobody said, or that was said and not used. */
export const doubtSchema = z.object({
  /** Of `fields`, or of `also.fields` as `also.name`; null: of the whole draft. */
  field: z.string().nullable(),
  /** What it is about, as it is shown: "$450.00", "rheem". */
  words: z.string(),
  /** For people: "You did not say this." */
  why: z.string(),
});
export type Doubt = z.infer<typeof doubtSchema>;

/** Fields of a record as the API takes them. */
const fieldsSchema = z.record(z.string(), z.unknown());

/**
 * A record as an assistant would write it, from words it is not sure to have understood: shown to be checked. Nothing
 * stands in its table before somebody saves it; then the same operation is carried out with the same checks.
 */
export const draftSchema = z.object({
  id: idSchema,
  thread_id: idSchema.nullable(),
  tool: z.string(),
  entity: z.string(),
  op: z.enum(['create', 'update']),
  /** The record that would be changed. */
  record_id: idSchema.nullable(),
  summary: z.string(),
  /** Of a change only what changes. */
  fields: fieldsSchema,
  /** Every field it could have, for a form. */
  form: z.array(fieldSchema),
  /** What people call the records that its fields name. */
  names: z.array(z.object({ id: idSchema, name: z.string() })),
  /** A record that is made first, the client of a new job; its id becomes the field `into`. */
  also: z.object({ entity: z.string(), fields: fieldsSchema, form: z.array(fieldSchema), into: z.string() }).nullable(),
  doubts: z.array(doubtSchema),
  /** Fields without which it cannot be saved. */
  missing: z.array(z.string()),
  /** What to look at before it goes out, as the editor of such a paper says it. It stops nothing. */
  warnings: z.array(paperWarningSchema),
  status: z.enum(DRAFT_STATUSES),
  assistant: assistantIdSchema,
  receipt_id: idSchema.nullable(),
  /** Why it could not be saved when somebody tried. */
  error: z.string().nullable(),
  expires_at: instantSchema,
  created_at: instantSchema,
  updated_at: instantSchema,
});
export type Draft = z.input<typeof draftSchema>;

export const draftRules = {
  filters: { status: z.enum(DRAFT_STATUSES), thread_id: idSchema },
  sorts: ['created_at'] as [string],
  defaultSort: '-created_at',
  search: [],
};

export const listDrafts = defineOperation({
  id: 'drafts.list',
  method: 'GET',
  path: '/api/drafts',
  risk: 'read',
  tag: 'drafts',
  summary: 'List what assistants drafted to be checked',
  input: listInput(draftRules),
  output: pageOf(draftSchema),
});
export const getDraft = defineOperation({
  id: 'drafts.get',
  method: 'GET',
  path: '/api/drafts/{id}',
  risk: 'read',
  tag: 'drafts',
  summary: 'Show one draft',
  input: z.strictObject({ id: idSchema }),
  output: draftSchema,
});
export const amendDraft = defineOperation({
  id: 'drafts.amend',
  method: 'PATCH',
  path: '/api/drafts/{id}',
  risk: 'write',
  tag: 'drafts',
  summary: 'Put fields of a draft right; null takes a value out',
  input: z.strictObject({
    id: idSchema,
    fields: fieldsSchema.optional(),
    /** Of the record that is made first. */
    also: z.strictObject({ fields: fieldsSchema }).optional(),
  }),
  output: draftSchema,
});
export const decideDraft = defineOperation({
  id: 'drafts.decide',
  method: 'POST',
  path: '/api/drafts/{id}',
  risk: 'write',
  tag: 'drafts',
  summary: 'Save or discard a draft; a second decision is a conflict',
  input: z.strictObject({ id: idSchema, decision: z.enum(['save', 'discard'], 'Decision is save or discard.') }),
  output: z.object({ ...draftSchema.shape, receipt: receiptSchema.nullable() }),
});

export const draftOperations = [listDrafts, getDraft, amendDraft, decideDraft];
