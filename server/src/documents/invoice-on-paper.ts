import { TZDate } from '@date-fns/tz';
import { abnChecksumOk, gstWithin, invalid } from '@smoko/contract';
import { format } from 'date-fns';
import type { Business } from '../domain/actor.ts';
import type { FinanceRow } from '../domain/finance-records/schema.ts';
import { standingOf } from '../domain/finance-records/standing.ts';
import { howToPay, type ToPay } from './how-to-pay.ts';
import type { QuoteOnPaper } from './quote-on-paper.ts';

/** From here on a tax invoice names its buyer (A New Tax System (GST) Act 1999, section 29-70). Cents. */
const NAMED_BUYER = 100_000;
/** Above this, New Zealand's says the seller's GST number (Goods and Services Tax Act 1985, section 19F). Cents. */
const NUMBERED_SELLER = 20_000;

export type InvoiceOnPaper = QuoteOnPaper & { heading: string };

/**
 * An invoice on paper: "Tax Invoice" of a registered business with the number that it needs, else "Invoice" without a word
 * about GST. Throws 422 saying what is missing.
 */
export function invoiceOnPaper(
  business: Business,
  invoice: FinanceRow,
  client: QuoteOnPaper['client'],
): InvoiceOnPaper {
  if (invoice.type !== 'invoice') throw invalid('id', 'Only an invoice can be had as one on paper.');
  const taxed = business.gstRegistered;
  const total = Number(invoice.amount);
  if (taxed) assertNumber(business, total);
  if (taxed && total >= NAMED_BUYER && !client) {
    throw invalid('client_id', 'A tax invoice of $1,000 or more names its buyer. Add a client first.');
  }
  const gst = taxed ? Number(invoice.gst ?? gstWithin(total, business.country)) : 0;
  const what = String(invoice.description ?? 'Work');
  const kept = (invoice.lines ?? []) as QuoteOnPaper['lines'];
  // of a record that somebody changed since, or that never had lines: the amount in one line
  const added = kept.reduce((sum, line) => sum + line.total, 0);
  const included = invoice.prices_include_gst !== false;
  const whole = kept.length > 0 && (included ? added : added + gst) === total;
  const number = invoice.invoice_number ? ` ${String(invoice.invoice_number)}` : '';
  return {
    business,
    quoteNumber: '',
    heading: `${taxed ? 'Tax Invoice' : 'Invoice'}${number}`,
    date: format(new TZDate(invoice.created_at, business.timeZone), 'yyyy-MM-dd'),
    due: invoice.due_date ?? null,
    toPay: toPayOf(business, invoice),
    validUntil: null,
    client,
    job: null,
    details: '',
    text: '',
    lines: whole ? kept : [{ description: what, quantity: 1, unit: null, unit_price: total, total }],
    pricesIncludeGst: whole ? included : true,
    subtotal: total - gst,
    gst,
    total,
    standing: standingOf(invoice),
  };
}

/** Nothing of an invoice that is paid. */
export const toPayOf = (business: Business, { status, invoice_number }: FinanceRow): ToPay[] =>
  status === 'paid' ? [] : howToPay(business, invoice_number ?? null);

function assertNumber({ country, abn, onPapers }: Business, total: number): void {
  if (country === 'AU') assertAbn(abn);
  else if (total > NUMBERED_SELLER && !onPapers?.gst_number) {
    throw invalid('gst_number', 'A tax invoice over $200 needs your GST number. Add it in Settings.');
  }
}

function assertAbn(abn: string | null): void {
  if (!abn) throw invalid('abn', 'A tax invoice needs your ABN. Add it in Settings.');
  if (!abnChecksumOk(abn)) {
    throw invalid('abn', "That ABN doesn't look right - please check it. A tax invoice needs it, in Settings.");
  }
}
