import { type DomainInput, type financeRecords, invalid } from '@smoko/contract';
import { Types } from 'mongoose';
import type { Repository } from '../../db/repository.ts';
import type { Written } from '../../db/row.ts';
import type { Filter } from '../../db/row-model.ts';
import type { Call } from '../call.ts';
import { sameId } from '../same-id.ts';
import { liveOf } from '../stats/sum-by.ts';
import { isVoid } from './lawful-paper.ts';
import { moreThanOwed, partsLeave } from './more-than-owed.ts';
import { partOf } from './received.ts';
import type { Allocation, FinanceRow } from './schema.ts';
import { askedOf } from './settled.ts';
import { invoiceTitle, OLDEST_FIRST, OWED } from './stages.ts';

type Given = Partial<DomainInput<typeof financeRecords.operations.update>>;
/** An invoice, and how much of it this payment may pay. Cents. */
interface Open {
  invoice: FinanceRow;
  room: number;
}
/** What of a payment follows from what it pays. */
type Allocated = Pick<Written<FinanceRow>, 'allocations' | 'invoice_id' | 'client_id' | 'project_id'>;

/** Open invoices that one payment is spread over. */
const MOST = 200;
const MONEY = ['type', 'amount', 'status', 'client_id', 'project_id', 'invoice_id'] as const;

/**
 * What a payment pays (decision 40): the allocations given, else the invoice named, else the open invoices of its job
 * or its client, the oldest first. `payment` is the record as it would be stored. Throws more_than_owed where it is more
 * than is due, unless the rest may stay as credit; without any open invoice all of it is credit.
 */
export async function allocate(
  call: Call,
  repository: Repository<FinanceRow>,
  given: Given,
  payment: Written<FinanceRow>,
  before: FinanceRow | null,
): Promise<Allocated> {
  const same = (name: (typeof MONEY)[number]) => String(payment[name] ?? '') === String(before?.[name] ?? '');
  // sent back with leave to stay credit, what it pays is meant: whose money it is can be said before what it is for
  const asked = !given.allow_credit && isAsStored(given.allocations, before) ? undefined : given.allocations;
  if (before && MONEY.every(same) && !asked) return {};
  // what is only expected pays nothing yet; what it names it pays when it comes in
  if (payment.status !== 'paid') return { allocations: [] };

  if (!payment.amount && (given.invoice_id || asked?.length)) throw invalid('amount', 'Say how much was paid.');

  const { model } = repository;
  const invoices = (where: Filter<FinanceRow>) =>
    model
      .find({ ...liveOf(call), type: 'invoice', ...where })
      .sort(OLDEST_FIRST)
      .limit(MOST)
      .lean();
  const ownPart = (invoice: FinanceRow) =>
    before?.type === 'payment' && before.status === 'paid' ? partOf(before, invoice._id) : 0;
  const openOf = (invoice: FinanceRow): Open => ({
    invoice,
    room: (invoice.amount_due ?? invoice.amount) + ownPart(invoice),
  });
  /** One that old books call paid can still be linked to what paid it. */
  const named = (invoice: FinanceRow): Open => {
    if (invoice.stage === 'void') throw isVoid(invoiceTitle(invoice));
    return { invoice, room: askedOf(invoice) - (invoice.allocated ?? 0) + ownPart(invoice) };
  };

  async function candidates(): Promise<Open[]> {
    const { project_id, client_id } = payment;
    const moved = before !== null && !same('client_id');
    const kept = before?.allocations ?? [];
    const invoice_id = given.invoice_id ?? (moved ? null : payment.invoice_id);
    if (invoice_id) return (await invoices({ _id: new Types.ObjectId(invoice_id) })).map(named);
    if (kept.length) {
      const found = await invoices({ _id: { $in: kept.map((one) => one.invoice_id) } });
      if (moved) assertStaysTheirs(found, client_id);
      return kept.flatMap((one) => found.filter(({ _id }) => _id.equals(one.invoice_id))).map(named);
    }
    const job = project_id ? await invoices({ ...OWED, project_id }) : [];
    // another job's invoice is not what this was paid for
    const theirs = client_id ? await invoices({ ...OWED, client_id, ...(project_id ? { project_id: null } : {}) }) : [];
    return [...job, ...theirs].map(openOf);
  }

  // what was paid back pays nothing
  const left = (payment.amount ?? 0) - (before?.refunded ?? 0);
  if (asked) {
    const found = await invoices({ _id: { $in: asked.map((one) => one.invoice_id) } });
    return asGiven(asked, found.map(named), { ...payment, amount: left }, Boolean(given.allow_credit));
  }
  const open = await candidates();
  if (given.invoice_id && !open.length) throw invalid('invoice_id', 'That invoice is not on file.');
  return spread(open, { ...payment, amount: left }, Boolean(given.allow_credit));
}

