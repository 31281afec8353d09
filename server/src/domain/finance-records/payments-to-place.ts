import { listPaymentsToPlace, type Placing } from '@smoko/contract';
import { findPage } from '../../db/paging.ts';
import type { Repository } from '../../db/repository.ts';
import type { Filter } from '../../db/row-model.ts';
import { type Call, type Implementation, implement } from '../call.ts';
import type { ClientRow } from '../clients/schema.ts';
import { dollars } from '../money.ts';
import { liveOf } from '../stats/sum-by.ts';
import type { FinanceRecords, FinanceRow } from './schema.ts';
import { askedOf } from './settled.ts';
import { ISSUED, invoiceTitle, OLDEST_FIRST, OWED } from './stages.ts';

/** Invoices of one client, or of one job, that are looked through for one page. */
const MOST = 200;
type Model = Repository<FinanceRow>['model'];

/** An invoice, and how much of it is left for the payments that follow on the page. Cents. */
interface Candidate {
  invoice: FinanceRow;
  due: number;
  /** What old books say was paid of it and no payment on file covers. */
  byWord: number;
}
interface Suggested {
  kind: Placing;
  candidate: Candidate | null;
}

/**
 * Payments whose money is on no invoice and that nobody said to be on account (decision 50), each with what it may be for. It is
 * worked out here and carried out by an update of the payment, once somebody says yes.
 */
export const paymentsToPlaceImplementation = (
  { model }: Repository<FinanceRow>,
  service: FinanceRecords,
  clients: Repository<ClientRow>,
): Implementation =>
  implement(listPaymentsToPlace, async (call, { limit, cursor }) => {
    const waiting = { ...liveOf(call), to_place: true } as const;
    const [{ docs, next }, count] = await Promise.all([
      findPage(model, waiting, { limit, cursor, sort: 'paid_date' }),
      model.countDocuments(waiting),
    ]);
    const known = await candidatesFor(call, model, docs);
    const found: Suggested[] = [];
    for (const payment of docs) found.push(take(payment, await suggest(call, model, payment, known)));
    const names = await clients.byIds(
      call,
      found.map(({ candidate }) => candidate?.invoice.client_id),
    );
    const shown = await service.present(call, docs);
    const nameOf = ({ invoice }: Candidate) => names.get(invoice.client_id?.toHexString() ?? '')?.name ?? null;
    const data = shown.map((payment, i) => {
      const { kind, candidate } = found[i] ?? { kind: 'nobody', candidate: null };
      const row = docs[i];
      return {
        ...payment,
        suggestion: {
          kind,
          text: wordsOf(
            kind,
            candidate,
            { free: payment.unallocated ?? 0, ofJob: payment.project_id !== null },
            nameOf,
          ),
          invoice: candidate && asNamed(candidate, nameOf(candidate)),
          change: candidate && row ? { allocations: placedOn(row, candidate) } : { on_account: true as const },
        },
      };
    });
    return { data, next_cursor: next, count };
  });

const asNamed = ({ invoice }: Candidate, client_name: string | null) => ({
  id: invoice._id.toHexString(),
  invoice_number: invoice.invoice_number ?? null,
  client_name,
  description: invoice.description,
  issued_on: invoice.issued_on ?? null,
  amount: invoice.amount,
  amount_due: invoice.amount_due ?? invoice.amount,
});

const freeOf = ({ unallocated }: FinanceRow): number => unallocated ?? 0;

/** What the payment pays already, and this invoice with the rest of it. */
function placedOn(payment: FinanceRow, { invoice }: Candidate): { invoice_id: string; amount: number }[] {
  const id = invoice._id.toHexString();
  const parts = (payment.allocations ?? []).map((one) => ({
    invoice_id: one.invoice_id.toHexString(),
    amount: one.amount,
  }));
  const same = parts.find(({ invoice_id }) => invoice_id === id);
  if (!same) return [...parts, { invoice_id: id, amount: freeOf(payment) }];
  return parts.map((one) => (one === same ? { ...one, amount: one.amount + freeOf(payment) } : one));
}

