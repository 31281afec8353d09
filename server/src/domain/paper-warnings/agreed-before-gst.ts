import { freeIn, gstWithin, type PaperWarning, type TaxedLine } from '@smoko/contract';
import { freeOf } from '../billing/price.ts';
import type { Call } from '../call.ts';
import { dollars } from '../money.ts';
import type { QuoteRow } from '../quotes/schema.ts';

/** Of the invoice, in cents. `gst` is null or 0 where nobody worked it out yet: issuing does. */
interface Invoiced {
  amount: number;
  gst: number | null | undefined;
  lines: readonly (TaxedLine & { total: number })[];
}

/**
 * The price of the quote was agreed on without GST, and the business charges it by now: what is asked for stays the price,
 * so the GST in it is the tradie's own loss. null where more than the price is asked for: GST came on top then.
 */
export function agreedBeforeGst(call: Call, quote: QuoteRow | null, invoice: Invoiced): PaperWarning | null {
  const { business } = call.actor;
  if (!business.gstRegistered || !quote || quote.gst !== 0 || quote.total - freeOf(quote) <= 0) return null;
  const { amount, lines } = invoice;
  const gst = invoice.gst || gstWithin(amount - freeIn(lines), business.country);
  if (gst <= 0 || amount > quote.total) return null;
  const message = [
    'This price was agreed before you registered for GST, so there was none in it.',
    `As it stands ${dollars(gst)} of it is GST that you pay.`,
    'To charge GST on top, agree on that with your client first, as a variation.',
  ].join(' ');
  return { code: 'agreed_before_gst', message, source: null };
}
