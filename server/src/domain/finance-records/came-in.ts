import type { Repository } from '../../db/repository.ts';
import type { Filter } from '../../db/row-model.ts';
import type { Call } from '../call.ts';
import { liveOf, sumBy } from '../stats/sum-by.ts';
import type { FinanceRow } from './schema.ts';
import { ISSUED } from './stages.ts';

/** What money is told apart by: nothing, or an expression of the database. */
interface Told {
  by?: unknown;
  /** Days on which it moved; left out: all there ever were. */
  days?: Filter<FinanceRow>['paid_date'];
}

/**
 * What came in less what was paid back, in cents: payments, and what old books say was paid of an invoice without a payment on
 * file, on its paid day. The GST return, a client's account and the statement count the same. Each part is read over the index
 * of paid days.
 */
export async function cameInBy<K>(
  call: Call,
  records: Repository<FinanceRow>,
  { by = null, days }: Told,
): Promise<Map<K, number>> {
  const when = { status: 'paid', ...(days === undefined ? {} : { paid_date: days }) } as const;
  const sumOf = (type: 'payment' | 'refund') =>
    sumBy<FinanceRow, K>(call, records, { by, of: 'amount', where: { type, ...when } });
  const [payments, refunds, byWord] = await Promise.all([
    sumOf('payment'),
    sumOf('refund'),
    records.model.aggregate<{ _id: K; paid: number; allocated: number }>([
      { $match: { ...liveOf(call), ...ISSUED, ...when, paid_before: { $gt: 0 } } },
      { $group: { _id: by, paid: { $sum: '$amount_paid' }, allocated: { $sum: '$allocated' } } },
    ]),
  ]);
  const sums = new Map<K, number>();
  const add = (key: K, cents: number) => sums.set(key, (sums.get(key) ?? 0) + cents);
  for (const { key, total } of payments) add(key, total);
  for (const { key, total } of refunds) add(key, -total);
  for (const { _id, paid, allocated } of byWord) add(_id, paid - allocated);
  return sums;
}

/** All of it. Cents. */
export const cameIn = async (call: Call, records: Repository<FinanceRow>, days?: Told['days']): Promise<number> =>
  (await cameInBy<null>(call, records, { days })).get(null) ?? 0;
