import { getMoneyByMonth } from '@smoko/contract';
import type { Repository } from '../../db/repository.ts';
import { type Implementation, implement } from '../call.ts';
import { sumBy } from '../stats/sum-by.ts';
import type { FinanceRow } from './schema.ts';

const MONTHS = 12;

/** The months up to the one a day lies in, the oldest first: `2026-11`. */
function monthsUpTo(day: string): string[] {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return Array.from({ length: MONTHS }, (_, i) =>
    new Date(Date.UTC(year, month - MONTHS + i, 1)).toISOString().slice(0, 7),
  );
}

/** By the database, over the index of paid dates. What is paid in advance counts in its own month, not in this one. */
export const moneyByMonthImplementation = (records: Repository<FinanceRow>): Implementation =>
  implement(getMoneyByMonth, async (call) => {
    const months = monthsUpTo(call.today());
    const sumsOf = async (type: 'payment' | 'expense' | 'refund') => {
      const sums = await sumBy<FinanceRow, string>(call, records, {
        by: { $substrBytes: ['$paid_date', 0, 7] },
        of: 'amount',
        // days are stored as text: 32 stands after the last of any month
        where: { type, status: 'paid', paid_date: { $gte: `${months[0]}-01`, $lt: `${months.at(-1)}-32` } },
      });
      return new Map(sums.map(({ key, total }) => [key, total]));
    };
    const [payments, expenses, refunds] = await Promise.all([sumsOf('payment'), sumsOf('expense'), sumsOf('refund')]);
    return {
      months: months.map((month) => ({
        month,
        money_in: (payments.get(month) ?? 0) - (refunds.get(month) ?? 0),
        money_out: expenses.get(month) ?? 0,
      })),
    };
  });
