import type { Call } from '../call.ts';
import type { ProjectRow } from '../projects/schema.ts';
import type { QuoteRow } from '../quotes/schema.ts';
import { askedFor } from './asked.ts';
import type { BillingSources } from './billing.ts';
import { assertWithin } from './over-price.ts';
import { priceOf } from './price.ts';

interface Subject {
  quote: Pick<QuoteRow, '_id' | 'total'> | null;
  job: ProjectRow | null;
}

/**
 * Throws over_price where so much more would be invoiced than was agreed on. A budget is no agreement: work that is charged
 * as it comes may go over it. Cents.
 */
export async function assertWithinAgreed(
  call: Call,
  sources: BillingSources,
  { quote, job }: Subject,
  more: number,
): Promise<void> {
  if (!quote?.total) return;
  const price = job ? await priceOf(call, sources, job) : { total: quote.total };
  const asked = await askedFor(call, sources.financeRecords, job ? { project_id: job._id } : { quote_id: quote._id });
  assertWithin(price.total, asked, more, false);
}
