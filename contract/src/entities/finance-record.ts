import { z } from 'zod';
import { LIMITS } from '../constants.ts';
import { defineOperation } from '../operation.ts';
import { defineTable, recordBase } from '../table.ts';
import { amountSchema, dateSchema, idSchema, optionalText } from '../values.ts';
import { clientRefSchema, projectRefSchema } from './references.ts';

export const FINANCE_TYPES = ['payment', 'expense', 'invoice'] as const;
export const financeTypeSchema = z.enum(FINANCE_TYPES, 'Type is payment, expense or invoice.');
export const FINANCE_STATUSES = ['paid', 'pending', 'overdue'] as const;
export const financeStatusSchema = z.enum(FINANCE_STATUSES, 'Status is paid, pending or overdue.');

const fields = {
  project_id: idSchema.nullish(),
  client_id: idSchema.nullish(),
  /** A payment names the invoice it pays. */
  invoice_id: idSchema.nullish(),
  due_date: dateSchema.nullish(),
  paid_date: dateSchema.nullish(),
  description: optionalText(LIMITS.longText),
};

export const financeRecordSchema = z.object({
  ...recordBase,
  type: financeTypeSchema,
  amount: amountSchema,
  status: financeStatusSchema,
  project_id: idSchema.nullable(),
  project: projectRefSchema.nullable(),
  client_id: idSchema.nullable(),
  client: clientRefSchema.nullable(),
  invoice_id: idSchema.nullable(),
  due_date: z.string().nullable(),
  paid_date: z.string().nullable(),
  description: z.string().nullable(),
});
export type FinanceRecord = z.input<typeof financeRecordSchema>;

const amount = amountSchema;

export const financeRecords = defineTable({
  path: 'finance-records',
  table: 'finance_records',
  noun: 'finance record',
  plural: 'finance records',
  record: financeRecordSchema,
  // status left out: a payment or an expense is paid, an invoice pending
  create: { ...fields, type: financeTypeSchema, amount, status: financeStatusSchema.optional() },
  update: { ...fields, type: financeTypeSchema, amount, status: financeStatusSchema },
  list: {
    filters: {
      type: financeTypeSchema,
      status: financeStatusSchema,
      project_id: idSchema,
      client_id: idSchema,
      invoice_id: idSchema,
      due_date: dateSchema,
    },
    sorts: ['created_at', 'amount', 'due_date', 'type', 'status'],
    defaultSort: '-created_at',
    search: ['description'],
  },
});

/** Mark as Paid: the invoice becomes paid and a linked payment is made for what linked payments do not cover. */
export const markPaid = defineOperation({
  id: 'finance-records.mark-paid',
  method: 'POST',
  path: '/api/finance-records/{id}/mark-paid',
  risk: 'write',
  tag: 'finance-records',
  summary: 'Mark an invoice as paid, with a payment for what is not covered yet',
  input: z.strictObject({ id: idSchema, paid_date: dateSchema.optional() }),
  output: financeRecordSchema,
});

export const financeOperations = [...Object.values(financeRecords.operations), markPaid];
