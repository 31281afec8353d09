import { getStats, PROJECT_STATUSES } from '@smoko/contract';
import type { Repository } from '../../db/repository.ts';
import type { AdminTaskRow } from '../admin-tasks/schema.ts';
import { type Implementation, implement } from '../call.ts';
import type { FinanceRow } from '../finance-records/schema.ts';
import type { ProjectRow } from '../projects/schema.ts';
import { countBy } from './count-by.ts';
import { sumBy } from './sum-by.ts';

interface Sources {
  projects: Repository<ProjectRow>;
  adminTasks: Repository<AdminTaskRow>;
  financeRecords: Repository<FinanceRow>;
}

/** Counts and sums of the owner's own records, from indexes. Revenue: paid payments less refunds (decision "Revenue / income"). */
export const statsImplementation = ({ projects, adminTasks, financeRecords }: Sources): Implementation =>
  implement(getStats, async (call) => {
    const all = (type: 'payment' | 'refund') =>
      sumBy(call, financeRecords, { by: null, of: 'amount', where: { type, status: 'paid' } });
    const [{ total, ...jobs }, tasks, [paid], [refunded]] = await Promise.all([
      countBy(call, projects, PROJECT_STATUSES),
      countBy(call, adminTasks, ['pending', 'in_progress']),
      all('payment'),
      all('refund'),
    ]);
    return {
      jobs,
      total_jobs: total,
      completed_jobs: jobs.completed,
      pending_tasks: tasks.total,
      total_revenue: (paid?.total ?? 0) - (refunded?.total ?? 0),
    };
  });
