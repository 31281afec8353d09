import type { Call } from '../call.ts';
import type { ProjectRow } from '../projects/schema.ts';
import type { QuoteRow } from '../quotes/schema.ts';
import { askedFor, claimable } from './asked.ts';
import type { BillingSources } from './billing.ts';
import { assertWithin } from './over-price.ts';
import { priceOf } from './price.ts';

interface Subject {
  quote: Pick<QuoteRow, '_id' | 'total'> | null;
  job: ProjectRow | null;
}

interface Agreed extends Subject {
  quote: NonNullable<Subject['quote']>;
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
  const { price, asked } = await standing(call, sources, { quote, job });
  assertWithin(price, asked, more, false);
}

/** What of an agreed price no invoice asks for yet, drafts counted; below zero where more is asked for. Cents. */
export async function leftOfAgreed(call: Call, sources: BillingSources, subject: Agreed): Promise<number> {
  const { price, asked } = await standing(call, sources, subject);
  return claimable(price, asked);
}

async function standing(call: Call, sources: BillingSources, { quote, job }: Agreed) {
  const [price, asked] = await Promise.all([
    job ? priceOf(call, sources, job) : quote,
    askedFor(call, sources.financeRecords, job ? { project_id: job._id } : { quote_id: quote._id }),
  ]);
  return { price: price.total, asked };
}
