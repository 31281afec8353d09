import { getJobOverview, getNextJobNumber } from '@smoko/contract';
import type { Repository } from '../../db/repository.ts';
import { type Call, type Implementation, implement } from '../call.ts';
import { nextJobNumber } from './job-number.ts';

interface Sources {
  projects: Repository;
  adminTasks: Repository;
  financeRecords: Repository;
  procurementItems: Repository;
  attachments: Repository;
}

/** Counts from the index each of these tables has on its job. */
export function jobOverviewImplementations(sources: Sources): Implementation[] {
  const { projects, adminTasks, financeRecords, procurementItems, attachments } = sources;
  return [
    implement(getJobOverview, async (call: Call, { id }) => {
      const { _id, user_id } = await projects.get(call, id);
      const count = ({ model }: Repository) => model.countDocuments({ user_id, deleted_at: null, project_id: _id });
      const [admin_tasks, finance_records, procurement_items, files] = await Promise.all([
        count(adminTasks),
        count(financeRecords),
        count(procurementItems),
        count(attachments),
      ]);
      return { admin_tasks, finance_records, procurement_items, attachments: files };
    }),
    implement(getNextJobNumber, async (call) => ({ job_number: await nextJobNumber(call, projects) })),
  ];
}
