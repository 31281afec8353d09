import { getStats, PROJECT_STATUSES } from '@smoko/contract';
import type { Repository } from '../../db/repository.ts';
import type { AdminTaskRow } from '../admin-tasks/schema.ts';
import { type Implementation, implement } from '../call.ts';
import { cameIn } from '../finance-records/came-in.ts';
import type { FinanceRow } from '../finance-records/schema.ts';
import type { ProjectRow } from '../projects/schema.ts';
import { countBy } from './count-by.ts';

interface Sources {
  projects: Repository<ProjectRow>;
  adminTasks: Repository<AdminTaskRow>;
  financeRecords: Repository<FinanceRow>;
}

/** Counts and sums of the owner's own records, from indexes. Revenue is what came in less what was paid back. */
export const statsImplementation = ({ projects, adminTasks, financeRecords }: Sources): Implementation =>
  implement(getStats, async (call) => {
    const [{ total, ...jobs }, tasks, total_revenue] = await Promise.all([
      countBy(call, projects, PROJECT_STATUSES),
      countBy(call, adminTasks, ['pending', 'in_progress']),
      cameIn(call, financeRecords),
    ]);
    return {
      jobs,
      total_jobs: total,
      completed_jobs: jobs.completed,
      pending_tasks: tasks.total,
      total_revenue,
    };
  });
