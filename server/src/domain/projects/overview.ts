import { getJobOverview, getNextJobNumber } from '@smoko/contract';
import type { Types } from 'mongoose';
import type { Repository } from '../../db/repository.ts';
import type { RowBase } from '../../db/row.ts';
import type { AdminTaskRow } from '../admin-tasks/schema.ts';
import type { AttachmentRow } from '../attachments/schema.ts';
import { type Call, type Implementation, implement } from '../call.ts';
import { payersOfJob } from '../finance-records/payers-of-job.ts';
import type { FinanceRow } from '../finance-records/schema.ts';
import type { ProcurementRow } from '../procurement-items/schema.ts';
import { nextJobNumber } from './job-number.ts';
import type { ProjectRow } from './schema.ts';

interface Sources {
  projects: Repository<ProjectRow>;
  adminTasks: Repository<AdminTaskRow>;
  financeRecords: Repository<FinanceRow>;
  procurementItems: Repository<ProcurementRow>;
  attachments: Repository<AttachmentRow>;
}

/** Counts from the index each of these tables has on its job. */
export function jobOverviewImplementations(sources: Sources): Implementation[] {
  const { projects, adminTasks, financeRecords, procurementItems, attachments } = sources;
  return [
    implement(getJobOverview, async (call: Call, { id }) => {
      const { _id, user_id } = await projects.get(call, id);
      const count = ({ model }: Repository<RowBase & { project_id: Types.ObjectId | null }>) =>
        model.countDocuments({ user_id, deleted_at: null, project_id: _id });
      const [admin_tasks, finance_records, payers, procurement_items, files] = await Promise.all([
        count(adminTasks),
        count(financeRecords),
        payersOfJob(call, financeRecords, _id),
        count(procurementItems),
        count(attachments),
      ]);
      const money = finance_records + payers.length;
      return { admin_tasks, finance_records: money, procurement_items, attachments: files };
    }),
    implement(getNextJobNumber, async (call) => ({ job_number: await nextJobNumber(call, projects) })),
  ];
}
