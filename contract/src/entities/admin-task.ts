import { z } from 'zod';
import { LIMITS } from '../constants.ts';
import type { EntityView, ShownField } from '../entity-view.ts';
import { anyOrder } from '../statuses.ts';
import { defineTable, recordBase } from '../table.ts';
import { ASSISTANT_NAMES } from '../team.ts';
import { dateSchema, idSchema, optionalText, requiredText, timeSchema } from '../values.ts';
import { projectRefSchema } from './references.ts';

export const TASK_STATUSES = ['pending', 'in_progress', 'completed'] as const;
export const taskStatusSchema = z.enum(TASK_STATUSES, 'Status is pending, in_progress or completed.');
/** Any assistant, or the tradie. */
export const ASSIGNEES = [...ASSISTANT_NAMES, 'Self'] as const;
export const assigneeSchema = z.enum(ASSIGNEES, `A task is for ${ASSISTANT_NAMES.join(', ')} or Self.`);

const fields = {
  task_name: requiredText('Task name is required', 300),
  project_id: idSchema.nullish(),
  due_date: dateSchema.nullish(),
  /** Time on due_date, the business's zone. */
  due_time: timeSchema.nullish(),
  notes: optionalText(LIMITS.longText),
};

export const adminTaskSchema = z.object({
  ...recordBase,
  task_name: z.string(),
  project_id: idSchema.nullable(),
  project: projectRefSchema.nullable(),
  status: taskStatusSchema,
  assigned_to: assigneeSchema,
  due_date: z.string().nullable(),
  due_time: z.string().nullable(),
  notes: z.string().nullable(),
});
export type AdminTask = z.input<typeof adminTaskSchema>;

export const adminTasks = defineTable({
  path: 'admin-tasks',
  table: 'admin_tasks',
  noun: 'task',
  plural: 'tasks',
  record: adminTaskSchema,
  create: { ...fields, status: taskStatusSchema.default('pending'), assigned_to: assigneeSchema.default('Michelle') },
  update: { ...fields, status: taskStatusSchema, assigned_to: assigneeSchema },
  statuses: anyOrder('task', TASK_STATUSES),
  list: {
    filters: { status: taskStatusSchema, assigned_to: assigneeSchema, project_id: idSchema, due_date: dateSchema },
    ranges: ['due_date'],
    sorts: ['created_at', 'task_name', 'due_date', 'status', 'assigned_to'],
    defaultSort: '-created_at',
    search: ['task_name', 'notes'],
  },
});

export const adminTaskView = {
  fields: {
    task_name: { kind: 'text', label: 'Task Name', heading: 'Task', said: 'name', terminal: { flag: 'name' } },
    project: { kind: 'reference', label: 'Project', said: 'job' },
    due_date: { kind: 'day', label: 'Due Date', terminal: { label: 'Due', flag: 'due' } },
    due_time: { kind: 'time', label: 'Due Time', said: 'time', onDay: 'due_date', terminal: { flag: 'time' } },
    assigned_to: { kind: 'choice', label: 'Assigned To', terminal: { label: 'For', flag: 'for' } },
    status: { kind: 'status', label: 'Status' },
    notes: { kind: 'long text', label: 'Notes' },
  },
  form: [['task_name'], ['project', 'assigned_to'], ['due_date', 'due_time'], ['notes']],
  columns: ['task_name', 'project', 'assigned_to', 'status', 'due_date'],
  terminalColumns: ['task_name', 'project', 'due_date', 'assigned_to', 'status'],
} as const satisfies EntityView<ShownField<AdminTask>>;
