import { z } from 'zod';
import { defineOperation } from '../operation.ts';
import { idSchema } from '../values.ts';
import { financeRecordSchema } from './finance-record.ts';
import { quoteSchema } from './quote.ts';
import { variationSchema } from './variation.ts';

const input = z.strictObject({ id: idSchema });

/** The link that its client has says from then on that it is no longer valid; another one takes its place. 409 without one. */
export const renewFinanceLink = defineOperation({
  id: 'finance-records.new-link',
  method: 'POST',
  path: '/api/finance-records/{id}/new-link',
  risk: 'write',
  tag: 'finance-records',
  summary: 'End the public link of an invoice, a credit note or a receipt, and make another one',
  input,
  output: financeRecordSchema,
});

export const renewQuoteLink = defineOperation({
  id: 'quotes.new-link',
  method: 'POST',
  path: '/api/quotes/{id}/new-link',
  risk: 'write',
  tag: 'quotes',
  summary: 'End the public link of a quote, and make another one',
  input,
  output: quoteSchema,
});

export const renewVariationLink = defineOperation({
  id: 'variations.new-link',
  method: 'POST',
  path: '/api/variations/{id}/new-link',
  risk: 'write',
  tag: 'variations',
  summary: 'End the public link of a variation, and make another one',
  input,
  output: variationSchema,
});

export const paperLinkOperations = [renewFinanceLink, renewQuoteLink, renewVariationLink];
