import { AppError, type DomainInput, invalid, issueInvoice } from '@smoko/contract';
import { Types } from 'mongoose';
import type { Repository } from '../../db/repository.ts';
import type { Written } from '../../db/row.ts';
import type { BillingSources } from '../billing/billing.ts';
import { type Call, type Implementation, implement } from '../call.ts';
import type { ClientRow } from '../clients/schema.ts';
import { longDay } from '../long-day.ts';
import { claimOnPaper, replyDue } from '../payment-claims/claims.ts';
import { withRetry } from '../tables/with-retry.ts';
import { aboutOf, withNumbersGiven } from './about.ts';
import { freeze } from './freeze.ts';
import { withNextNumber } from './insert-numbered.ts';
import { assertLawful, isVoid } from './lawful-paper.ts';
import { daysAfter, statusByDueDate } from './overdue.ts';
import type { FinanceRecords, FinanceRow } from './schema.ts';
import { invoiceTitle } from './stages.ts';
import { useCredit } from './use-credit.ts';

export interface Issuing {
  /** Throws 422 naming what an invoice lacks to go out. */
  assertReady(call: Call, invoice: Written<FinanceRow>): Promise<void>;
  /** The same of a draft that money pays. */
  assertPayable(call: Call, draft: FinanceRow): Promise<void>;
  /** Stores a new one that is issued at once, with its number. */
  insert(call: Call, draft: Written<FinanceRow>): Promise<FinanceRow>;
  /** Gives a draft its number and day and freezes it; one that is issued is answered as it is. */
  issue(call: Call, id: string, issuedOn?: string): Promise<FinanceRow>;
  /** The same because money came in for it: taking that back leaves it issued. */
  issuePaid(call: Call, id: string): Promise<FinanceRow>;
  /** The same for one that goes out now: what is on its paper stays, and it can be no draft again. A void one stays void. */
  leave(call: Call, id: string): Promise<FinanceRow>;
}

export type IssuingStores = BillingSources & { clients: Repository<ClientRow> };

/** Whose invoice it is, where they are still on file. */
export async function findBuyer(
  call: Call,
  clients: Repository<ClientRow>,
  { client_id }: Written<FinanceRow>,
): Promise<ClientRow | null> {
  if (!client_id) return null;
  const known = await clients.byIds(call, [new Types.ObjectId(client_id)]);
  return known.get(client_id.toString()) ?? null;
}

/** Issuing (decision 44). Every way out goes through here: by hand, by message, as a file, over the link. */
export function createIssuing(stores: IssuingStores): Issuing {
  const { financeRecords, clients } = stores;

  const buyerOf = (call: Call, invoice: Written<FinanceRow>) => findBuyer(call, clients, invoice);

  async function invoiceOf(call: Call, id: string): Promise<FinanceRow> {
    const invoice = await financeRecords.get(call, id);
    if (invoice.type !== 'invoice') throw invalid('id', 'Only an invoice can be issued.');
    if (invoice.stage === 'void') throw isVoid(invoiceTitle(invoice));
    return invoice;
  }

  async function assertReady(call: Call, invoice: Written<FinanceRow>): Promise<void> {
    const untaxed = invoice.stage !== 'draft' && invoice.gst === 0;
    const buyer = await buyerOf(call, invoice);
    if (!untaxed) assertLawful(call.actor.business, invoice.amount ?? 0, buyer);
    await claimOf(call, invoice, buyer);
  }

  const claimOf = (call: Call, invoice: Written<FinanceRow>, buyer: ClientRow | null) =>
    claimOnPaper(call, stores, invoice, buyer !== null);

  /** Works out what issuing changes, and writes it with the next number. */
  async function withIssued(
    call: Call,
    drafted: Written<FinanceRow>,
    issued_on: string,
    write: (fields: Written<FinanceRow>) => Promise<FinanceRow>,
  ): Promise<FinanceRow> {
    await assertReady(call, drafted);
    const draft = await withNumbersGiven(call, stores, drafted);
    const about = await aboutOf(call, stores, draft);
    const buyer = await buyerOf(call, draft);
    const { terms_days = null } = draft;
    const due_date = terms_days === null ? (draft.due_date ?? null) : daysAfter(issued_on, terms_days);
    const status = statusByDueDate('pending', due_date, call.today(), false);
    const dated = { ...draft, due_date };
    const claim = await claimOf(call, dated, buyer);
    const reply_due = draft.payment_claim ? await replyDue(draft.payment_claim, issued_on) : null;
    const lines = draft === drafted ? {} : { lines: draft.lines };
    const fields = { stage: 'issued', issued_on, due_date, status, reply_due, ...lines } satisfies Written<FinanceRow>;
    const invoice = await withNextNumber(call, financeRecords, 'invoice', (number) => {
      const issued = { ...fields, ...number };
      // drafted before its business was registered it has GST now
      const gst = draft.gst || null;
      return write({ ...issued, ...freeze(call.actor.business, { ...draft, ...issued, gst }, buyer, claim, about) });
    });
    return useCredit(call, financeRecords, invoice);
  }

  async function issued(call: Call, id: string, issuedOn: string): Promise<FinanceRow> {
    const draft = await invoiceOf(call, id);
    if (draft.stage !== 'draft') return draft;
    return withIssued(call, draft, issuedOn, (fields) => financeRecords.update(call, id, fields, draft.version));
  }

  // somebody who changes or issues it at this moment is waited for
  const issue = (call: Call, id: string, issuedOn = call.today()) => withRetry(true, () => issued(call, id, issuedOn));

  async function leave(call: Call, id: string): Promise<FinanceRow> {
    const known = await financeRecords.get(call, id);
    // whoever had it can look at it still
    if (known.stage === 'void' && known.frozen) return known;
    const invoice = await issue(call, id);
    if (invoice.frozen && invoice.left_at) return invoice;
    // one that came from older books is frozen when its paper first leaves from here
    if (!invoice.frozen) await assertReady(call, invoice);
    const buyer = await buyerOf(call, invoice);
    const about = invoice.frozen ? {} : await aboutOf(call, stores, invoice);
    const left = { ...(await repliedFrom(call, invoice)), left_at: invoice.left_at ?? call.clock.now() };
    const write = (number: Written<FinanceRow>) => {
      const paper = invoice.frozen ? {} : freeze(call.actor.business, { ...invoice, ...number }, buyer, null, about);
      return financeRecords.update(asNobody(call), id, { ...number, ...paper, ...left }, invoice.version);
    };
    // nothing goes out under this business's name without a number
    return invoice.frozen || invoice.invoice_number
      ? write({})
      : withNextNumber(call, financeRecords, 'invoice', write);
  }

  const insert = (call: Call, draft: Written<FinanceRow>) =>
    withIssued(call, draft, call.today(), (fields) => financeRecords.insert(call, { ...draft, ...fields }));

  const assertPayable = (call: Call, draft: FinanceRow) => assertReady(call, draft).catch(refusePayment);
  return {
    assertReady,
    assertPayable,
    insert,
    issue,
    issuePaid: byMoney(issue),
    leave: (call, id) => withRetry(true, () => leave(call, id)),
  };
}

