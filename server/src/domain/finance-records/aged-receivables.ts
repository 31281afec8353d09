import { AGED_CLIENTS, getAgedReceivables } from '@smoko/contract';
import { formatISO, parseISO, subDays } from 'date-fns';
import type { Types } from 'mongoose';
import type { Repository } from '../../db/repository.ts';
import { type Implementation, implement } from '../call.ts';
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

/** What is due of invoices by the days since they were due; by the database, in one pass over those that are open. */
export const agedReceivablesImplementation = (
  { model }: Repository<FinanceRow>,
  clients: Repository<ClientRow>,
): Implementation =>
  implement(getAgedReceivables, async (call) => {
    const day = call.today();
    const before = (days: number) => formatISO(subDays(parseISO(day), days), { representation: 'date' });
    // the last day that is still in each bucket; without a due date it is not late
    const due = { $ifNull: ['$due_date', day] };
    const between = (from: string | null, to: string | null) => ({
      $sum: {
        $cond: [
          { $and: [...(from ? [{ $gte: [due, from] }] : []), ...(to ? [{ $lt: [due, to] }] : [])] },
          '$amount_due',
          0,
        ],
      },
    });
    const sums = {
      total: { $sum: '$amount_due' },
      current: between(day, null),
      d1_30: between(before(30), day),
      d31_60: between(before(60), before(30)),
      d61_90: between(before(90), before(60)),
      over_90: between(null, before(90)),
    };
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
