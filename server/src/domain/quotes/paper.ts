import type { Written } from '../../db/row.ts';
import type { OfferPaper } from '../freeze-offer.ts';
import { quoteTitle } from './quote-names.ts';
import type { QuoteRow } from './schema.ts';

/** What is agreed to: everything the client reads. */
const CONTENT = [
  'quote_number',
  'content',
  'lines',
  'prices_include_gst',
  'subtotal',
  'gst',
  'total',
  'valid_until',
  'deposit_percent',
] as const;

/** Without what its client calls it, which may still be said of one that is accepted. */
export const agreedContentOf = (quote: Written<QuoteRow>): Record<string, unknown> =>
  Object.fromEntries(CONTENT.map((name) => [name, quote[name] ?? null]));

export const quotePaper: OfferPaper<Written<QuoteRow>> = {
  headingOf: quoteTitle,
  contentOf: (quote) => ({ ...agreedContentOf(quote), customer_reference: quote.customer_reference ?? null }),
};