/** Issues what money came in for: the change follows from the payment, so undoing that leaves it issued. */
const byMoney =
  (issue: (call: Call, id: string) => Promise<FinanceRow>) =>
  async (call: Call, id: string): Promise<FinanceRow> => {
    const own: Call = { ...call, changes: [] };
    const invoice = await issue(own, id).catch(refusePayment);
    call.changes.push(...own.changes.map((change) => ({ ...change, follows: true as const })));
    return invoice;
  };

/** Throws what a draft lacks to be issued, with what that means for the money that pays it. */
function refusePayment(error: unknown): never {
  if (!(error instanceof AppError) || error.code !== 'invalid') throw error;
  const told = (message: string) => `The payment can't be recorded yet, because it pays a draft. ${message}`;
  const errors = error.errors?.map((one) => ({ ...one, message: told(one.message) }));
  throw new AppError('invalid', told(error.message), { ...(errors ? { errors } : {}), cause: error });
}

/** For what a paper that leaves changes: no receipt claims it, and taking back what else was done does not bring it back. */
export const asNobody = (call: Call): Call => ({ ...call, changes: [], key: null, beforeWrite: async () => {} });

export function issueImplementation({ issue }: Issuing, service: FinanceRecords): Implementation {
  return implement(issueInvoice, async (call, { id, issued_on }: DomainInput<typeof issueInvoice>) => {
    if (issued_on && issued_on > call.today()) {
      throw new AppError('invalid', 'An invoice cannot be issued in the future.', {
        errors: [{ path: 'issued_on', message: 'Say today or a day before.' }],
      });
    }
    const invoice = await issue(call, id, issued_on);
    if (issued_on && invoice.issued_on !== issued_on) throw issuedBefore(invoice);
    return service.presentOne(call, invoice);
  });
}

/** Whoever says another day means to change it, which cannot be; without one it is answered as it is. */
function issuedBefore(invoice: FinanceRow): AppError {
  const title = invoiceTitle(invoice);
  const day = invoice.issued_on ? ` on ${longDay(invoice.issued_on)}` : '';
  const message = `${title} was issued already${day}, and its day stays. For another day, void it and make a new one.`;
  return new AppError('issued', message, { errors: [{ path: 'issued_on', message }] });
}

/** The time to reply to a claim begins when its client gets it: the day it first leaves, unless somebody said another. */
async function repliedFrom(call: Call, { payment_claim: claim, served_on }: FinanceRow): Promise<Written<FinanceRow>> {
  return claim && !served_on ? { reply_due: await replyDue(claim, call.today()) } : {};
}
