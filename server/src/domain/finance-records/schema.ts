import {
  ALL_FINANCE_TYPES,
  type DomainOutput,
  EXPENSE_CATEGORIES,
  EXPENSE_TAXES,
  FINANCE_STATUSES,
  type FrozenPaper,
  financeRecords,
  INVOICE_KINDS,
  INVOICE_STAGES,
  PAID_FOR,
  PAYMENT_METHODS,
  type PaymentClaim,
} from '@smoko/contract';
import { Schema, type Types } from 'mongoose';
import { field } from '../../db/row.ts';
import type { RowIn } from '../../db/schema.ts';
import {
  cents,
  flagOff,
  flagOn,
  later,
  link,
  moment,
  number,
  oneOf,
  oneOfOrNone,
  pricedLines,
  requiredCents,
  shapedOrNone,
  text,
  yesOrNull,
} from '../../db/stored-fields.ts';
import type { TableService } from '../tables/table-service.ts';
import { tableSchema } from '../tables/table-store.ts';

/** A part of a payment and the invoice that it pays. Cents. */
export interface Allocation {
  invoice_id: Types.ObjectId;
  amount: number;
}
const allocations = field<Allocation[]>({
  type: [{ _id: false, invoice_id: Schema.Types.ObjectId, amount: Number }],
  default: [],
});

/** A part of a payment that something else took from what it paid, or from the credit it was. Cents. */
export interface PaymentPart {
  payment_id: Types.ObjectId;
  amount: number;
}
const paymentParts = field<PaymentPart[]>({
  type: [{ _id: false, payment_id: Schema.Types.ObjectId, amount: Number }],
  default: [],
});

/**
 * Money that came in for an invoice, or stopped being for it, on its day: what GST on a cash basis is counted by (decision
 * 43; A New Tax System (Goods and Services Tax) Act 1999 s 29-5 (2), Goods and Services Tax Act 1985 (NZ) s 19). Cents.
 */
export interface Received {
  /** The payment, or the credit note that set it free; null: the invoice itself, which old books call paid. */
  record_id: Types.ObjectId | null;
  day: string;
  amount: number;
  /** Of a credit note: what it takes off the invoice, and off its GST. */
  credited?: number;
  credited_gst?: number;
  /** The share of the invoice's GST; null where nobody worked that out. */
  gst: number | null;
}

const received = field<Received[] | null>({
  type: [
    {
      _id: false,
      record_id: Schema.Types.ObjectId,
      day: String,
      amount: Number,
      credited: Number,
      credited_gst: Number,
      gst: Number,
    },
  ],
  default: null,
});

export const schema = tableSchema(financeRecords, {
  type: oneOf(ALL_FINANCE_TYPES),
  amount: requiredCents,
  status: oneOf(FINANCE_STATUSES),
  project_id: link,
  client_id: link,
  invoice_id: link,
  due_date: text,
  paid_date: text,
  description: text,
  /** Of an invoice. */
  stage: later(oneOfOrNone(INVOICE_STAGES)),
  kind: later(oneOfOrNone(INVOICE_KINDS)),
  /** Of a draft that nobody gave a day: how many days after it is issued it is due. Its due date is then a guess. */
  terms_days: later(number),
  frozen: later(shapedOrNone<FrozenPaper>()),
  /** Of an invoice that is a payment claim; when its client got it, where somebody said so, and by when a reply is due. */
  payment_claim: later(shapedOrNone<PaymentClaim>()),
  served_on: later(text),
  reply_due: later(text),
  /** When it first left: by message, as a file or over its link. */
  left_at: later(moment),
  /** How often its link was replaced. */
  link_version: later(number),
  invoice_number: later(text),
  invoice_number_value: later(number),
  quote_id: later(link),
  /** Of an invoice: what its client calls it. */
  customer_reference: later(text),
  /** Which of the stages of its job it asks for. */
  billing_stage_id: later(link),
  gst: later(cents),
  lines: later(pricedLines),
  prices_include_gst: later(flagOn),
  /** Of a credit note: what its invoice comes to and the GST in that, by which it is taxed as a whole or in part. */
  credited_amount: later(cents),
  credited_gst: later(cents),
  /** Of a payment: what it pays, and what of it pays nothing yet. */
  allocations: later(allocations),
  unallocated: later(cents),
  /**
   * Of a payment: somebody said that what pays nothing is on account. Lacking: from before that was kept, and then it waits
   * for a yes (decision 50).
   */
  on_account: later(flagOff),
  /** Of a payment that is on no invoice and of which nobody said that it is on account; else null. */
  to_place: later(yesOrNull),
  /** Of a payment or a refund: somebody gave its words as its description. Lacking: from before that was kept. */
  described_by_hand: later(flagOff),
  /** Of a payment or a refund. */
  method: later(oneOfOrNone(PAYMENT_METHODS)),
  reference: later(text),
  /** Of an invoice: what payments on file pay of it (kept up by follow-payments.ts). */
  allocated: later(cents),
  /** Of an invoice that came in as paid, from old books: how much of it. Payments that are linked later are a part of that. */
  paid_before: later(cents),
  /** Of an invoice: what credit notes on file take off it. */
  amount_credited: later(cents),
  /** Of a payment: what of it was paid back. */
  refunded: later(cents),
  issued_on: later(text),
  credit_note_number: later(text),
  credit_note_number_value: later(number),
  reason: later(text),
  /** Of a credit note: what it made free of the payments of its invoice. */
  freed: later(paymentParts),
  /** Of a refund: whose credit it was paid out of. */
  refunded_from: later(paymentParts),
  subtotal: later(cents),
  amount_paid: later(cents),
  amount_due: later(cents),
  part_paid: later(flagOff),
  /** Of an expense. */
  supplier_id: later(link),
  tax: later(oneOfOrNone(EXPENSE_TAXES)),
  category: later(oneOfOrNone(EXPENSE_CATEGORIES)),
  supplier_invoice_number: later(text),
  attachment_id: later(link),
  paid_for: later(oneOfOrNone(PAID_FOR)),
  /** Of an invoice: what came in for it and when, with its share of the GST. */
  received: later(received),
});
schema.index(
  { user_id: 1, invoice_number_value: -1 },
  { unique: true, partialFilterExpression: { invoice_number_value: { $type: 'number' } } },
);
schema.index(
  { user_id: 1, credit_note_number_value: -1 },
  { unique: true, partialFilterExpression: { credit_note_number_value: { $type: 'number' } } },
);
// money by month
schema.index({ user_id: 1, deleted_at: 1, type: 1, status: 1, paid_date: 1 });
// what turns overdue next
schema.index({ user_id: 1, deleted_at: 1, type: 1, status: 1, due_date: 1 });
// what was paid back of a payment
schema.index({ user_id: 1, deleted_at: 1, 'refunded_from.payment_id': 1 });
// what pays an invoice
schema.index({ user_id: 1, deleted_at: 1, 'allocations.invoice_id': 1 });
// what a credit note set free of a payment
schema.index({ user_id: 1, deleted_at: 1, 'freed.payment_id': 1 });
// payments to place
schema.index({ user_id: 1, deleted_at: 1, to_place: 1, paid_date: 1, _id: 1 });
// GST by papers, and by money
schema.index({ user_id: 1, deleted_at: 1, type: 1, issued_on: 1 });
schema.index({ user_id: 1, deleted_at: 1, 'received.day': 1 });

export type FinanceRow = RowIn<typeof schema>;

/** What other services of finance records need of the table's own. */
export type FinanceRecords = TableService<FinanceRow, DomainOutput<typeof financeRecords.operations.get>>;
