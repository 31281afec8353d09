import { type AdminTask, adminTasks, adminTaskView, assigneeSchema, taskStatusSchema } from '@smoko/contract';
import { z } from 'zod';
import { given, notesOf } from './changes.ts';
import { clear, emptied } from './clear.ts';
import { defineCreate, defineDelete, defineUpdate, type Kind } from './define-change.ts';
import { otherArguments } from './entity-view.ts';
import { date, jobRef, text, time, words } from './fields.ts';
import { addDays } from './format.ts';
import { ToolProblem } from './problem.ts';
import { resolveJob } from './resolve-job.ts';
import { resolveTask, TASK_FIELDS, taskMade, taskRef, taskView, taskWords } from './task-view.ts';

const kind: Kind<AdminTask> = {
  noun: 'task',
  title: (task) => `task "${task.task_name}"`,
  row: (task) => `task ${taskWords(task)}`,
  view: taskView,
};

const others = otherArguments(adminTaskView, adminTasks, [
  'task_name',
  'project',
  'due_date',
  'due_time',
  'assigned_to',
  'status',
  'notes',
]);

export const createTask = defineCreate({
  name: 'create_task',
  description: 'Put something to do, a reminder or a booking on the list.',
  kind: { ...kind, row: (task) => `task ${taskMade(task)}` },
  operation: adminTasks.operations.create,
  verb: 'Added',
  args: z.strictObject({
    task_name: text('What is to be done, with who and where'),
    due_date: date('Day').optional(),
    days_before: z.int().min(0).optional().describe('Remind this many days before due_date'),
    due_time: time('Time').optional(),
    job: jobRef.optional(),
    assigned_to: assigneeSchema.optional().describe('Left out: Michelle. Self = the user'),
    notes: words('Everything else said').optional(),
    ...others.args,
  }),
  async input({ job, days_before, due_date, ...a }, env) {
    if (days_before !== undefined && !due_date) throw new ToolProblem('So many days before which day?');
    const project_id = job === undefined ? undefined : (await resolveJob(env, job)).id;
    return { ...a, project_id, due_date: due_date && days_before ? addDays(due_date, -days_before) : due_date };
  },
});

const CLEARED = {
  due_date: 'due_date',
  due_time: 'due_time',
  notes: 'notes',
  job: 'project_id',
  ...others.cleared,
} as const;

export const updateTask = defineUpdate({
  name: 'update_task',
  description: 'Change one task: status (completed ticks it off), day, time, assignee, name.',
  kind,
  operation: adminTasks.operations.update,
  fields: TASK_FIELDS,
  args: z.strictObject({
    task: taskRef,
    status: taskStatusSchema.optional(),
    due_date: date('New day').optional(),
    shift_days: z.int().optional().describe('Days later; negative = earlier'),
    due_time: time('New time').optional(),
    assigned_to: assigneeSchema.optional(),
    task_name: text('New name').optional(),
    add_note: words('Added to the notes').optional(),
    notes: words('Replaces the notes').optional(),
    job: jobRef.optional().describe('Puts it on this job'),
    ...others.args,
    clear: clear(CLEARED),
  }),
  either: [
    ['due_date', 'shift_days'],
    ['add_note', 'notes'],
  ],
  find: (a, env) => resolveTask(env, a.task),
  patch: async (said, task, env) => {
    const { task: _, shift_days, add_note, notes, due_date, job, clear: __, ...a } = said;
    return {
      ...given({
        ...a,
        due_date: due_date ?? shifted(task, shift_days),
        project_id: job === undefined ? undefined : (await resolveJob(env, job)).id,
        notes: notesOf(task.notes, { add_note, notes }),
      }),
      ...emptied(said, CLEARED),
    };
  },
});

function shifted(task: AdminTask, days: number | undefined): string | undefined {
  if (days === undefined) return undefined;
  if (!task.due_date) throw new ToolProblem(`Task "${task.task_name}" has no day yet. Which day should it be?`);
  return addDays(task.due_date, days);
}

export const deleteTask = defineDelete({
  name: 'delete_task',
  description: 'Delete one task. Always waits for a yes. To tick it off set its status instead.',
  kind,
  operation: adminTasks.operations.delete,
  args: z.strictObject({ task: taskRef }),
  find: (a, env) => resolveTask(env, a.task),
});
