import { AGED_CLIENTS, getAgedReceivables } from '@smoko/contract';
import { formatISO, parseISO, subDays } from 'date-fns';
import type { Types } from 'mongoose';
import type { Repository } from '../../db/repository.ts';
import { type Call, type Implementation, implement } from '../call.ts';
import type { ClientRow } from '../clients/schema.ts';
import { liveOf } from '../stats/sum-by.ts';
import type { FinanceRow } from './schema.ts';
import { OWED } from './stages.ts';

interface Buckets {
  current: number;
  d1_30: number;
  d31_60: number;
  d61_90: number;
  over_90: number;
}
interface Aged extends Buckets {
  _id: Types.ObjectId | null;
  total: number;
}

/** Adds up what is due of invoices by how late it is on a day; without a due date it is not late. */
function agedSums(day: string) {
  const before = (days: number) => formatISO(subDays(parseISO(day), days), { representation: 'date' });
  const due = { $ifNull: ['$due_date', day] };
  // the last day that is still in each bucket
  const between = (from: string | null, to: string | null) => ({
    $sum: {
      $cond: [
        { $and: [...(from ? [{ $gte: [due, from] }] : []), ...(to ? [{ $lt: [due, to] }] : [])] },
        '$amount_due',
        0,
      ],
    },
  });
  return {
    total: { $sum: '$amount_due' },
    current: between(day, null),
    d1_30: between(before(30), day),
    d31_60: between(before(60), before(30)),
    d61_90: between(before(90), before(60)),
    over_90: between(null, before(90)),
  };
}

/** What is due today of the open invoices among those of a client. */
export async function agedOf(
  call: Call,
  { model }: Repository<FinanceRow>,
  client_id: Types.ObjectId,
): Promise<{ as_of: string; total: number; buckets: Buckets }> {
  const as_of = call.today();
  const [all] = await model.aggregate<Aged>([
    { $match: { ...liveOf(call), ...OWED, client_id } },
    { $group: { _id: null, ...agedSums(as_of) } },
  ]);
  return { as_of, total: all?.total ?? 0, buckets: bucketsOf(all) };
}

/** What is due of invoices by the days since they were due; by the database, in one pass over those that are open. */
export const agedReceivablesImplementation = (
  { model }: Repository<FinanceRow>,
  clients: Repository<ClientRow>,
): Implementation =>
  implement(getAgedReceivables, async (call) => {
    const day = call.today();
    const sums = agedSums(day);
    const open = { ...liveOf(call), ...OWED };
    const [found, [all]] = await Promise.all([
      model.aggregate<Aged>([
        { $match: open },
        { $group: { _id: '$client_id', ...sums } },
        { $match: { total: { $gt: 0 } } },
        { $sort: { total: -1, _id: 1 } },
        { $limit: AGED_CLIENTS },
      ]),
      model.aggregate<Aged>([{ $match: open }, { $group: { _id: null, ...sums } }]),
    ]);
    const names = await clients.byIds(
      call,
      found.map(({ _id }) => _id),
    );
    return {
      as_of: day,
      total: all?.total ?? 0,
      buckets: bucketsOf(all),
      clients: found.map((one) => ({
        client_id: one._id?.toHexString() ?? null,
        name: names.get(one._id?.toHexString() ?? '')?.name ?? null,
        total: one.total,
        buckets: bucketsOf(one),
      })),
    };
  });

const bucketsOf = (sums: Aged | undefined): Buckets => ({
  current: sums?.current ?? 0,
  d1_30: sums?.d1_30 ?? 0,
  d31_60: sums?.d31_60 ?? 0,
  d61_90: sums?.d61_90 ?? 0,
  over_90: sums?.over_90 ?? 0,
});
