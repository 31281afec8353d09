import { AppError, type DomainInput, INVOICE_DAYS, invalid, type PaymentClaim, setPaymentClaim } from '@smoko/contract';
import type { Repository } from '../../db/repository.ts';
import type { Written } from '../../db/row.ts';
import type { BillingSources } from '../billing/billing.ts';
import { type Call, type Implementation, implement } from '../call.ts';
import { daysAfter } from '../finance-records/overdue.ts';
import type { FinanceRecords, FinanceRow } from '../finance-records/schema.ts';
import { invoiceTitle } from '../finance-records/stages.ts';
import { withRetry } from '../tables/with-retry.ts';
import { ACTS } from './acts.ts';
import { claimOnPaper, jobOf, replyDue } from './claims.ts';
import { stateOf } from './state-of.ts';

type Input = DomainInput<typeof setPaymentClaim>;

/** Makes a draft a payment claim or none again. Of an issued one only the day on which its client got it is said. */
export function setClaimImplementation(sources: BillingSources, service: FinanceRecords): Implementation {
  const repository: Repository<FinanceRow> = sources.financeRecords;

  async function changed(call: Call, input: Input) {
    const invoice = await repository.get(call, input.id);
    if (invoice.type !== 'invoice') throw invalid('id', 'Only an invoice can be a payment claim.');
    if (invoice.stage !== 'draft') return { invoice, fields: await ofIssued(call, invoice, input) };
    if (!input.on) return { invoice, fields: { payment_claim: null, served_on: null, reply_due: null } };
    if (input.served_on) throw invalid('served_on', 'It has not gone out yet. Say when they got it once it is issued.');
    const claim = await claimFrom(call, sources, invoice, input);
    const fields = { payment_claim: claim, ...dueFrom(call, input) };
    await claimOnPaper(call, sources, { ...invoice, ...fields }, Boolean(invoice.client_id));
    return { invoice, fields };
  }

  return implement(setPaymentClaim, async (call, input) => {
    const after = await withRetry(true, async () => {
      const { invoice, fields } = await changed(call, input);
      return repository.update(call, input.id, fields, invoice.version);
    });
    return service.presentOne(call, after);
  });
}

/** A day of its own, or the days that its business gives. */
function dueFrom(call: Call, { due_date: day }: Input): Pick<Written<FinanceRow>, 'due_date' | 'terms_days'> {
  if (day === undefined) return {};
  if (day) return { due_date: day, terms_days: null };
  const { termsDays: terms_days = INVOICE_DAYS } = call.actor.business;
  return { due_date: daysAfter(call.today(), terms_days), terms_days };
}

/** What is said now, over what was said before. */
async function claimFrom(
  call: Call,
  sources: BillingSources,
  invoice: FinanceRow,
  { state, home_owner, trade, work, from, to, reply_days }: Input,
): Promise<PaymentClaim> {
  const before = invoice.payment_claim ?? null;
  const where = state ?? before?.state ?? (await stateOfWork(call, sources, invoice));
  if (!where) throw invalid('state', 'Say in which state the work is. Your location in Settings does not tell.');
  assertAgreed(where, reply_days);
  return {
    state: where,
    home_owner: said(home_owner, before?.home_owner),
    trade: said(trade, before?.trade),
    work: said(work, before?.work),
    from: said(from, before?.from),
    to: said(to, before?.to),
    reply_days: said(reply_days, before?.reply_days),
  };
}

const said = <T>(now: T | null | undefined, before: T | null | undefined): T | null =>
  now === undefined ? (before ?? null) : now;

async function stateOfWork(
  call: Call,
  sources: BillingSources,
  invoice: FinanceRow,
): Promise<PaymentClaim['state'] | null> {
  const job = await jobOf(call, sources, invoice);
  return stateOf(call.actor.business, job?.site_address);
}

/** More days than the law gives do not count where it does not let a contract say so. */
function assertAgreed(state: PaymentClaim['state'], days: number | null | undefined): void {
  const { days: lawful, ownerDays = lawful, openToAgreement } = ACTS[state];
  if (days && !openToAgreement && days > ownerDays)
    throw invalid(
      'reply_days',
      `In ${state} a client has at most ${ownerDays} business days to reply, whatever a contract says.`,
    );
}

async function ofIssued(call: Call, invoice: FinanceRow, { id: _, on, served_on, ...others }: Input) {
  const { stage, payment_claim: claim = null, issued_on } = invoice;
  const changes = !on || Object.values(others).some((value) => value !== undefined);
  if (changes || !claim || !served_on || stage === 'void') throw stays(invoice);
  if (served_on > call.today()) throw invalid('served_on', 'That day is still to come.');
  if (issued_on && served_on < issued_on) throw invalid('served_on', 'It was issued after that day.');
  return { served_on, reply_due: await replyDue(claim, served_on) };
}

function stays(invoice: FinanceRow): AppError {
  const title = invoiceTitle(invoice);
  const message = invoice.payment_claim
    ? `${title} was issued and stays as it is. Only the day on which its client got it can be said.`
    : `${title} was issued as a plain invoice and stays so. Void it and make a new one to claim under the law.`;
  return new AppError('issued', message);
}
