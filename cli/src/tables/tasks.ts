import { type AdminTask, adminTasks, adminTaskView } from '@smoko/contract';
import { jobs } from './jobs.ts';
import { jobTitle } from './references.ts';
import type { CliTable } from './table.ts';
import { fromView } from './view.ts';

export const tasks: CliTable<AdminTask> = {
  group: 'tasks',
  noun: 'task',
  plural: 'tasks',
  operations: adminTasks.operations,
  ...fromView<AdminTask, keyof typeof adminTaskView.fields>(adminTaskView, {
    references: { project: { table: jobs, title: (task) => jobTitle(task.project) } },
    cells: {
      task_name: { shrinkTo: 16 },
      project: { shrinkTo: 10, dropOrder: 3 },
      due_date: { dropOrder: 1 },
      assigned_to: { dropOrder: 2 },
    },
    range: 'due_date',
  }),
  names: (task) => [task.task_name],
};
