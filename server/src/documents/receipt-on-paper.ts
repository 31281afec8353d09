import { type DomainOutput, type financeRecords, invalid, PAYMENT_METHOD_NAMES } from '@smoko/contract';
import type { Business } from '../domain/actor.ts';
import { longDay } from '../domain/long-day.ts';
import type { QuoteOnPaper } from './quote-on-paper.ts';

type FinanceRecord = DomainOutput<typeof financeRecords.operations.get>;

/** A payment or a refund on paper. Cents. */
export interface ReceiptOnPaper {
  business: Business;
  heading: 'Receipt' | 'Refund';
  facts: string[];
  client: QuoteOnPaper['client'];
  /** What it paid, each with what is left of that; null where nothing can be. */
  parts: { what: string; amount: number; due: number | null }[];
  total: number;
  /** The client's credit after a refund; null of a payment, whose own credit is a part of it. */
  creditLeft: number | null;
  /** The day that what is left is told of. */
  today: string;
}

interface Beside {
  client: QuoteOnPaper['client'];
  /** Those that it pays, in the order of its allocations; null: one that is gone. */
  invoices: readonly (FinanceRecord | null)[];
  /** Of its client, cents. */
  credit: number;
  today: string;
}

/** Throws 422 for money that has not come in, and for what is neither a payment nor a refund. */
export function receiptOnPaper(business: Business, record: FinanceRecord, beside: Beside): ReceiptOnPaper {
  const { type, status, amount: total } = record;
  if (type !== 'payment' && type !== 'refund') throw invalid('id', 'Only a payment or a refund has a receipt.');
  if (status !== 'paid') throw invalid('id', 'That payment has not come in yet, so there is no receipt of it.');
  const refund = type === 'refund';
  return {
    business,
    heading: refund ? 'Refund' : 'Receipt',
    facts: factsOf(record),
    client: beside.client,
    parts: refund ? [{ what: 'Paid back out of your credit', amount: total, due: null }] : partsOf(record, beside),
    total,
    creditLeft: refund ? beside.credit : null,
    today: beside.today,
  };
}

function factsOf({ type, paid_date, method, reference, project }: FinanceRecord): string[] {
  return [
    ...(paid_date ? [`${type === 'refund' ? 'Paid back' : 'Received'}: ${longDay(paid_date)}`] : []),
    ...(method && method !== 'other' ? [`Paid by: ${PAYMENT_METHOD_NAMES[method]}`] : []),
    ...(reference ? [`Reference: ${reference}`] : []),
    ...(project ? [`Job: ${project.job_name} (#${project.job_number})`] : []),
  ];
}

function partsOf({ amount, allocations, unallocated }: FinanceRecord, { invoices }: Beside): ReceiptOnPaper['parts'] {
  const paid = allocations.map((one, i) => {
    const invoice = invoices[i];
    return { what: titleOf(invoice), amount: one.amount, due: invoice?.amount_due ?? null };
  });
  const credit = unallocated ?? 0;
  const back = amount - credit - paid.reduce((sum, one) => sum + one.amount, 0);
  const rest = (what: string, cents: number) => (cents > 0 ? [{ what, amount: cents, due: null }] : []);
  return [
    ...paid,
    ...rest(paid.length || back ? 'Credit on your account' : 'Payment on account', credit),
    ...rest('Paid back since', back),
  ];
}

/** "Tax Invoice INV-1001, Switchboard upgrade". */
function titleOf(invoice: FinanceRecord | null | undefined): string {
  if (!invoice) return 'Invoice';
  const { frozen, invoice_number, description, issued_on } = invoice;
  const title = frozen?.heading ?? (['Invoice', invoice_number].filter(Boolean).join(' ') || 'Invoice');
  const of = description ?? (issued_on ? `of ${longDay(issued_on)}` : null);
  return [title, of].filter(Boolean).join(', ');
}
