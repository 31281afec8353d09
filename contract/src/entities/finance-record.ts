import { z } from 'zod';
import { LIMITS } from '../constants.ts';
import type { EntityView, ShownField } from '../entity-view.ts';
import { defineOperation } from '../operation.ts';
import { anyOrder } from '../statuses.ts';
import { defineTable, recordBase } from '../table.ts';
import { amountSchema, dateSchema, idSchema, instantSchema, moneySchema, optionalText, sumSchema } from '../values.ts';
import { expenseCategorySchema, expenseTaxSchema, paidForSchema } from './expense.ts';
import { anyFinanceTypeSchema, FINANCE_STATUSES, financeStatusSchema, financeTypeSchema } from './finance-types.ts';
import { frozenPaperSchema, invoiceKindSchema, invoiceStageSchema } from './invoice-stage.ts';
import { paymentClaimSchema } from './payment-claim-shapes.ts';
import { paymentMethodSchema, paymentWords } from './payment-method.ts';
import { customerReferenceSchema, pricedLineSchema, quoteLineSchema } from './priced-line.ts';
import { attachmentRefSchema, clientRefSchema, projectRefSchema, supplierRefSchema } from './references.ts';

/** Invoices that one payment may pay at once. */
const MOST_ALLOCATIONS = 200;
/** A part of a payment, and the invoice that it pays. */
export const allocationSchema = z.strictObject({
  invoice_id: idSchema,
  amount: amountSchema.refine((cents) => cents > 0, 'Say how much of it pays that invoice.'),
});

/** A deposit may come in before its invoice goes out; a day that is mistyped looks the same. */
const confirmEarly = z.boolean('confirm_early is true or false.').optional();

const fields = {
  project_id: idSchema.nullish(),
  client_id: idSchema.nullish(),
  /** Of a payment: short for one allocation of all of it. */
  invoice_id: idSchema.nullish(),
  /** Of a payment: what it pays. Left out: the invoice it names, else the client's open invoices, oldest first. */
  allocations: z
    .array(allocationSchema)
    .max(MOST_ALLOCATIONS, `One payment pays at most ${MOST_ALLOCATIONS} invoices.`)
    .optional(),
  /** Of a payment: what is more than is owed stays as the client's credit. Left out: more than is owed is refused. */
  allow_credit: z.boolean('allow_credit is true or false.').optional(),
  /** Of a payment: what of it pays no invoice is said to be on account. Left out: so where `allow_credit` leaves a rest. */
  on_account: z.boolean('on_account is true or false.').optional(),
  /**
   * Of a payment: it did come in before the invoice that it pays went out, or, where it pays none, more than a year ago. Left out:
   * such a day is refused.
   */
  confirm_early: confirmEarly,
  /** Of an invoice: the day it went out. Left out: today. */
  issued_on: dateSchema.nullish(),
  due_date: dateSchema.nullish(),
  paid_date: dateSchema.nullish(),
  description: optionalText(LIMITS.longText),
  /** Of an expense: who was paid. */
  supplier_id: idSchema.nullish(),
  /** Of an expense: whether it has GST in it. Left out: nobody said so. */
  tax: expenseTaxSchema.nullish(),
  /** Of an expense with GST: how much. Left out: all that can be in the amount. Also of an invoice of older books. */
  gst: amountSchema.nullish(),
  category: expenseCategorySchema.nullish(),
  /** Of an expense: what a contractor was paid for. Left out: as the supplier is marked. */
  paid_for: paidForSchema.nullish(),
  /** Of an expense: the number on the supplier's invoice. */
  supplier_invoice_number: optionalText(60),
  /** Of an expense: the supplier's invoice as a file, one of the attachments. */
  attachment_id: idSchema.nullish(),
  /** Of an invoice: what its client calls it, such as a purchase order. */
  customer_reference: customerReferenceSchema,
  ...paymentWords,
};

/** Of a draft invoice: its lines in the place of those it has, which say what it comes to. */
const draftLines = {
  lines: z
    .array(quoteLineSchema)
    .min(1, 'An invoice has at least one line.')
    .max(LIMITS.quoteLines, `At most ${LIMITS.quoteLines} lines.`)
    .optional(),
  /** Of the lines: their prices hold the GST, else it comes on top of their sum. Left out: as it was. */
  prices_include_gst: z.boolean('prices_include_gst is true or false.').optional(),
  /** Of the lines: although more is invoiced then than was agreed on. */
  confirm_over: z.boolean('confirm_over is true or false.').optional(),
};

