import { z } from 'zod';
import { defineOperation } from '../operation.ts';
import { dateSchema, idSchema, sumSchema } from '../values.ts';
import { financeRecordSchema } from './finance-record.ts';
import { paymentMethodSchema } from './payment-method.ts';

/** Open invoices that an account shows, the oldest first. */
export const ACCOUNT_INVOICES = 50;
/** What one statement lists at most. */
export const STATEMENT_ENTRIES = 1_000;
/** Clients that aged receivables list, who owe most first. */
export const AGED_CLIENTS = 500;

/** What a client was asked for, what came in and what is left: invoiced + refunded - paid - credited = balance = due - credit. */
export const getClientAccount = defineOperation({
  id: 'clients.account',
  method: 'GET',
  path: '/api/clients/{id}/account',
  risk: 'read',
  tag: 'clients',
  summary: 'What a client owes, paid and has as credit',
  input: z.strictObject({ id: idSchema }),
  output: z.object({
    client_id: idSchema,
    invoiced: sumSchema,
    /** All that came in, credit too. */
    paid: sumSchema,
    credited: sumSchema,
    refunded: sumSchema,
    due: sumSchema,
    /** Paid and not used. */
    credit: sumSchema,
    balance: sumSchema,
    /** The day of the oldest invoice that is open: when it was due, else made. */
    oldest_debt: z.string().nullable(),
    open_invoices: z.array(financeRecordSchema).max(ACCOUNT_INVOICES),
  }),
});

const bucketsSchema = z.object({
  /** Not due yet, or without a due date. */
  current: sumSchema,
  d1_30: sumSchema,
  d31_60: sumSchema,
  d61_90: sumSchema,
  over_90: sumSchema,
});
export type AgedBuckets = z.input<typeof bucketsSchema>;

export const STATEMENT_KINDS = ['invoice', 'payment', 'credit_note', 'refund'] as const;

/** Which days a statement is of. */
export const daysOfStatement = {
  /** Left out: from the beginning. */
  from: dateSchema.optional(),
  /** Left out: today. */
  to: dateSchema.optional(),
};

/** What happened between two days, each with the balance after it. Both days are included. */
export const getClientStatement = defineOperation({
  id: 'clients.statement',
  method: 'GET',
  path: '/api/clients/{id}/statement',
  risk: 'read',
  tag: 'clients',
  summary: "A client's invoices, payments and credits with a running balance",
  alsoPdf: true,
  input: z.strictObject({
    id: idSchema,
    ...daysOfStatement,
  }),
  output: z.object({
    client: z.object({ id: idSchema, name: z.string() }),
    from: z.string().nullable(),
    to: z.string(),
    opening: sumSchema,
    entries: z
      .array(
        z.object({
          date: z.string(),
          kind: z.enum(STATEMENT_KINDS),
          /** The finance record. */
          id: idSchema,
          number: z.string().nullable(),
          description: z.string().nullable(),
          /** Of money: how it moved, and what the bank or the cheque calls it; absent where nobody said. */
          method: paymentMethodSchema.optional(),
          reference: z.string().optional(),
          /** Of a credit note that is an adjustment note. */
          adjustment: z.literal(true).optional(),
          /** Above zero for what is asked for, below for what came in. */
          amount: sumSchema,
          balance: sumSchema,
        }),
      )
      .max(STATEMENT_ENTRIES),
    closing: sumSchema,
    /** What is due now of their invoices, by how late it is; null of a statement that ends before today. */
    aged: z.object({ as_of: z.string(), total: sumSchema, buckets: bucketsSchema }).nullable(),
  }),
});

/** What is due, by how many days it is late. */
export const getAgedReceivables = defineOperation({
  id: 'finance-records.aged',
  method: 'GET',
  path: '/api/aged-receivables',
  risk: 'read',
  tag: 'finance-records',
  summary: 'What clients owe, by how late it is',
  input: z.strictObject({}),
  output: z.object({
    as_of: z.string(),
    total: sumSchema,
    buckets: bucketsSchema,
    clients: z
      .array(
        z.object({
          /** null: invoices without a client. */
          client_id: idSchema.nullable(),
          name: z.string().nullable(),
          total: sumSchema,
          buckets: bucketsSchema,
        }),
      )
      .max(AGED_CLIENTS),
  }),
});

export const clientAccountOperations = [getClientAccount, getClientStatement, getAgedReceivables];
