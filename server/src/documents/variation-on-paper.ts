import type { DomainOutput, variations } from '@smoko/contract';
import type { Business } from '../domain/actor.ts';
import { dayAt } from '../domain/clock.ts';
import { letterheadOf } from '../domain/finance-records/freeze.ts';
import { longDay } from '../domain/long-day.ts';
import type { QuoteOnPaper } from './quote-on-paper.ts';

type Variation = DomainOutput<typeof variations.operations.get>;
export type VariationOnPaper = QuoteOnPaper & { heading: string };

/**
 * A variation on paper. What it says stays while its client has it (decisions 42 and 58), and GST is as it was worked out then,
 * whatever the business is today. `newPrice`: what the job comes to if it is accepted, in cents; null where nobody agreed to
 * a price before.
 */
export function variationOnPaper(
  business: Business,
  variation: Variation,
  client: QuoteOnPaper['client'],
  newPrice: number | null,
  /** Of one that is not out yet: the place of its job, and what its client calls what was agreed on. */
  beside: { site_address: string | null; customer_reference: string | null },
): VariationOnPaper {
  const { variation_number, description, lines, prices_include_gst, subtotal, gst, total, frozen } = variation;
  const dayOf = (at: string) => dayAt(at, business.timeZone);
  const standing = newPrice === null ? [] : [{ label: 'Price of the job if you accept', cents: newPrice }];
  return {
    business: { ...(frozen ? letterheadOf(frozen) : business), gstRegistered: gst !== 0 },
    quoteName: '',
    heading: `Variation ${variation_number}`,
    date: dayOf(variation.sent_at ?? variation.created_at),
    validUntil: null,
    facts: [`Status: ${statusOf(variation, dayOf)}`],
    client,
    customerReference: frozen ? frozen.customer_reference : beside.customer_reference,
    job: frozen ? (frozen.job ?? null) : variation.project && { ...variation.project, ...beside },
    words: description,
    details: '',
    text: '',
    lines,
    pricesIncludeGst: prices_include_gst,
    amountsExGst: gst !== 0 && !prices_include_gst,
    subtotal,
    gst,
    total,
    standing,
    totalCounts: true,
  };
}

function statusOf({ status, response }: Variation, dayOf: (at: string) => string): string {
  if (status !== 'accepted' && status !== 'declined') return 'waiting for your answer';
  // one that was declined by the link may be agreed to in words later
  if (response?.decision !== status) return status;
  return `${status} by ${response.name} on ${longDay(dayOf(response.at))}`;
}