export const financeRecordSchema = z.object({
  ...recordBase,
  type: anyFinanceTypeSchema,
  amount: amountSchema,
  status: financeStatusSchema,
  project_id: idSchema.nullable(),
  project: projectRefSchema.nullable(),
  client_id: idSchema.nullable(),
  client: clientRefSchema.nullable(),
  invoice_id: idSchema.nullable(),
  issued_on: z.string().nullable(),
  due_date: z.string().nullable(),
  paid_date: z.string().nullable(),
  description: z.string().nullable(),
  /** Of an invoice: a draft asks for nothing yet, an issued one stays as it is, a void one asks for nothing any more. */
  stage: invoiceStageSchema.nullable(),
  /** Of an invoice: what it asks for of a job's price. */
  kind: invoiceKindSchema.nullable(),
  /** `INV-1001` and on, for each business; null for a draft, and for what was not made as an invoice of its own. */
  invoice_number: z.string().nullable(),
  /** The accepted quote it is from. */
  quote_id: idSchema.nullable(),
  customer_reference: z.string().nullable(),
  /** What it is for; empty where nobody said it in lines. */
  lines: z.array(pricedLineSchema),
  /** Of lines: their prices hold the GST, else it comes on top of their sum. */
  prices_include_gst: z.boolean().nullable(),
  /** The GST in the amount, and the amount without it; null where nobody worked it out. */
  gst: moneySchema.nullable(),
  subtotal: moneySchema.nullable(),
  /** Of a payment: what it pays, and what of it pays nothing yet. */
  allocations: z.array(allocationSchema),
  unallocated: amountSchema.nullable(),
  /**
   * Numbers of the invoices that a payment pays, in the order of `allocations`, or that a credit note is for; null for one that
   * has none, from older books.
   */
  invoice_numbers: z.array(z.string().nullable()),
  /** Of a payment: somebody said that what pays no invoice is on account. */
  on_account: z.boolean(),
  /** Of a payment or a refund; null where nobody said. */
  method: paymentMethodSchema.nullable(),
  reference: z.string().nullable(),
  /** Of an invoice: what came in for it, and what is still to come. */
  amount_paid: amountSchema.nullable(),
  /** Of an invoice: what credit notes took off it. */
  amount_credited: amountSchema.nullable(),
  amount_due: amountSchema.nullable(),
  /** Something was paid, not all. */
  part_paid: z.boolean(),
  /** `CN-1001` and on, for each business. */
  credit_note_number: z.string().nullable(),
  /** Of a credit note: what it is for. */
  reason: z.string().nullable(),
  /** Of an expense. `tax` is null where nobody said whether there is GST in it. */
  supplier_id: idSchema.nullable(),
  supplier: supplierRefSchema.nullable(),
  tax: expenseTaxSchema.nullable(),
  category: expenseCategorySchema.nullable(),
  /** null: as its supplier is marked. */
  paid_for: paidForSchema.nullable(),
  supplier_invoice_number: z.string().nullable(),
  attachment_id: idSchema.nullable(),
  attachment: attachmentRefSchema.nullable(),
  /** Of an invoice that went out on paper: what stands on it beside its own fields, and stays so. */
  frozen: frozenPaperSchema.nullable(),
  /** When the paper of an invoice or a credit note first went out: sent, downloaded, opened by its link. */
  left_at: instantSchema.nullable(),
  /** Where its client sees it; null where there is nothing to see: a draft, an expense, what is only expected. */
  link: z.string().nullable(),
  /** Of an invoice that is a payment claim under the law of its state. */
  payment_claim: paymentClaimSchema.nullable(),
  /** Of a payment claim: the day on which its client got it, where somebody said so, and by when a reply is due. */
  served_on: z.string().nullable(),
  reply_due: z.string().nullable(),
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
  update: { ...fields, type: financeTypeSchema, amount, status: financeStatusSchema, ...draftLines },
  // an invoice on file becomes paid only where payments cover it: the server looks
  statuses: anyOrder('finance record', FINANCE_STATUSES),
  list: {
    filters: {
      type: anyFinanceTypeSchema,
      status: financeStatusSchema,
      project_id: idSchema,
      client_id: idSchema,
      supplier_id: idSchema,
      invoice_id: idSchema,
      /** With or without what stands before its digits. */
      invoice_number: z.string().max(40),
      credit_note_number: z.string().max(40),
      stage: invoiceStageSchema,
      due_date: dateSchema,
    },
    ranges: ['paid_date'],
    sorts: ['created_at', 'amount', 'due_date', 'paid_date', 'type', 'status'],
    defaultSort: '-created_at',
    search: ['description'],
  },
});

