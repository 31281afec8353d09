import { invalid } from '@smoko/contract';
import type { Letterhead } from '../domain/actor.ts';
import { letterheadOf } from '../domain/finance-records/freeze.ts';
import type { FinanceRow } from '../domain/finance-records/schema.ts';
import { standingOf } from '../domain/finance-records/standing.ts';
import { longDay } from '../domain/long-day.ts';
import { howToPay, type ToPay } from './how-to-pay.ts';
import type { QuoteOnPaper } from './quote-on-paper.ts';

export type InvoiceOnPaper = QuoteOnPaper & { heading: string };

/**
 * An issued invoice on paper, as it was frozen: "Tax Invoice" of a business that was registered then, else "Invoice" without
 * a word about GST.
 */
export function invoiceOnPaper(invoice: FinanceRow): InvoiceOnPaper {
  const { type, frozen, amount: total } = invoice;
  if (type !== 'invoice' || !frozen) throw invalid('id', 'Only an invoice can be had as one on paper.');
  const business = letterheadOf(frozen);
  const gst = invoice.gst ?? 0;
  return {
    business,
    quoteNumber: '',
    heading: [frozen.heading, MARKS[invoice.stage ?? 'issued']].filter(Boolean).join(' - '),
    date: invoice.issued_on ?? '',
    due: invoice.due_date ?? null,
    customerReference: invoice.customer_reference,
    claim: invoice.stage === 'void' ? null : (frozen.claim ?? null),
    toPay: toPayOf(business, invoice),
    validUntil: null,
    client: frozen.buyer,
    job: null,
    details: '',
    text: '',
    ...linesOf(invoice),
    subtotal: total - gst,
    gst,
    total,
    standing: standingOf(invoice),
  };
}

/** A paper that is no invoice says so at its head. */
const MARKS = { draft: 'DRAFT', issued: null, void: 'VOID' } as const;

/** Of a record that never had lines, or had other ones before papers were frozen: the amount in one line. */
function linesOf({ lines: kept = [], prices_include_gst, gst, amount: total, description }: FinanceRow) {
  const added = kept.reduce((sum, line) => sum + line.total, 0);
  const included = prices_include_gst !== false;
  if (kept.length > 0 && (included ? added : added + (gst ?? 0)) === total)
    return { lines: kept, pricesIncludeGst: included };
  const whole = { description: description ?? 'Work', quantity: 1, unit: null, unit_price: total, total };
  return { lines: [whole], pricesIncludeGst: true };
}

/** A credit note on paper, as it was frozen: what it adjusts, why, and by how much with its GST. */
export function creditNoteOnPaper(note: FinanceRow, adjusts: FinanceRow | null): InvoiceOnPaper {
  const { frozen, amount: total, reason } = note;
  if (!frozen) throw invalid('id', 'The invoice of that credit note is not on file.');
  const gst = note.gst ?? 0;
  const of = adjusts?.frozen?.heading ?? `invoice ${adjusts?.invoice_number ?? ''}`.trim();
  const day = adjusts?.issued_on ? ` of ${longDay(adjusts.issued_on)}` : '';
  return {
    business: letterheadOf(frozen),
    quoteNumber: '',
    heading: frozen.heading,
    date: note.issued_on ?? '',
    validUntil: null,
    client: frozen.buyer,
    job: null,
    details: [`Less to pay of ${of}${day}.`, reason && `Reason: ${reason}`].filter(Boolean).join('\n'),
    text: '',
    ...linesOf(note),
    subtotal: total - gst,
    gst,
    total,
  };
}

/** How to pay it, as it was frozen, else as it would be; nothing of an invoice that asks for nothing. */
export const toPayOf = (business: Letterhead, { status, stage, frozen, invoice_number }: FinanceRow): ToPay[] =>
  status === 'paid' || stage === 'void'
    ? []
    : howToPay(frozen ? letterheadOf(frozen) : business, invoice_number ?? null);
