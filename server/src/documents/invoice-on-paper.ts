import { type FrozenPaper, invalid } from '@smoko/contract';
import { basisOnPaper } from '../domain/billing/basis-on-paper.ts';
import { letterheadOf } from '../domain/finance-records/freeze.ts';
import { toPayOf } from '../domain/finance-records/how-to-pay.ts';
import type { FinanceRow } from '../domain/finance-records/schema.ts';
import { standingOf } from '../domain/finance-records/standing.ts';
import { longDay } from '../domain/long-day.ts';
import type { LinkVersion } from '../domain/paper-token.ts';
import type { QuoteOnPaper } from './quote-on-paper.ts';

export type InvoiceOnPaper = QuoteOnPaper & { heading: string };

/**
 * An issued invoice on paper, as it was frozen: "Tax Invoice" of a business that was registered then, else "Invoice" without
 * a word about GST. `linkOf`: where its client sees it.
 */
export function invoiceOnPaper(
  invoice: FinanceRow,
  linkOf: (id: string, version: LinkVersion) => string,
): InvoiceOnPaper {
  const { type, frozen, amount: total } = invoice;
  if (type !== 'invoice' || !frozen) throw invalid('id', 'Only an invoice can be had as one on paper.');
  const business = letterheadOf(frozen);
  const gst = invoice.gst ?? 0;
  return {
    business,
    quoteName: '',
    heading: [frozen.heading, MARKS[invoice.stage ?? 'issued']].filter(Boolean).join(' - '),
    date: invoice.issued_on ?? '',
    due: invoice.due_date ?? null,
    customerReference: invoice.customer_reference,
    claim: invoice.stage === 'void' ? null : (frozen.claim ?? null),
    basis: frozen.basis ? basisOnPaper(frozen.basis, invoice) : null,
    toPay: toPayOf(business, invoice),
    validUntil: null,
    client: frozen.buyer,
    job: frozen.job ?? null,
    facts: frozen.work && !frozen.claim?.work ? [`Work: ${frozen.work}`] : [],
    words: '',
    details: '',
    text: '',
    ...pricedLines(invoice, frozen),
    subtotal: total - gst,
    gst,
    total,
    standing: standingOf(invoice),
    link: asksForMoney(invoice) && frozen.layout ? linkOf(invoice._id.toHexString(), invoice.link_version) : null,
  };
}

/** A paper that is no invoice says so at its head. */
const MARKS = { draft: 'DRAFT', issued: null, void: 'VOID' } as const;

/** Papers from before say what they said then. */
function pricedLines(record: FinanceRow, { layout, seller }: FrozenPaper) {
  const priced = linesOf(record);
  return { ...priced, amountsExGst: Boolean(layout) && seller.gst_registered && !priced.pricesIncludeGst };
}

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
    quoteName: '',
    heading: frozen.heading,
    date: note.issued_on ?? '',
    validUntil: null,
    client: frozen.buyer,
    customerReference: frozen.customer_reference,
    job: frozen.job ?? null,
    words: [`Less to pay of ${of}${day}.`, reason && `Reason: ${reason}`].filter(Boolean).join('\n'),
    details: '',
    text: '',
    ...pricedLines(note, frozen),
    subtotal: total - gst,
    gst,
    total,
  };
}

/** One that is looked at before it goes out has no page yet. */
const asksForMoney = ({ status, stage }: FinanceRow): boolean => status !== 'paid' && (stage ?? 'issued') === 'issued';