export const financeRecordView = {
  fields: {
    type: { kind: 'choice', label: 'Type' },
    invoice_number: { kind: 'text', label: 'Invoice Number', computed: true, terminal: { label: 'Number' } },
    stage: {
      kind: 'choice',
      label: 'Stage',
      computed: true,
      terminal: { column: 'Stage' },
    },
    kind: { kind: 'choice', label: 'Kind', computed: true, notForAssistants: true },
    client: { kind: 'reference', label: 'Client' },
    project: { kind: 'reference', label: 'Project', said: 'job' },
    amount: { kind: 'money', label: 'Amount', terminal: { about: 'in dollars' } },
    amount_paid: {
      kind: 'money',
      label: 'Paid',
      computed: true,
      notForAssistants: true,
      terminal: { label: 'Paid of it' },
    },
    amount_credited: { kind: 'money', label: 'Credited', computed: true, notForAssistants: true },
    amount_due: { kind: 'money', label: 'Still Due', computed: true, notForAssistants: true },
    part_paid: {
      kind: 'yes or no',
      label: 'Part paid',
      computed: true,
      notForAssistants: true,
      terminal: { yes: 'yes' },
    },
    credit_note_number: { kind: 'text', label: 'Credit Note Number', computed: true, notForAssistants: true },
    reason: { kind: 'text', label: 'Reason', computed: true, notForAssistants: true },
    unallocated: { kind: 'money', label: 'Not Used', computed: true, notForAssistants: true },
    on_account: {
      kind: 'yes or no',
      label: 'On Account',
      computed: true,
      notForAssistants: true,
      terminal: { yes: 'yes' },
    },
    prices_include_gst: {
      kind: 'yes or no',
      label: 'Prices include GST',
      computed: true,
      notForAssistants: true,
      terminal: { yes: 'yes' },
    },
    subtotal: {
      kind: 'money',
      label: 'Without GST',
      computed: true,
      notForAssistants: true,
      terminal: { label: 'Without GST' },
    },
    tax: {
      kind: 'choice',
      label: 'GST on It',
      notForAssistants: true,
      terminal: { about: 'whether there is GST in it' },
    },
    gst: {
      kind: 'money',
      label: 'GST',
      hint: 'Left out, it is worked out.',
      notForAssistants: true,
      terminal: { label: 'GST in it', about: 'in dollars; left out: worked out' },
    },
    category: { kind: 'choice', label: 'Category', notForAssistants: true },
    paid_for: { kind: 'choice', label: 'Paid For', notForAssistants: true },
    supplier: { kind: 'reference', label: 'Supplier', notForAssistants: true },
    supplier_invoice_number: {
      kind: 'text',
      label: 'Supplier Invoice Number',
      notForAssistants: true,
      terminal: { label: "Supplier's number" },
    },
    issued_on: { kind: 'day', label: 'Issued', computed: true, notForAssistants: true },
    served_on: { kind: 'day', label: 'Client Got It', computed: true, notForAssistants: true },
    reply_due: {
      kind: 'day',
      label: 'Reply Due',
      computed: true,
      terminal: { label: 'A reply is due by' },
    },
    due_date: { kind: 'day', label: 'Due Date', terminal: { label: 'Due', flag: 'due' } },
    paid_date: {
      kind: 'day',
      label: 'Paid Date',
      hint: 'Left out, it is today.',
      terminal: { label: 'Paid', flag: 'paid' },
    },
    method: { kind: 'choice', label: 'Method' },
    reference: { kind: 'text', label: 'Reference' },
    customer_reference: {
      kind: 'text',
      label: 'Customer Reference',
      hint: 'Such as their purchase order. It stands on the invoice.',
      notForAssistants: true,
    },
    status: { kind: 'status', label: 'Status' },
    description: { kind: 'long text', label: 'Description' },
  },
  // only one of the two days is asked for
  form: [
    ['type', 'amount'],
    ['tax', 'gst'],
    ['project', 'client'],
    ['supplier', 'supplier_invoice_number'],
    ['category'],
    ['paid_for'],
    ['status', 'due_date', 'paid_date'],
    ['method', 'reference'],
    ['customer_reference'],
    ['description'],
  ],
  columns: ['type', 'project', 'amount', 'status', 'due_date'],
  terminalColumns: ['invoice_number', 'type', 'client', 'due_date', 'amount', 'amount_due', 'status'],
} as const satisfies EntityView<
  Exclude<
    ShownField<FinanceRecord>,
    'allocations' | 'attachment' | 'invoice_numbers' | 'lines' | 'link' | 'left_at' | 'frozen' | 'payment_claim'
  >
