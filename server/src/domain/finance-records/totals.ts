import { getFinanceTotals } from '@smoko/contract';
import type { Repository } from '../../db/repository.ts';
import { type Implementation, implement } from '../call.ts';
import type { ProjectRow } from '../projects/schema.ts';
import { sumBy } from '../stats/sum-by.ts';
import type { FinanceRow } from './schema.ts';

type Kind = Pick<FinanceRow, 'type' | 'status'>;

/** The finance page's sums, by the formulas of the specification (section 9); "Revenue / income" is one reading. */
export const financeTotalsImplementation = (
  records: Repository<FinanceRow>,
  projects: Repository<ProjectRow>,
): Implementation =>
  implement(getFinanceTotals, async (call) => {
    const [sums, [budget]] = await Promise.all([
      sumBy<FinanceRow, Kind>(call, records, { by: { type: '$type', status: '$status' }, of: 'amount' }),
      sumBy(call, projects, { by: null, of: 'job_budget' }),
    ]);
    const sum = (type: Kind['type'], status: Kind['status']) =>
      sums.find(({ key }) => key.type === type && key.status === status)?.total ?? 0;
    const income = sum('payment', 'paid');
    const expenses = sum('expense', 'paid');
    return {
      income,
      expenses,
      net_profit: income - expenses,
      pending_invoices: sum('invoice', 'pending'),
      overdue_invoices: sum('invoice', 'overdue'),
      total_budget: budget?.total ?? 0,
    };
  });
