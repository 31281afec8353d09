import type { Written } from '../../db/row.ts';
import type { OfferPaper } from '../freeze-offer.ts';
import type { VariationRow } from './schema.ts';

/** What is agreed to: everything the client reads. */
const CONTENT = ['variation_number', 'description', 'lines', 'prices_include_gst', 'subtotal', 'gst', 'total'] as const;

export const variationPaper: OfferPaper<Written<VariationRow>> = {
  headingOf: ({ variation_number }) => `Variation ${variation_number}`,
  contentOf: (variation) => Object.fromEntries(CONTENT.map((name) => [name, variation[name] ?? null])),
  onTop: true,
};
