import type { PaperWarning } from '@smoko/contract';
import type { Business } from '../actor.ts';

/** Since then nobody may charge more for paying by eftpos, Visa or Mastercard. */
const BANNED_SINCE = '2026-10-01';
const PAYING =
  /\bsurcharges?\b|\b(?:card|eftpos|visa|mastercard|merchant|payment processing|stripe|square)\b.{0,20}\bfees?\b/i;
/** Charged for the work, whichever way it is paid. */
const FOR_WORK =
  /\b(?:fuel|after[- ]?hours?|weekend|night|sunday|saturday|public holiday|travel|call[- ]?out|emergency|overtime|height|access|delivery|freight|waste|tip)\b/i;

/** Of lines that look like a charge for paying by card. */
export function surchargeWarning(
  { country }: Pick<Business, 'country'>,
  lines: readonly { description: string }[],
  today: string,
): PaperWarning | null {
  if (country !== 'AU' || today < BANNED_SINCE) return null;
  const line = lines.find(({ description }) => PAYING.test(description) && !FOR_WORK.test(description));
  if (!line) return null;
  return {
    code: 'surcharge',
    message: `"${line.description}": a charge for paying by eftpos, Visa or Mastercard is banned since 1 October 2026. Take it off, or put it into your prices.`,
    source: {
      name: 'Reserve Bank of Australia: Review of Retail Payments Regulation, surcharging',
      url: 'https://www.rba.gov.au/payments-and-infrastructure/review-of-retail-payments-regulation/',
    },
  };
}
