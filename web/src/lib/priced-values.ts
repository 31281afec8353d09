import { LINE_TAXES, moneySchema, quoteLineSchema, type TaxedLine } from '@smoko/contract';
import { z } from 'zod';
import { asText } from './form-values.ts';

const { description, quantity, discount_percent } = quoteLineSchema.shape;
const asNumber = (text: unknown) => {
  const typed = String(text).replace(/[$,\s]/g, '');
  return typed === '' ? Number.NaN : Number(typed);
};

/** Dollars are what is sent: the cents are only looked at. */
const price = z.string().transform((text, context) => {
  const checked = moneySchema.safeDecode(asNumber(text));
  if (!checked.success) {
    context.issues.push({ code: 'custom', message: checked.error.issues[0]?.message ?? '', input: text });
    return z.NEVER;
  }
  return asNumber(text);
});

const line = z.object({
  description,
  quantity: z.string().transform(asNumber).pipe(quantity),
  unit: z
    .string()
    .max(20)
    .transform((text) => text.trim() || null),
  unit_price: price,
  tax: z.enum(LINE_TAXES),
  /** Typed as "10" or "10 %"; nothing is none. */
  discount_percent: z
    .string()
    .transform((text) => text.replace('%', '').trim())
    .transform((text) => (text === '' ? 0 : asNumber(text)))
    .pipe(discount_percent.unwrap().unwrap()),
});

/** The fields of a form for what has lines with prices: a quote, a variation. */
export const pricedForm = z.object({ lines: z.array(line), prices_include_gst: z.boolean() });
export type PricedValues = z.input<typeof pricedForm>;

export const EMPTY_LINE = {
  description: '',
  quantity: '1',
  unit: '',
  unit_price: '',
  tax: 'gst',
  discount_percent: '',
} as const;

interface Line extends TaxedLine {
  description: string;
  quantity: number;
  unit?: string | null | undefined;
  unit_price: number;
}
export const lineValues = (lines: readonly Line[]): PricedValues['lines'] =>
  lines.map((one) => ({
    description: one.description,
    quantity: asText(one.quantity),
    unit: asText(one.unit),
    unit_price: asText(one.unit_price),
    tax: one.tax ?? 'gst',
    discount_percent: one.discount_percent ? asText(one.discount_percent) : '',
  }));
