import { getFinanceTotals, gstOn } from '@smoko/contract';
import type { Repository } from '../../db/repository.ts';
import { type Call, type Implementation, implement } from '../call.ts';
import type { ProjectRow } from '../projects/schema.ts';
import { liveOf, sumBy } from '../stats/sum-by.ts';
import { draftsBeside } from './drafts-beside.ts';
import type { FinanceRow } from './schema.ts';
import { OWED } from './stages.ts';

type Kind = Pick<FinanceRow, 'type' | 'status'>;

/** The finance page's sums, by the formulas of the specification (section 9); "Revenue / income" is one reading. */
export const financeTotalsImplementation = (
  records: Repository<FinanceRow>,
  projects: Repository<ProjectRow>,
): Implementation =>
  implement(getFinanceTotals, async (call) => {
    const by = { type: '$type', status: '$status' };
    const [sums, due, budgets, drafts] = await Promise.all([
      sumBy<FinanceRow, Kind>(call, records, { by, of: 'amount' }),
      sumBy<FinanceRow, Kind>(call, records, { by, of: 'amount_due', where: OWED }),
      budgetsOf(call, projects),
      draftsBeside(call, records),
    ]);
    const sum = (of: typeof sums, type: Kind['type'], status: Kind['status']) =>
      of.find(({ key }) => key.type === type && key.status === status)?.total ?? 0;
    // what was paid back is no income
    const income = sum(sums, 'payment', 'paid') - sum(sums, 'refund', 'paid');
    const expenses = sum(sums, 'expense', 'paid');
    return {
      income,
      expenses,
      net_profit: income - expenses,
      pending_invoices: sum(due, 'invoice', 'pending'),
      overdue_invoices: sum(due, 'invoice', 'overdue'),
      drafts,
      total_budget: budgets,
      gst_included: call.actor.business.gstRegistered,
    };
  });

/** What came in and what went out are sums with GST, so budgets that were said without it are counted with it. Cents. */
async function budgetsOf(call: Call, projects: Repository<ProjectRow>): Promise<number> {
  const { gstRegistered, country } = call.actor.business;
  const sums = await projects.model.aggregate<{ _id: { budget: number | null; included: boolean }; count: number }>([
    { $match: liveOf(call) },
    {
      $group: {
        _id: { budget: '$job_budget', included: { $ne: ['$budget_includes_gst', false] } },
        count: { $sum: 1 },
      },
    },
  ]);
  // job by job, as each shows it: the GST on a sum is not the sum of the GST
  return sums.reduce((total, { _id: { budget, included }, count }) => {
    const one = budget ?? 0;
    return total + count * (included || !gstRegistered ? one : one + gstOn(one, country));
  }, 0);
}
