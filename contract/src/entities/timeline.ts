import { z } from 'zod';
import { defineOperation } from '../operation.ts';
import { pageInput, pageOf } from '../table.ts';
import { idSchema, instantSchema, sumSchema } from '../values.ts';
import { attachmentSchema } from './attachment.ts';

/** What an entry is about: the record it leads to. */
export const TIMELINE_ENTITIES = [
  'projects',
  'clients',
  'suppliers',
  'quotes',
  'variations',
  'finance_records',
  'procurement_items',
  'admin_tasks',
  'attachments',
  'inbox',
  'outbox',
] as const;

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

export const timelineOperations = [getJobTimeline, getClientTimeline, getSupplierTimeline, listClientFiles];
