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

/** Counts and sums of the owner's own records, from indexes. Revenue: paid payments (decision "Revenue / income"). */
export const statsImplementation = ({ projects, adminTasks, financeRecords }: Sources): Implementation =>
  implement(getStats, async (call) => {
    const [{ total, ...jobs }, tasks, [revenue]] = await Promise.all([
      countBy(call, projects, PROJECT_STATUSES),
      countBy(call, adminTasks, ['pending', 'in_progress']),
      sumBy(call, financeRecords, { by: null, of: 'amount', where: { type: 'payment', status: 'paid' } }),
    ]);
    return {
      jobs,
      total_jobs: total,
      completed_jobs: jobs.completed,
      pending_tasks: tasks.total,
      total_revenue: revenue?.total ?? 0,
    };
  });
