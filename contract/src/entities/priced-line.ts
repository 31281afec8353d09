import { z } from 'zod';
import { LIMITS } from '../constants.ts';
import { moneySchema, requiredText } from '../values.ts';

/** A line as it is given, of a quote, an invoice or a variation. */
export const quoteLineSchema = z.strictObject({
  description: requiredText('Describe this line', 1_000),
  /** Up to three decimals: 2.5 hours, 0.125 t. */
  quantity: z
    .number('Enter a quantity.')
    .positive('Quantity is more than 0.')
    .max(LIMITS.quantity)
    .refine((q) => Math.abs(q * 1000 - Math.round(q * 1000)) < 1e-6, 'Quantities have at most three decimals.'),
  unit: z.string().max(20).nullish(),
  /** With or without GST, as the quote's `prices_include_gst` says; negative for a discount. */
  unit_price: moneySchema,
});

/** A line as it is kept. */
export const pricedLineSchema = z.object({
  description: z.string(),
  quantity: z.number(),
  unit: z.string().nullable(),
  unit_price: moneySchema,
  total: moneySchema,
});
