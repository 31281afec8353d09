import { z } from 'zod';
import { frozen } from '../frozen.ts';
import { defineOperation } from '../operation.ts';
import type { StatusRules } from '../statuses.ts';
import { listInput, pageOf } from '../table.ts';
import { idSchema, instantSchema } from '../values.ts';
import { assistantIdSchema } from './assistant.ts';
import { receiptSchema } from './receipt.ts';

export const APPROVAL_STATUSES = ['pending', 'approved', 'rejected', 'expired', 'replaced', 'failed'] as const;

/** Decided once; what was approved may turn out to be impossible. Whoever is answered anew has the older one replaced. */
export const APPROVAL_NEXT: StatusRules<(typeof APPROVAL_STATUSES)[number]> = frozen({
  noun: 'approval',
  first: ['pending'],
  next: {
    pending: ['approved', 'rejected', 'expired', 'replaced'],
    approved: ['failed'],
    rejected: [],
    expired: [],
    replaced: [],
    failed: [],
  },
});

/** Something an assistant wants to do that needs a yes. Carrying it out is one compare-and-set on this record. */
export const approvalSchema = z.object({
  id: idSchema,
  /** Short code for replies by SMS or e-mail: "YES 4821". */
  code: z.string(),
  op: z.enum(['create', 'update', 'delete', 'send']),
  entity: z.string(),
  record_id: idSchema.nullable(),
  /** What would be written or sent, in the words of the API. */
  fields: z.record(z.string(), z.unknown()),
  tool: z.string(),
  summary: z.string(),
  /** The same for people, line by line. */
  details: z.array(z.string()),
  status: z.enum(APPROVAL_STATUSES),
  assistant: assistantIdSchema,
  thread_id: idSchema.nullable(),
  /** The message from outside that it was proposed because of. */
  inbox_id: idSchema.nullable(),
  /** null: it waits until it is decided. */
  expires_at: instantSchema.nullable(),
  created_at: instantSchema,
  /** While it waits: days of the business's calendar since it was asked for, 0 on the same day. null once nothing waits. */
  waiting_days: z.int().nullable(),
  decided_at: instantSchema.nullable(),
  /** Name of the person who said yes or no. */
  decided_by: z.string().nullable(),
  /** Why it could not be carried out after the yes. */
  error: z.string().nullable(),
  /** The newer one that took its place, where there is one; what they said since, in words. */
  replaced_by: idSchema.nullable(),
  replaced_with: z.string().nullable(),
});
export type Approval = z.input<typeof approvalSchema>;

/** How long something waits, in the words of browser and terminal: `3` as `3 days ago`. */
export const daysAgo = (days: number): string => (days === 0 ? 'today' : days === 1 ? 'yesterday' : `${days} days ago`);

export const approvalRules = {
  filters: { status: z.enum(APPROVAL_STATUSES), entity: z.string().max(40) },
  sorts: ['created_at'] as [string],
  defaultSort: '-created_at',
  search: [],
};
export const listApprovals = defineOperation({
  id: 'approvals.list',
  method: 'GET',
  path: '/api/approvals',
  risk: 'read',
  tag: 'approvals',
  summary: 'List what waits for a yes, and what was decided',
  input: listInput(approvalRules),
  output: pageOf(approvalSchema),
});
export const getApproval = defineOperation({
  id: 'approvals.get',
  method: 'GET',
  path: '/api/approvals/{id}',
  risk: 'read',
  tag: 'approvals',
  summary: 'Show one approval',
  input: z.strictObject({ id: idSchema }),
  output: approvalSchema,
});
export const decideApproval = defineOperation({
  id: 'approvals.decide',
  method: 'POST',
  path: '/api/approvals/{id}',
  risk: 'write',
  tag: 'approvals',
  summary: 'Approve or reject; a second decision is a conflict',
  input: z.strictObject({ id: idSchema, decision: z.enum(['approve', 'reject'], 'Decision is approve or reject.') }),
  output: z.object({ ...approvalSchema.shape, receipt: receiptSchema.nullable() }),
});
export const getApprovalTotals = defineOperation({
  id: 'approvals.totals',
  method: 'GET',
  path: '/api/approval-totals',
  risk: 'read',
  tag: 'approvals',
  summary: 'Count what waits for a yes',
  input: z.strictObject({}),
  output: z.object({ pending: z.int() }),
});

export const approvalOperations = [listApprovals, getApproval, decideApproval, getApprovalTotals];
