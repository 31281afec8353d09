import { CLAIM_STATES, CLAIM_TRADES, type FinanceRecord } from '@smoko/contract';
import { z } from 'zod';
import { asText, dayText } from '../../lib/form-values.ts';

export const STATE_NAMES: Readonly<Record<(typeof CLAIM_STATES)[number], string>> = {
  NSW: 'New South Wales',
  VIC: 'Victoria',
  QLD: 'Queensland',
  SA: 'South Australia',
  WA: 'Western Australia',
  TAS: 'Tasmania',
  ACT: 'Australian Capital Territory',
  NT: 'Northern Territory',
  NZ: 'New Zealand',
};

export const TRADE_NAMES: Readonly<Record<(typeof CLAIM_TRADES)[number], string>> = {
  building: 'Other building work',
  electrical: 'Electrical',
  plumbing: 'Plumbing',
  drainage: 'Drainage',
  gas: 'Gas',
  air_conditioning: 'Air conditioning',
};

/** One of a select's values; undefined for its first option. */
const oneOf = <T extends string>(values: readonly T[]) =>
  z.string().transform((text): T | undefined => values.find((one) => one === text));

export const claimForm = z.object({
  // left out, it stays where the work was said to be, else it is where the job or the business is
  state: oneOf(CLAIM_STATES),
  home_owner: z.string().transform((text) => (text === '' ? null : text === 'yes')),
  trade: oneOf(CLAIM_TRADES).transform((trade) => trade ?? null),
  work: z.string().transform((text) => text.trim() || null),
  from: dayText,
  to: dayText,
  due_date: dayText,
  reply_days: z
    .string()
    .trim()
    .refine((text) => /^\d{0,2}$/.test(text), 'Enter a number of days, or leave it empty.')
    .transform((text) => (text === '' ? null : Number(text))),
});
export type ClaimValues = z.input<typeof claimForm>;

export function claimValues({
  payment_claim: claim,
  due_date,
}: Pick<FinanceRecord, 'payment_claim' | 'due_date'>): ClaimValues {
  const owner = claim?.home_owner ?? null;
  return {
    state: claim?.state ?? '',
    home_owner: owner === null ? '' : owner ? 'yes' : 'no',
    trade: claim?.trade ?? '',
    work: claim?.work ?? '',
    from: asText(claim?.from),
    to: asText(claim?.to),
    due_date: asText(due_date),
    reply_days: asText(claim?.reply_days),
  };
}
