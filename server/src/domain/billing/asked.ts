import type { Repository } from '../../db/repository.ts';
import type { Filter } from '../../db/row-model.ts';
import type { WriteCall } from '../../db/write-call.ts';
import type { FinanceRow } from '../finance-records/schema.ts';
import { liveOf } from '../stats/sum-by.ts';

/** What invoices ask for. Cents. */
export interface Asked {
  /** Of those that are issued: what they came to, what credit notes took off, what came in, what is due. */
  invoiced: number;
  credited: number;
  paid: number;
  due: number;
  drafts: { count: number; total: number };
  /** Of the price: issued ones that were not credited as a whole, which is how one that was paid is taken back. */
  ofPrice: number;
  /**
   * Of that, what credit notes took off. It is not asked for again by itself, because most of it is less to pay; who asks for it
   * knows that it was a claim too early.
   */
  creditedOfPrice: number;
}

interface Group {
  _id: { stage: string; takenBack: boolean };
  count: number;
  invoiced: number;
  credited: number;
  paid: number;
  due: number;
}

/** It was credited as a whole, and asks for nothing of the price any more: said of one record what askedFor says of all. */
export const isTakenBack = ({ amount, amount_credited }: Pick<FinanceRow, 'amount' | 'amount_credited'>): boolean =>
  Boolean(amount_credited && amount_credited >= amount);

/** Added up by the database; `where` names a field with an index. */
export async function askedFor(
  call: WriteCall,
  { model }: Repository<FinanceRow>,
  where: Filter<FinanceRow>,
): Promise<Asked> {
  const groups = await model.aggregate<Group>([
    { $match: { ...liveOf(call), ...where, type: 'invoice', stage: { $in: ['draft', 'issued'] } } },
    {
      $group: {
        _id: {
          stage: '$stage',
          takenBack: { $and: [{ $gt: ['$amount_credited', 0] }, { $gte: ['$amount_credited', '$amount'] }] },
        },
        count: { $sum: 1 },
        invoiced: { $sum: '$amount' },
        credited: { $sum: '$amount_credited' },
        paid: { $sum: '$amount_paid' },
        due: { $sum: '$amount_due' },
      },
    },
  ]);
  const issued = groups.filter(({ _id }) => _id.stage === 'issued');
  const drafts = groups.filter(({ _id }) => _id.stage === 'draft');
  const sum = (of: Group[], name: Exclude<keyof Group, '_id'>) => of.reduce((total, group) => total + group[name], 0);
  const standing = issued.filter(({ _id }) => !_id.takenBack);
  return {
    invoiced: sum(issued, 'invoiced'),
    credited: sum(issued, 'credited'),
    paid: sum(issued, 'paid'),
    due: sum(issued, 'due'),
    drafts: { count: sum(drafts, 'count'), total: sum(drafts, 'invoiced') },
    ofPrice: sum(standing, 'invoiced'),
    creditedOfPrice: sum(standing, 'credited'),
  };
}

/** What of a price no invoice asks for yet, drafts counted; below zero where more is asked for. Cents. */
export const leftOf = (price: number, { ofPrice, drafts }: Pick<Asked, 'ofPrice' | 'drafts'>): number =>
  price - ofPrice - drafts.total;

/** What may still be asked for without more being asked for than the price: also what was credited of an earlier claim. Cents. */
export const claimable = (price: number, asked: Pick<Asked, 'ofPrice' | 'creditedOfPrice' | 'drafts'>): number =>
  leftOf(price, asked) + asked.creditedOfPrice;
