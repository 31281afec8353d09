import { getFinanceTotals } from '@smoko/contract';
import type { Repository } from '../../db/repository.ts';
import { type Implementation, implement } from '../call.ts';
import type { ProjectRow } from '../projects/schema.ts';
import { sumBy } from '../stats/sum-by.ts';
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
    const [sums, due, [budget], drafts] = await Promise.all([
      sumBy<FinanceRow, Kind>(call, records, { by, of: 'amount' }),
      sumBy<FinanceRow, Kind>(call, records, { by, of: 'amount_due', where: OWED }),
      sumBy(call, projects, { by: null, of: 'job_budget' }),
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
      total_budget: budget?.total ?? 0,
    };
  });
