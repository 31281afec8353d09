import { z } from 'zod';
import { defineOperation } from '../operation.ts';
import { listInput, pageOf } from '../table.ts';
import { idSchema, instantSchema } from '../values.ts';
import { assistantIdSchema } from './assistant.ts';

const fieldsSchema = z.record(z.string(), z.unknown());

/** What a draft was made from, what it was, and what somebody saved of it: an example of what was meant. */
export const draftExampleSchema = z.object({
  id: idSchema,
  /** The message it came from; null where that is deleted, or came from outside. */
  said: z.string().nullable(),
  tool: z.string(),
  entity: z.string(),
  op: z.enum(['create', 'update']),
  drafted: fieldsSchema,
  /** Of the record that was made first, such as a new client. */
  drafted_first: fieldsSchema.nullable(),
  saved: fieldsSchema,
  saved_first: fieldsSchema.nullable(),
  /** Whether something was put right before it was saved. */
  amended: z.boolean(),
  assistant: assistantIdSchema,
  model: z.string(),
  created_at: instantSchema,
});
export type DraftExample = z.input<typeof draftExampleSchema>;

export const draftExampleRules = {
  filters: {},
  sorts: ['created_at'] as [string],
  defaultSort: '-created_at',
  search: [],
};

export const listDraftExamples = defineOperation({
  id: 'draft-examples.list',
  method: 'GET',
  path: '/api/draft-examples',
  risk: 'read',
  tag: 'drafts',
  summary: 'List the drafts that were saved, beside what was said: examples that never leave this server by themselves',
  input: listInput(draftExampleRules),
  output: pageOf(draftExampleSchema),
});
