import { getStats, PROJECT_STATUSES } from '@smoko/contract';
import { Types } from 'mongoose';
import type { Repository } from '../../db/repository.ts';
import { type Call, type Implementation, implement } from '../call.ts';

interface Sources {
  projects: Repository;
  adminTasks: Repository;
  financeRecords: Repository;
}

/** Counts and sums of the owner's own records, from indexes. Revenue: paid payments (decision "Revenue / income"). */
export function statsImplementation({ projects, adminTasks, financeRecords }: Sources): Implementation {
  const live = (call: Call) => ({ user_id: new Types.ObjectId(call.actor.userId), deleted_at: null });
  const count = (call: Call, table: Repository, status: string) =>
    table.model.countDocuments({ ...live(call), status });

  return implement(getStats, async (call) => {
    const [byStatus, pending, inProgress, [revenue]] = await Promise.all([
      Promise.all(PROJECT_STATUSES.map((status) => count(call, projects, status))),
      count(call, adminTasks, 'pending'),
      count(call, adminTasks, 'in_progress'),
      financeRecords.model.aggregate<{ total: number }>([
        { $match: { ...live(call), type: 'payment', status: 'paid' } },
        { $group: { _id: null, total: { $sum: '$amount' } } },
      ]),
    ]);
    const jobs = Object.fromEntries(PROJECT_STATUSES.map((status, i) => [status, byStatus[i] ?? 0]));
    return {
      jobs: jobs as never,
      total_jobs: byStatus.reduce((sum, n) => sum + n, 0),
      completed_jobs: jobs.completed ?? 0,
      pending_tasks: pending + inProgress,
      total_revenue: revenue?.total ?? 0,
    };
  });
}
