import { z } from 'zod';
import { LIMITS } from '../constants.ts';
import { LINE_TAXES, type TaxedLine } from '../gst.ts';
import { moneySchema, optionalText, requiredText } from '../values.ts';

const lineTaxSchema = z.enum(LINE_TAXES, 'Tax is gst or free.');

/** Taken off one line, in percent. */
const discountSchema = z
  .number('A discount is a number, such as 10.')
  .min(0, 'A discount is 0 to 100 percent.')
  .max(100, 'A discount is 0 to 100 percent.')
  .refine((n) => Math.abs(n * 100 - Math.round(n * 100)) < 1e-6, 'A discount has at most two decimals.');

/** What a client calls it: a purchase order, a work order. It stands on their papers. */
export const customerReferenceSchema = optionalText(60);

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
  /** Left out: GST is on it, where the business is registered. `free`: none, such as of a council's levy that is passed on. */
  tax: lineTaxSchema.optional(),
  /** Taken off quantity x price. */
  discount_percent: discountSchema.nullish(),
});

/** A line as it is kept. */
export const pricedLineSchema = z.object({
  description: z.string(),
  quantity: z.number(),
  unit: z.string().nullable(),
  unit_price: moneySchema,
  tax: lineTaxSchema,
  /** 0: none. */
  discount_percent: z.number(),
  /** After its discount. */
  total: moneySchema,
});

/** The same with what is said of it only where it is unusual, as it is stored: papers of before stay as they were sealed. */
export function storedTax({ tax, discount_percent }: TaxedLine) {
  return { ...(tax === 'free' ? { tax } : {}), ...(discount_percent ? { discount_percent } : {}) };
}

/** A stored line with its tax and its discount said. */
export const shownLine = <Line extends TaxedLine>(line: Line) => ({
  ...line,
  tax: line.tax ?? ('gst' as const),
  discount_percent: line.discount_percent ?? 0,
});
