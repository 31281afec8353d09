import { type Client, type Project, type Quote, quotes } from '@smoko/contract';
import { z } from 'zod';
import { asText, choiceText, dayText, percentText } from '../../lib/form-values.ts';
import { offeredForm, offeredValues } from './offered-values.ts';

export const quoteForm = z.object({
  content: z.object({ details: z.string(), aiGenerated: z.string(), template: z.string().nullable() }),
  template_id: choiceText,
  client_id: choiceText,
  project_id: choiceText,
  ...offeredForm.shape,
  valid_until: dayText,
  deposit_percent: percentText,
  customer_reference: quotes.create.customer_reference,
});
export type QuoteValues = z.input<typeof quoteForm>;

/** What a new quote is for, or for whom. */
export interface NewFor {
  job: Project | null;
  client: Client | null;
}

export const valuesOf = (quote: Quote | null, { job, client }: NewFor): QuoteValues => ({
  content: quote?.content ?? {
    details: asText(job?.job_description ?? job?.job_name),
    aiGenerated: '',
    template: null,
  },
  template_id: asText(quote?.template_id),
  client_id: asText(quote ? quote.client_id : (job?.client_id ?? client?.id)),
  project_id: asText(quote ? quote.project_id : job?.id),
  lines: offeredValues(quote?.lines ?? []),
  prices_include_gst: quote?.prices_include_gst ?? false,
  valid_until: asText(quote?.valid_until),
  deposit_percent: asText(quote?.deposit_percent),
  customer_reference: asText(quote?.customer_reference),
});
