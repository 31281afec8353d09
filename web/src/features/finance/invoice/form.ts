import type { FinanceRecord } from '@smoko/contract';
import { z } from 'zod';
import { asText, choiceText, dayText } from '../../../lib/form-values.ts';
import { EMPTY_LINE, lineValues, pricedForm } from '../../../lib/priced-values.ts';

/** A draft invoice. Left out, the client is the job's, and it is due the usual days after it is issued. */
export const invoiceForm = z.object({
  project_id: choiceText,
  client_id: choiceText.transform((id) => id ?? undefined),
  lines: pricedForm.shape.lines.min(1, 'An invoice has at least one line.'),
  prices_include_gst: pricedForm.shape.prices_include_gst,
  due_date: dayText.transform((day) => day ?? undefined),
  description: z
    .string()
    .max(1_000, 'At most 1,000 letters.')
    .transform((text) => text.trim() || undefined),
  customer_reference: z.string().transform((text) => text.trim() || undefined),
  confirm_over: z.boolean().transform((over) => over || undefined),
});
export type InvoiceValues = z.input<typeof invoiceForm>;
export type InvoiceFields = z.output<typeof invoiceForm>;

/** Of a draft without a day of its own, the day that is shown follows from the day it is issued: it is not one to keep. */
export const valuesOf = (draft: FinanceRecord | null): InvoiceValues => ({
  project_id: asText(draft?.project_id),
  client_id: asText(draft?.client_id),
  lines: draft?.lines.length ? lineValues(draft.lines) : [EMPTY_LINE],
  prices_include_gst: draft?.prices_include_gst ?? false,
  due_date: asText(draft?.due_date),
  description: asText(draft?.description),
  customer_reference: asText(draft?.customer_reference),
  confirm_over: false,
});