/** Invoices of the clients and jobs of these payments that money may be for, the oldest first: one query for each of them. */
async function candidatesFor(
  call: Call,
  model: Model,
  payments: readonly FinanceRow[],
): Promise<Map<string, Candidate[]>> {
  const keys = new Map(payments.map((one) => [keyOf(one), one]));
  const found = new Map<string, Candidate[]>();
  for (const [key, payment] of keys) {
    const whose = whoseOf(payment);
    if (!whose) continue;
    const open = { ...liveOf(call), ...ISSUED, $or: [OWED, { paid_before: { $gt: 0 } }] };
    const rows = await model
      .find({ ...open, $and: [whose] })
      .sort(OLDEST_FIRST)
      .limit(MOST)
      .lean();
    const { project_id } = payment;
    const ownJob = (row: FinanceRow) => (project_id && row.project_id?.equals(project_id) ? 0 : 1);
    found.set(key, rows.sort((a, b) => ownJob(a) - ownJob(b)).map(candidateOf));
  }
  return found;
}

const keyOf = ({ client_id, project_id }: FinanceRow): string => `${client_id} ${project_id}`;

/** Never another job's, never another client's (decision 40). */
function whoseOf({ client_id, project_id }: FinanceRow): Filter<FinanceRow> | null {
  if (project_id) return { $or: [{ project_id }, ...(client_id ? [{ client_id, project_id: null }] : [])] };
  return client_id ? { client_id } : null;
}

const candidateOf = (invoice: FinanceRow): Candidate => ({
  invoice,
  due: invoice.amount_due ?? invoice.amount,
  byWord: Math.max(0, Math.min(askedOf(invoice), invoice.paid_before ?? 0) - (invoice.allocated ?? 0)),
});

async function suggest(
  call: Call,
  model: Model,
  payment: FinanceRow,
  known: ReadonlyMap<string, Candidate[]>,
): Promise<Suggested> {
  const free = freeOf(payment);
  const theirs = known.get(keyOf(payment));
  if (!theirs) return ofNobody(call, model, free);
  const exact = theirs.find(({ due }) => due === free);
  if (exact) return { kind: 'exact', candidate: exact };
  const byWord = theirs.find((one) => one.byWord === free);
  if (byWord) return { kind: 'paid_before', candidate: byWord };
  const fits = theirs.find(({ due }) => due > free);
  return fits ? { kind: 'oldest', candidate: fits } : { kind: 'credit', candidate: null };
}

/** Nobody said whose money it is: one open invoice over just that may be meant, of several nobody knows which. */
async function ofNobody(call: Call, model: Model, free: number): Promise<Suggested> {
  const [only, another] = await model
    .find({ ...liveOf(call), ...OWED, amount_due: free })
    .limit(2)
    .lean();
  return only && !another ? { kind: 'exact', candidate: candidateOf(only) } : { kind: 'nobody', candidate: null };
}

/** What is suggested for one payment is not suggested for the next one again. */
function take(payment: FinanceRow, suggested: Suggested): Suggested {
  const { kind, candidate } = suggested;
  if (!candidate) return suggested;
  if (kind === 'paid_before') candidate.byWord -= freeOf(payment);
  else candidate.due -= freeOf(payment);
  return suggested;
}

function wordsOf(
  kind: Placing,
  candidate: Candidate | null,
  { free, ofJob }: { free: number; ofJob: boolean },
  nameOf: (of: Candidate) => string | null,
): string {
  if (!candidate) {
    return kind === 'credit'
      ? `No open invoice${ofJob ? ' of its job' : ''} takes all of it. It can stay as credit.`
      : 'Nobody said whose money it is. Say which invoice it pays, or that it is for none.';
  }
  const { invoice } = candidate;
  const title = [invoiceTitle(invoice), nameOf(candidate)].filter(Boolean).join(' for ');
  const due = dollars(invoice.amount_due ?? invoice.amount);
  if (kind === 'exact') return `${title} has exactly ${due} due.`;
  if (kind === 'paid_before') return `${title} was put on file as paid, without the payment of ${dollars(free)}.`;
  return `${title} is the oldest that it fits, with ${due} due.`;
}
