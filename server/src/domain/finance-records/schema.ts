import { ALL_FINANCE_TYPES, type DomainOutput, FINANCE_STATUSES, financeRecords } from '@smoko/contract';
import { Schema, type Types } from 'mongoose';
import { field } from '../../db/row.ts';
import type { RowIn } from '../../db/schema.ts';
import {
  cents,
  flagOff,
  flagOn,
  later,
  link,
  number,
  oneOf,
  pricedLines,
  requiredCents,
  text,
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
  invoice_number: later(text),
  invoice_number_value: later(number),
  quote_id: later(link),
  gst: later(cents),
  /** Of an invoice that was made as one: what it is for. */
  lines: later(pricedLines),
  prices_include_gst: later(flagOn),
  /** Of a payment: what it pays, and what of it pays nothing yet. */
  allocations: later(allocations),
  unallocated: later(cents),
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
  amount_paid: later(cents),
  amount_due: later(cents),
  part_paid: later(flagOff),
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

export type FinanceRow = RowIn<typeof schema>;

/** What other services of finance records need of the table's own. */
export type FinanceRecords = TableService<FinanceRow, DomainOutput<typeof financeRecords.operations.get>>;
