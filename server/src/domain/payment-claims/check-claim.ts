import { AppError, type FieldError, invalid, type PaymentClaim } from '@smoko/contract';
import type { Written } from '../../db/row.ts';
import type { FinanceRow } from '../finance-records/schema.ts';
import { dollars } from '../money.ts';
import { ACTS } from './acts.ts';

/** From here on work on the home of who lives there is covered in New South Wales. Cents, with GST. */
const HOME_WORK = 500_000;
/** Work on a home that is not, whatever it comes to (Home Building Act 1989 (NSW): specialist work). */
const SPECIALIST: Partial<Record<NonNullable<PaymentClaim['trade']>, string>> = {
  electrical: 'electrical',
  plumbing: 'plumbing',
  drainage: 'drainage',
  gas: 'gas',
  air_conditioning: 'air-conditioning',
};

/** What a claim is checked against. Cents. */
export interface ClaimFacts {
  invoice: Written<FinanceRow>;
  /** What all of the work comes to: the price of the job, else the amount of the invoice. */
  worth: number;
  hasClient: boolean;
}

/**
 * Throws 422 with every field that a claim lacks to be one, and for one that the law of New South Wales does not cover
 * (nsw.gov.au, Security of payment, frequently asked questions).
 */
export function assertClaim(claim: PaymentClaim, facts: ClaimFacts): void {
  const { kind } = facts.invoice;
  if (kind !== 'progress' && kind !== 'final')
    throw invalid('kind', 'A payment claim is a progress or final invoice. Make one of those from the job.');
  const lacking = lacks(claim, facts);
  if (lacking.length)
    throw new AppError('invalid', lacking.map(({ message }) => message).join(' '), { errors: lacking });
  assertCovered(claim, facts.worth);
}

function lacks(claim: PaymentClaim, { invoice, hasClient }: ClaimFacts): FieldError[] {
  const { state, home_owner, trade, work, from, to } = claim;
  const asked: readonly [path: string, missing: boolean, message: string][] = [
    ['client_id', !hasClient, 'A payment claim names its client. Add a client first.'],
    ['home_owner', home_owner === null && asksForOwner(state), OWNER_QUESTION],
    ['trade', home_owner === true && trade === null && state === 'NSW', TRADE_QUESTION],
    ['work', !work && saysNoWork(invoice), 'Say what work it is for, such as "Frame and roof, up to lock-up".'],
    ['from', !from && state === 'NZ', 'Say from which day the work is that it asks payment for.'],
    ['to', !to && state === 'NZ', 'Say until which day the work is that it asks payment for.'],
    ['to', Boolean(from && to && to < from), 'The last day of the work is before its first.'],
    ['due_date', !invoice.due_date, 'Say when it is due.'],
  ];
  return asked.flatMap(([path, missing, message]) => (missing ? [{ path, message }] : []));
}

const OWNER_QUESTION = 'Is the client the owner of the place, and do they live there or are going to? Say yes or no.';
const TRADE_QUESTION =
  'Say what the work is: electrical, plumbing, drainage, gas, air conditioning, or other building work.';

/** Where the answer decides whether the law covers it, or how long the client has. */
const asksForOwner = (state: PaymentClaim['state']): boolean => state === 'NSW' || ACTS[state].ownerDays !== undefined;

/** A share of the price, or a sum, names the job and not the work. */
function saysNoWork({ lines = [], description }: Written<FinanceRow>): boolean {
  const said = lines.length ? lines.map((line) => line.description) : [description ?? ''];
  return said.every((words) => !words?.trim() || /^(?:progress claim(?:,| for|$)|work$|invoice$)/i.test(words.trim()));
}

function assertCovered({ state, home_owner, trade }: PaymentClaim, worth: number): void {
  if (state !== 'NSW' || !home_owner) return;
  const special = trade && SPECIALIST[trade];
  const why = special
    ? `${special} work for the owner of a home who lives there is not covered by the security of payment law of NSW`
    : worth < HOME_WORK
      ? `work of ${dollars(worth)} for the owner of a home who lives there is under the $5,000 from which the security of payment law of NSW covers it`
      : null;
  if (!why) return;
  const message = `This can't be a payment claim: ${why}. Send it as a plain invoice.`;
  throw invalid(special ? 'trade' : 'home_owner', message);
}
