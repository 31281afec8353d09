import { z } from 'zod';
import { defineOperation } from '../operation.ts';
import { listInput, pageInput, pageOf } from '../table.ts';
import { idSchema, instantSchema, sumSchema } from '../values.ts';
import { attachmentSchema } from './attachment.ts';

/** Tables of whose records a timeline tells what changed. */
export const CHANGED_ENTITIES = [
  'projects',
  'clients',
  'suppliers',
  'quotes',
  'variations',
  'finance_records',
  'procurement_items',
  'admin_tasks',
] as const;
/** What an entry is about: the record it leads to. */
export const TIMELINE_ENTITIES = [...CHANGED_ENTITIES, 'attachments', 'inbox', 'outbox'] as const;

export const timelineEntrySchema = z.object({
  /** Of the entry, not of its record: one record has several. */
  id: idSchema,
  at: instantSchema,
  entity: z.enum(TIMELINE_ENTITIES),
  record_id: idSchema,
  /** In one line: "Quote Q-1004 accepted". */
  what: z.string(),
  /** More of it: what was written, what changed from what to what. */
  detail: z.string().nullable(),
  amount: sumSchema.nullable(),
  /** An assistant, or who answered; null: the tradie, or not known. */
  by: z.string().nullable(),
  /** Of a message: who wrote to whom. */
  direction: z.enum(['in', 'out']).nullable(),
  /** What its address is made of: of a job and of a variation the job's number, of an order and a task the name. */
  named: z.string().nullable(),
});
export type TimelineEntry = z.input<typeof timelineEntrySchema>;

const of = <P extends string>(path: P, noun: string) =>
  defineOperation({
    id: `${path}.timeline`,
    method: 'GET',
    path: `/api/${path}/{id}/timeline`,
    risk: 'read',
    tag: path,
    summary: `Show everything that happened with a ${noun}, newest first`,
    input: z.strictObject({ id: idSchema, ...pageInput }),
    output: pageOf(timelineEntrySchema),
  });

export const getJobTimeline = of('projects', 'job');
export const getClientTimeline = of('clients', 'client');
export const getSupplierTimeline = of('suppliers', 'supplier');

/** Files are filed under jobs; these are those of all jobs of a client. */
export const listClientFiles = defineOperation({
  id: 'clients.files',
  method: 'GET',
  path: '/api/clients/{id}/files',
  risk: 'read',
  tag: 'clients',
  summary: "List the files of a client's jobs, newest first",
  input: z.strictObject({ id: idSchema, ...pageInput }),
  output: pageOf(attachmentSchema),
});

const changedValue = z.union([z.string(), z.number(), z.boolean()]).nullable();

/** What timelines tell of changes, record by record. */
export const recordChangeSchema = z.object({
  id: idSchema,
  user_id: idSchema,
  /** The table of the record, and the record. */
  entity: z.enum(CHANGED_ENTITIES),
  record_id: idSchema,
  /** Whose it was at that time. Of a job, a client or a supplier its own id as well. */
  project_id: idSchema.nullable(),
  client_id: idSchema.nullable(),
  supplier_id: idSchema.nullable(),
  /** An assistant, or the client who answered; null: the tradie, or not known. */
  by: z.string().nullable(),
  /** What each field was and became, money in dollars; null and null where only that it changed is kept. */
  fields: z.array(z.object({ name: z.string(), before: changedValue, after: changedValue })),
  created_at: instantSchema,
});
export const recordChangeRules = {
  filters: { project_id: idSchema, client_id: idSchema, supplier_id: idSchema, record_id: idSchema },
  sorts: ['created_at'] satisfies [string, ...string[]],
  defaultSort: '-created_at',
  search: [],
};
export const listRecordChanges = defineOperation({
  id: 'record-changes.list',
  method: 'GET',
  path: '/api/record-changes',
  risk: 'read',
  tag: 'record-changes',
  summary: 'List what was changed in records, as timelines tell it',
  input: listInput(recordChangeRules),
  output: pageOf(recordChangeSchema),
});

export const timelineOperations = [
  getJobTimeline,
  getClientTimeline,
  getSupplierTimeline,
  listClientFiles,
  listRecordChanges,
];