/** A record that is sent back as it was read asks for nothing new. */
const isAsStored = (given: Given['allocations'], before: FinanceRow | null): boolean =>
  before !== null &&
  JSON.stringify(given) ===
    JSON.stringify((before?.allocations ?? []).map(({ invoice_id, amount }) => ({ invoice_id, amount })));

const sumOf = (parts: readonly { amount: number }[]): number => parts.reduce((sum, { amount }) => sum + amount, 0);

function spread(open: readonly Open[], payment: Written<FinanceRow>, allowCredit: boolean): Allocated {
  let left = payment.amount ?? 0;
  const parts: { invoice: FinanceRow; amount: number }[] = [];
  for (const { invoice, room } of open) {
    const amount = Math.min(left, room);
    if (amount <= 0) continue;
    parts.push({ invoice, amount });
    left -= amount;
  }
  if (left > 0 && open.length && !allowCredit) throw moreThanOwed((payment.amount ?? 0) - left);
  assertTheirs(parts, payment, 'invoice_id');
  return allocated(parts, payment);
}

function asGiven(
  given: readonly { invoice_id: string; amount: number }[],
  open: readonly Open[],
  payment: Written<FinanceRow>,
  allowCredit: boolean,
): Allocated {
  const total = payment.amount ?? 0;
  const parts = given.map(({ invoice_id, amount }, i) => {
    const path = `allocations.${i}`;
    const one = open.find(({ invoice }) => invoice._id.equals(invoice_id));
    if (!one) throw invalid(`${path}.invoice_id`, 'That invoice is not on file.');
    if (given.findIndex((other) => other.invoice_id === invoice_id) !== i)
      throw invalid(`${path}.invoice_id`, 'That invoice is named twice. Put both parts into one.');
    if (amount > one.room) throw moreThanOwed(one.room, `${path}.amount`);
    return { invoice: one.invoice, amount };
  });
  assertTheirs(parts, payment, 'allocations');
  const left = total - sumOf(parts);
  if (left < 0) throw invalid('allocations', 'The parts come to more than the payment.');
  if (left > 0 && !allowCredit) throw partsLeave(left, total);
  return allocated(parts, payment);
}

/** Money that pays a client's invoice is theirs: given to somebody else, it would leave that invoice open without a word. */
function assertStaysTheirs(paid: readonly FinanceRow[], client_id: Written<FinanceRow>['client_id']): void {
  const other = paid.find((invoice) => invoice.client_id && !sameId(invoice.client_id, client_id));
  if (!other) return;
  const name = other.invoice_number ? `invoice ${other.invoice_number}` : 'an invoice';
  throw invalid(
    'client_id',
    `This payment pays ${name} of the client it is from, so it stays theirs. Name the invoice that it pays instead, or take it off that invoice and leave it as credit.`,
  );
}

/** One client's money pays no other client's invoice. */
function assertTheirs(parts: readonly { invoice: FinanceRow }[], payment: Written<FinanceRow>, path: string): void {
  const clients = new Set(parts.flatMap(({ invoice }) => (invoice.client_id ? [invoice.client_id.toHexString()] : [])));
  if (payment.client_id) clients.add(String(payment.client_id));
  if (clients.size > 1) throw invalid(path, "That is another client's invoice. Record a payment for each client.");
}

/** With what it pays, a payment also has whose it is, and for which job, where nobody said. */
function allocated(
  parts: readonly { invoice: FinanceRow; amount: number }[],
  { client_id, project_id, amount }: Written<FinanceRow>,
): Allocated {
  const [first] = parts;
  const allocations: Allocation[] = parts.map(({ invoice, amount }) => ({ invoice_id: invoice._id, amount }));
  return {
    allocations,
    invoice_id: parts.length === 1 && first ? first.invoice._id : null,
    client_id: client_id ?? first?.invoice.client_id ?? null,
    project_id: project_id ?? jobOf(parts, amount),
  };
}

/** The one job of all that it pays. Money that has something left over stays the client's, whose next invoice uses it up. */
function jobOf(parts: readonly { invoice: FinanceRow; amount: number }[], total = 0) {
  const [first, ...others] = parts;
  const job = first?.invoice.project_id ?? null;
  const shared = others.every(({ invoice }) => job && invoice.project_id?.equals(job));
  return shared && sumOf(parts) === total ? job : null;
}

/** Refuses what only payments have in a record that is none. */
export function assertNotAPayment({ allocations, on_account }: Given): void {
  if (allocations?.length) throw invalid('allocations', 'Only a payment pays invoices.');
  if (on_account) throw invalid('on_account', 'Only a payment can be on account.');
}
