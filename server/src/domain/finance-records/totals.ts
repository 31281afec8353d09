import { getFinanceTotals } from '@smoko/contract';
import type { BillingSources } from '../billing/billing.ts';
import { worthOfAll } from '../billing/worth.ts';
import { type Implementation, implement } from '../call.ts';
import { sumBy } from '../stats/sum-by.ts';
import { draftsBeside } from './drafts-beside.ts';
import type { FinanceRow } from './schema.ts';
import { OWED } from './stages.ts';

type Kind = Pick<FinanceRow, 'type' | 'status'>;

/** The finance page's sums, by the formulas of the specification (section 9); "Revenue / income" is one reading. */
export const financeTotalsImplementation = (sources: BillingSources): Implementation =>
  implement(getFinanceTotals, async (call) => {
    const { financeRecords: records, projects } = sources;
    const by = { type: '$type', status: '$status' };
    const [sums, due, [budget], total_worth, drafts] = await Promise.all([
      sumBy<FinanceRow, Kind>(call, records, { by, of: 'amount' }),
      sumBy<FinanceRow, Kind>(call, records, { by, of: 'amount_due', where: OWED }),
      sumBy(call, projects, { by: null, of: 'job_budget' }),
      worthOfAll(call, sources),
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
      total_worth,
      worth_includes_gst: call.actor.business.gstRegistered,
    };
  });
