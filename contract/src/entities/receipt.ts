import { z } from 'zod';
import { frozen } from '../frozen.ts';
import { defineOperation } from '../operation.ts';
import type { StatusRules } from '../statuses.ts';
import { listInput, pageOf } from '../table.ts';
import { idSchema, instantSchema } from '../values.ts';
import { assistantIdSchema } from './assistant.ts';

/** One record touched by an assistant, as it was and as it became (wire form; null = was not there). */
export const changeSchema = z.object({
  entity: z.string(),
  record_id: idSchema,
  op: z.enum(['create', 'update', 'delete']),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
});
export type Change = z.infer<typeof changeSchema>;

export const RECEIPT_STATUSES = ['started', 'done', 'failed', 'undone'] as const;
/** Begun before the first effect, done after the last; what was taken back stays so. */
export const RECEIPT_NEXT: StatusRules<(typeof RECEIPT_STATUSES)[number]> = frozen({
  noun: 'receipt',
  first: ['started', 'done', 'failed'],
  next: { started: ['done', 'failed'], done: ['undone'], failed: [], undone: [] },
});

/** Proof of something an assistant did. */
export const receiptSchema = z.object({
  id: idSchema,
  tool: z.string(),
  /** The operation that was carried out, e.g. `projects.create`. */
  operation: z.string(),
  entity: z.string(),
  record_id: idSchema.nullable(),
  summary: z.string(),
  assistant: assistantIdSchema,
  model: z.string(),
  thread_id: idSchema.nullable(),
  run_id: idSchema.nullable(),
  changes: z.array(changeSchema),
  status: z.enum(RECEIPT_STATUSES),
  /** False for what cannot be taken back, such as a message that has left. */
  undoable: z.boolean(),
  created_at: instantSchema,
  undone_at: instantSchema.nullable(),
});
export type Receipt = z.input<typeof receiptSchema>;

export const receiptRules = {
  filters: {
    assistant: assistantIdSchema,
    thread_id: idSchema,
    run_id: idSchema,
    record_id: idSchema,
    entity: z.string().max(40),
  },
  sorts: ['created_at'] as [string],
  defaultSort: '-created_at',
  search: [],
};
export const listReceipts = defineOperation({
  id: 'receipts.list',
  method: 'GET',
  path: '/api/receipts',
  risk: 'read',
  tag: 'receipts',
  summary: 'List what the assistants did, with before and after',
  input: listInput(receiptRules),
  output: pageOf(receiptSchema),
});
export const undoReceipt = defineOperation({
  id: 'receipts.undo',
  method: 'POST',
  path: '/api/receipts/{id}/undo',
  risk: 'write',
  tag: 'receipts',
  summary: 'Take back what an assistant did; refused where the record was changed since',
  input: z.strictObject({ id: idSchema }),
  output: receiptSchema,
});
export const undoLast = defineOperation({
  id: 'threads.undo',
  method: 'POST',
  path: '/api/threads/{id}/undo',
  risk: 'write',
  tag: 'receipts',
  summary: 'Take back what the assistants did last in a conversation; refused where a record was changed since',
  /** With `record_id`, what was done last to that record. */
  input: z.strictObject({ id: idSchema, record_id: idSchema.optional() }),
  output: z.object({ data: z.array(receiptSchema) }),
});

export const receiptOperations = [listReceipts, undoReceipt, undoLast];
