import type { ClaimOnPaper, PaymentClaim } from '@smoko/contract';
import { Types } from 'mongoose';
import type { Written } from '../../db/row.ts';
import type { BillingSources } from '../billing/billing.ts';
import { priceOf } from '../billing/price.ts';
import type { Call } from '../call.ts';
import type { FinanceRow } from '../finance-records/schema.ts';
import type { ProjectRow } from '../projects/schema.ts';
import { ACTS, replyDays, wordsOf } from './acts.ts';
import { businessDaysAfter } from './business-days.ts';
import { assertClaim } from './check-claim.ts';

/** The job of an invoice, where it has one that is on file. */
export async function jobOf(
  call: Call,
  { projects }: Pick<BillingSources, 'projects'>,
  { project_id }: Pick<Written<FinanceRow>, 'project_id'>,
): Promise<ProjectRow | null> {
  return project_id ? projects.findOne(call, { _id: new Types.ObjectId(project_id) }) : null;
}

/** What stands on the paper of a payment claim. Throws 422 naming what it lacks; null of an invoice that is none. */
export async function claimOnPaper(
  call: Call,
  sources: BillingSources,
  invoice: Written<FinanceRow>,
  hasClient: boolean,
): Promise<ClaimOnPaper | null> {
  const claim = invoice.payment_claim ?? null;
  if (!claim) return null;
  const job = await jobOf(call, sources, invoice);
  const price = job ? await priceOf(call, sources, job) : null;
  const worth = price && price.base !== null ? price.total : (invoice.amount ?? 0);
  assertClaim(claim, { invoice, worth, hasClient });
  return saidOf(claim, job, invoice);
}

/** The same of one that is looked at: it may lack something still. */
export async function claimLookedAt(
  call: Call,
  sources: Pick<BillingSources, 'projects'>,
  invoice: Written<FinanceRow>,
): Promise<ClaimOnPaper | null> {
  const claim = invoice.payment_claim ?? null;
  return claim && saidOf(claim, await jobOf(call, sources, invoice), invoice);
}

function saidOf(claim: PaymentClaim, job: ProjectRow | null, { description }: Written<FinanceRow>): ClaimOnPaper {
  const { state, work, from, to } = claim;
  const contract = job
    ? [`${job.job_name} (#${job.job_number})`, job.site_address].filter(Boolean).join(', ')
    : (description ?? '');
  return { state, words: wordsOf(state), contract, work, from, to, reply: replyWords(claim), form_1: state === 'NZ' };
}

/** What its client has to know of the time there is, as it stands on the paper. */
export function replyWords({ state, home_owner, reply_days }: PaymentClaim): string {
  const { dayName, reply } = ACTS[state];
  const days = replyDays(state, home_owner, reply_days);
  return `If you will not pay all of it, reply with ${reply} within ${days} ${dayName} days after you get this claim.`;
}

/** By when its client has to answer a claim that they got on a day. */
export const replyDue = ({ state, home_owner, reply_days }: PaymentClaim, servedOn: string): Promise<string> =>
  businessDaysAfter(servedOn, replyDays(state, home_owner, reply_days), state);
