import { type AdminTask, adminTasks } from '@smoko/contract';
import { formatDay, formatStatus } from '../term/format.ts';
import { jobs } from './jobs.ts';
import { jobTitle, refersTo } from './references.ts';
import type { CliTable } from './table.ts';

export const tasks: CliTable<AdminTask> = {
  group: 'tasks',
  noun: 'task',
  plural: 'tasks',
  operations: adminTasks.operations,
  columns: [
    { title: 'Task', value: (task) => task.task_name, shrinkTo: 16 },
    { title: 'Job', value: (task) => jobTitle(task.project), shrinkTo: 10, dropOrder: 3 },
    { title: 'Due', value: (task) => dueOf(task), dropOrder: 1 },
    { title: 'For', value: (task) => task.assigned_to, dropOrder: 2 },
    { title: 'Status', value: (task) => formatStatus(task.status) },
  ],
  details: (task) => [
    ['Task', task.task_name],
    ['Job', jobTitle(task.project)],
    ['Due', dueOf(task)],
    ['For', task.assigned_to],
    ['Status', formatStatus(task.status)],
    ['Notes', task.notes ?? ''],
  ],
  names: (task) => [task.task_name],
  naming: (session) => ({
    task_name: { flag: 'name' },
    due_date: { flag: 'due', about: 'YYYY-MM-DD' },
    due_date_from: { flag: 'from', about: 'due from this day (YYYY-MM-DD)' },
    due_date_to: { flag: 'to', about: 'due until this day (YYYY-MM-DD)' },
    due_time: { flag: 'time', about: 'HH:MM' },
    assigned_to: { flag: 'for' },
    project_id: refersTo(session, jobs),
  }),
};

const dueOf = ({ due_date, due_time }: AdminTask): string =>
  due_time ? `${formatDay(due_date)} ${due_time}` : formatDay(due_date);
