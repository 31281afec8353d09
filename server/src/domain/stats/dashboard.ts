import { getDashboard } from '@smoko/contract';
import type { Repository } from '../../db/repository.ts';
import type { Filter } from '../../db/row-model.ts';
import { type Implementation, implement } from '../call.ts';
import { draftsBeside } from '../finance-records/drafts-beside.ts';
import type { FinanceRow } from '../finance-records/schema.ts';
import { OWED } from '../finance-records/stages.ts';
import type { ProjectRow } from '../projects/schema.ts';
import { liveOf, sumBy } from './sum-by.ts';

interface Sources {
  projects: Repository<ProjectRow>;
  financeRecords: Repository<FinanceRow>;
}

const UNPAID: Filter<FinanceRow> = { ...OWED };

export const dashboardImplementation = ({ projects, financeRecords }: Sources): Implementation =>
  implement(getDashboard, async (call) => {
    const month = call.today().slice(0, 7);
    const thisMonth = (type: 'payment' | 'refund') =>
      sumBy(call, financeRecords, {
        by: null,
        of: 'amount',
        // days are stored as text: 32 stands after the last of any month
        where: { type, status: 'paid', paid_date: { $gte: `${month}-01`, $lt: `${month}-32` } },
      });
    const [inProgress, owed, drafts, [paid], [refunded], active] = await Promise.all([
      projects.model.countDocuments({ ...liveOf(call), status: 'in_progress' }),
      sumBy(call, financeRecords, { by: null, of: 'amount_due', where: UNPAID }),
      draftsBeside(call, financeRecords),
      thisMonth('payment'),
      thisMonth('refund'),
      projects.model.aggregate<{ clients: number }>([
        { $match: { ...liveOf(call), status: { $in: ['pending', 'in_progress'] }, client_id: { $ne: null } } },
        { $group: { _id: '$client_id' } },
        { $count: 'clients' },
      ]),
    ]);
    return {
      jobs_in_progress: inProgress,
      pending_payments: owed[0]?.total ?? 0,
      drafts,
      month,
      month_revenue: (paid?.total ?? 0) - (refunded?.total ?? 0),
      active_clients: active[0]?.clients ?? 0,
    };
  });
