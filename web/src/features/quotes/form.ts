import {
  type draftQuote,
  moneySchema,
  type Project,
  type Quote,
  quoteLineSchema,
  type WireOutput,
} from '@smoko/contract';
import { z } from 'zod';
import { asText, choiceText, dayText } from '../../lib/form-values.ts';

const { description, quantity } = quoteLineSchema.shape;
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

export const lineForm = z.object({
  description,
  quantity: z.string().transform(asNumber).pipe(quantity),
  unit: z
    .string()
    .max(20)
    .transform((text) => text.trim() || null),
  unit_price: price,
});

export const quoteForm = z.object({
  content: z.object({ details: z.string(), aiGenerated: z.string(), template: z.string().nullable() }),
  template_id: choiceText,
  client_id: choiceText,
  project_id: choiceText,
  lines: z.array(lineForm),
  prices_include_gst: z.boolean(),
  valid_until: dayText,
});
export type QuoteValues = z.input<typeof quoteForm>;

export const EMPTY_LINE = { description: '', quantity: '1', unit: '', unit_price: '' };

export const lineValues = (lines: WireOutput<typeof draftQuote>['lines']): QuoteValues['lines'] =>
  lines.map((line) => ({
    description: line.description,
    quantity: asText(line.quantity),
    unit: asText(line.unit),
    unit_price: asText(line.unit_price),
  }));

/** `job`: what a new quote is for. */
export const valuesOf = (quote: Quote | null, job: Project | null = null): QuoteValues => ({
  content: quote?.content ?? {
    details: asText(job?.job_description ?? job?.job_name),
    aiGenerated: '',
    template: null,
  },
  template_id: asText(quote?.template_id),
  client_id: asText(quote ? quote.client_id : job?.client_id),
  project_id: asText(quote ? quote.project_id : job?.id),
  lines: lineValues(quote?.lines ?? []),
  prices_include_gst: quote?.prices_include_gst ?? true,
  valid_until: asText(quote?.valid_until),
});
