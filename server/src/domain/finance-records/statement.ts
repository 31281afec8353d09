import {
  type AppError,
  getClientStatement,
  invalid,
  isAdjustmentNote,
  type PaymentMethod,
  STATEMENT_ENTRIES,
  type STATEMENT_KINDS,
} from '@smoko/contract';
import type { Repository } from '../../db/repository.ts';
import type { Filter } from '../../db/row-model.ts';
import { type Implementation, implement } from '../call.ts';
import type { ClientRow } from '../clients/schema.ts';
import { longDay } from '../long-day.ts';
import { liveOf } from '../stats/sum-by.ts';
import { agedOf } from './aged-receivables.ts';
import type { FinanceRow } from './schema.ts';
import { ISSUED } from './stages.ts';

type Kind = (typeof STATEMENT_KINDS)[number];
interface Entry {
  date: string;
  kind: Kind;
  id: string;
  number: string | null;
  description: string | null;
  method?: PaymentMethod;
  reference?: string;
  /** Cents; above zero for what is asked for. */
  amount: number;
}
interface Sum {
  _id: FinanceRow['type'];
  amount: number;
}

const OUT: readonly FinanceRow['type'][] = ['invoice', 'credit_note'];
const SIGN: Record<Kind, 1 | -1> = { invoice: 1, payment: -1, credit_note: -1, refund: 1 };
const FIRST_DAY = '0000-01-01';

function endsBefore(from: string, until: string | undefined): AppError {
  if (until) return invalid('to', 'A statement ends after it begins.');
  return invalid(
    'from',
    `${longDay(from)} is still to come: a statement ends today. Say an earlier day to begin with.`,
  );
}

/** A client's invoices, payments, credit notes and refunds in the order of their days, with the balance after each. */
export function statementImplementation(
  repository: Repository<FinanceRow>,
  clients: Repository<ClientRow>,
): Implementation {
  const { model } = repository;
  return implement(getClientStatement, async (call, { id, from, to: until }) => {
    const client = await clients.get(call, id);
    const to = until ?? call.today();
    if (from && from > to) throw endsBefore(from, until);
    const theirs = { ...liveOf(call), client_id: client._id };
    const [opening, found, aged] = await Promise.all([
      from ? balanceBefore(theirs, from) : 0,
      entriesOf(theirs, { $gte: from ?? FIRST_DAY, $lte: to }),
      to < call.today() ? null : agedOf(call, repository, client._id),
    ]);
    let balance = opening;
    const entries = found.map((entry) => {
      balance += entry.amount;
      return { ...entry, balance };
    });
    return { client: { id, name: client.name }, from: from ?? null, to, opening, entries, closing: balance, aged };
  });

  /** Documents count on the day they went out, money on the day it moved. */
  function within(days: { $gte?: string; $lte?: string; $lt?: string }): Filter<FinanceRow>[] {
    return [
      { ...ISSUED, issued_on: days },
      { type: 'credit_note', issued_on: days },
      { type: 'payment', status: 'paid', paid_date: days },
      { type: 'refund', paid_date: days },
    ];
  }

  async function balanceBefore(theirs: ReturnType<typeof liveOf>, day: string): Promise<number> {
    const before = { $gte: FIRST_DAY, $lt: day };
    const [sums, [old]] = await Promise.all([
      model.aggregate<Sum>([
        { $match: { ...theirs, $or: within(before) } },
        { $group: { _id: '$type', amount: { $sum: '$amount' } } },
      ]),
      model.aggregate<{ paid: number; allocated: number }>([
        { $match: { ...theirs, ...paidByWord(before) } },
        { $group: { _id: null, paid: { $sum: '$amount_paid' }, allocated: { $sum: '$allocated' } } },
      ]),
    ]);
    const signed = sums.reduce((sum, { _id, amount }) => sum + (_id === 'expense' ? 0 : SIGN[_id] * amount), 0);
    return signed - ((old?.paid ?? 0) - (old?.allocated ?? 0));
  }

  async function entriesOf(theirs: ReturnType<typeof liveOf>, days: { $gte: string; $lte: string }): Promise<Entry[]> {
    const most = STATEMENT_ENTRIES + 1;
    const [rows, old] = await Promise.all([
      model
        .find({ ...theirs, $or: within(days) })
        .sort({ created_at: 1, _id: 1 })
        .limit(most)
        .lean(),
      model
        .find({ ...theirs, ...paidByWord(days) })
        .sort({ created_at: 1, _id: 1 })
        .limit(most)
        .lean(),
    ]);
    const entries = [...rows.flatMap(entryOf), ...old.flatMap(wordOf)];
    if (entries.length > STATEMENT_ENTRIES)
      throw invalid('from', 'That is more than one statement holds. Choose a shorter time.');
    return entries.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
  }
}

/** Invoices that old books call paid, by the day they were. */
const paidByWord = (days: object): Filter<FinanceRow> => ({
  ...ISSUED,
  paid_before: { $gt: 0 },
  paid_date: days,
});

/** What was said of money in chat stays with the tradie: the client reads how it came, and when. */
function entryOf(row: FinanceRow): Entry[] {
  const { type, amount, description, method, reference } = row;
  if (type === 'expense') return [];
  return [
    {
      date: (OUT.includes(type) ? row.issued_on : row.paid_date) ?? '',
      kind: type,
      id: row._id.toHexString(),
      number: row.invoice_number ?? row.credit_note_number ?? null,
      description: OUT.includes(type) || row.described_by_hand ? description : null,
      ...(method ? { method } : {}),
      ...(reference ? { reference } : {}),
      ...(isAdjustmentNote(row) ? { adjustment: true as const } : {}),
      amount: SIGN[type] * amount,
    },
  ];
}

/** What came in for such an invoice and is no payment on file. */
function wordOf(row: FinanceRow): Entry[] {
  const amount = (row.amount_paid ?? 0) - (row.allocated ?? 0);
  if (amount <= 0) return [];
  const number = row.invoice_number ?? null;
  const description = 'Paid before it was put on file';
  return [
    { date: row.paid_date ?? '', kind: 'payment', id: row._id.toHexString(), number, description, amount: -amount },
  ];
}
