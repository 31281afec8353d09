import { shownLine } from '@smoko/contract';
import type { PlainRow } from '../../db/stored.ts';
import type { PaperLink } from '../paper-token.ts';
import type { FinanceRow } from './schema.ts';
import { withoutGst } from './settled.ts';

/** A finance record as the API shows it. Older ones lack what was added later; what only storage uses stays inside. */
export function asShown(record: PlainRow<FinanceRow>, linkOf: PaperLink) {
  const { id, user_id, created_at, updated_at, version, type, amount, status } = record;
  const { project_id, client_id, invoice_id, due_date, paid_date, description } = record;
  const { amount_paid = null, amount_due = null } = record;
  return {
    ...{ id, user_id, created_at, updated_at, version, type, amount, status },
    ...{ project_id, client_id, invoice_id, due_date, paid_date, description },
    ...numbered(record),
    lines: (record.lines ?? []).map(shownLine),
    prices_include_gst: record.lines?.length ? (record.prices_include_gst ?? true) : null,
    gst: record.gst ?? null,
    // older records have none stored
    subtotal: withoutGst(record),
    allocations: record.allocations ?? [],
    unallocated: record.unallocated ?? null,
    on_account: record.on_account ?? false,
    ...howPaid(record),
    amount_paid,
    amount_credited: type === 'invoice' ? (record.amount_credited ?? 0) : null,
    amount_due,
    part_paid: record.part_paid ?? false,
    reason: record.reason ?? null,
    ...ofExpense(record),
    frozen: record.frozen ?? null,
    left_at: record.left_at ?? null,
    link: hasPage(record) ? linkOf(id, record.link_version) : null,
    ...claimed(record),
  };
}

/** What its client can look at, as `createInvoiceView` says. */
const hasPage = ({ type, stage, status }: PlainRow<FinanceRow>): boolean =>
  type === 'invoice' ? stage !== 'draft' : type === 'payment' ? status === 'paid' : type !== 'expense';

/** Nobody has to answer what is not out yet, or void. */
const claimed = ({ payment_claim, served_on, reply_due, stage }: PlainRow<FinanceRow>) => ({
  payment_claim: payment_claim ?? null,
  served_on: served_on ?? null,
  reply_due: stage === 'issued' ? (reply_due ?? null) : null,
});

const ofExpense = (record: PlainRow<FinanceRow>) => ({
  supplier_id: record.supplier_id ?? null,
  tax: record.tax ?? null,
  category: record.category ?? null,
  paid_for: record.paid_for ?? null,
  supplier_invoice_number: record.supplier_invoice_number ?? null,
  attachment_id: record.attachment_id ?? null,
});

const howPaid = ({ method = null, reference = null }: PlainRow<FinanceRow>) => ({ method, reference });

const numbered = (record: PlainRow<FinanceRow>) => ({
  issued_on: record.issued_on ?? null,
  invoice_number: record.invoice_number ?? null,
  credit_note_number: record.credit_note_number ?? null,
  stage: record.stage ?? null,
  kind: record.kind ?? null,
  quote_id: record.quote_id ?? null,
  customer_reference: record.customer_reference ?? null,
});
