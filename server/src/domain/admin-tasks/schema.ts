import { ASSIGNEES, adminTasks, TASK_STATUSES } from '@smoko/contract';
import type { RowIn } from '../../db/schema.ts';
import { link, oneOf, requiredText, text } from '../../db/stored-fields.ts';
import { tableSchema } from '../tables/table-store.ts';

export const schema = tableSchema(adminTasks, {
  task_name: requiredText,
  project_id: link,
  status: oneOf(TASK_STATUSES),
  assigned_to: oneOf(ASSIGNEES),
  due_date: text,
  due_time: text,
  notes: text,
});

export type AdminTaskRow = RowIn<typeof schema>;