>;

/** Mark as Paid: the invoice becomes paid and a linked payment is made for what linked payments do not cover. */
export const markPaid = defineOperation({
  id: 'finance-records.mark-paid',
  method: 'POST',
  path: '/api/finance-records/{id}/mark-paid',
  risk: 'write',
  tag: 'finance-records',
  summary: 'Mark an invoice as paid, with a payment for what is not covered yet',
  input: z.strictObject({
    id: idSchema,
    paid_date: dateSchema.optional(),
    confirm_early: confirmEarly,
    ...paymentWords,
  }),
  output: financeRecordSchema,
});

/** `?unpaid=true`; anything else than true and false is refused. */
const flag = z.enum(['true', 'false']);
/** The day a record is told by: it is due, it was paid, it was put on file; `any`: paid, else due, else put on file. */
export const FINANCE_DAYS = ['any', 'due', 'paid', 'made'] as const;
/** First records of an overview, soonest day first. */
export const OVERVIEW_RECORDS = 20;
export const OVERVIEW_GROUPS = 50;

/**
 * What some finance records come to, however many they are: counted and added up by the database. Of invoices, those that
 * are issued.
 */
export const financeOverview = defineOperation({
  id: 'finance-records.overview',
  method: 'GET',
  path: '/api/finance-overview',
  risk: 'read',
  tag: 'finance-records',
  summary: 'Count and add up finance records, with the first of them, and by client or job',
  input: z.strictObject({
    type: anyFinanceTypeSchema.optional(),
    status: financeStatusSchema.optional(),
    unpaid: flag.optional(),
    /** Overdue, or pending and past the due date. */
    late: flag.optional(),
    client_id: idSchema.optional(),
    project_id: idSchema.optional(),
    from: dateSchema.optional(),
    to: dateSchema.optional(),
    day: z.enum(FINANCE_DAYS).default('any'),
    q: z.string().max(LIMITS.searchText).optional(),
    /** Also sums for each client or job, the largest first: of what is unpaid or late, by what is due. */
    by: z.enum(['client', 'project']).optional(),
  }),
  output: z.object({
    count: z.int(),
    total: sumSchema,
    /** What is still due of the invoices among them. */
    due: sumSchema,
    /** Invoices that fit and are not issued yet; counted in none of the other sums. */
    drafts: z.object({ count: z.int(), total: sumSchema }),
    /** The same for each type there is among them: what is asked for, what came in and what was spent are no one sum. */
    types: z.array(z.object({ type: anyFinanceTypeSchema, count: z.int(), total: sumSchema, due: sumSchema })),
    records: z.array(financeRecordSchema).max(OVERVIEW_RECORDS),
    groups: z
      .array(
        z.object({
          id: idSchema.nullable(),
          name: z.string().nullable(),
          count: z.int(),
          total: sumSchema,
          due: sumSchema,
        }),
      )
      .max(OVERVIEW_GROUPS),
  }),
});
// before the record of an id, whose path it would fit too
export const financeOperations = [financeOverview, ...Object.values(financeRecords.operations), markPaid];
