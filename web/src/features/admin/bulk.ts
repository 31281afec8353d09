import { type AdminTask, adminTasks } from '@smoko/contract';
import { type BulkKind, updating } from '../../components/lists/bulk/bulk-kind.ts';
import { STATUSES } from './words.ts';

export const TASK_BULK: BulkKind<AdminTask> = {
  table: adminTasks,
  one: 'task',
  many: 'tasks',
  nameOf: ({ task_name }) => task_name,
  statuses: { names: STATUSES, of: ({ status }) => status, mayBecome: () => true, change: updating(adminTasks) },
};
