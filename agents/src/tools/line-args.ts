import { z } from 'zod';
import { dollars, text } from './fields.ts';
import { lineTax } from './line-tax.ts';

/** A line as it was said: one shape for quotes, variations and invoices. */
const lineArgs = {
  description: text('What', 1_000),
  quantity: z.number().positive().optional(),
  unit: text('m, h, sqm', 20).optional(),
  unit_price: dollars('Price of one; below zero for what is taken off'),
  ...lineTax,
};
export const pricedLine = z.strictObject(lineArgs);
/** As it was said. */
export const spokenGst = z.enum(['inc', 'plus']).optional();
