import { type AdminTask, adminTasks, assigneeSchema, taskStatusSchema } from '@smoko/contract';
import { z } from 'zod';
import { byId, candidates } from './candidates.ts';
import { appended, compact, type FieldWords, given, show } from './changes.ts';
import { defineCreate, defineDelete, defineUpdate, type Kind } from './define-change.ts';
import { date, jobRef, text, time, words } from './fields.ts';
import { addDays, clock, commas, count, dayAndTime, plain } from './format.ts';
import { bestMatches, TITLES } from './matching.ts';
import { listAll } from './paging.ts';
import { ToolProblem } from './problem.ts';
import { one } from './resolve.ts';
import { jobsFitting, resolveJob } from './resolve-job.ts';
import { listed, span, within } from './rows.ts';
import { searchWords } from './search-words.ts';
import { defineTool, read, type ToolEnv } from './tool.ts';

const assigned = (task: AdminTask) => (task.assigned_to === 'Self' ? 'for you' : `for ${task.assigned_to}`);
const onJob = (task: AdminTask) => (task.project ? `job ${task.project.job_number} - ${task.project.job_name}` : null);
const taskWords = (task: AdminTask): string =>
  commas(task.task_name, dayAndTime(task.due_date, task.due_time), assigned(task), onJob(task));
export const taskRow = (task: AdminTask): string => commas(taskWords(task), plain(task.status));
export const taskView = (task: AdminTask) =>
  compact({
    id: task.id,
    task: task.task_name,
    status: task.status,
    assigned_to: task.assigned_to,
    due_date: task.due_date,
    due_time: task.due_time,
    job: task.project?.job_number,
    notes: task.notes,
  });
const kind: Kind<AdminTask> = {
  noun: 'task',
  title: (task) => `task "${task.task_name}"`,
  row: (task) => `task ${taskWords(task)}`,
  view: taskView,
};

const FIELDS: FieldWords = {
  task_name: ['name', show.text],
  status: ['status', show.plain],
  due_date: ['due date', show.day],
  due_time: ['time', (value) => clock(String(value))],
  assigned_to: ['assigned to', show.text],
  notes: ['notes', show.text],
};

/** Name, else name and job. */
async function resolveTask(env: ToolEnv, reference: string): Promise<AdminTask> {
  const { list, get } = adminTasks.operations;
  const known = await byId<AdminTask>(env, get, reference);
  if (known) return known;
  const name = (task: AdminTask) => task.task_name;
  const more = (task: AdminTask) => `${task.project?.job_name ?? ''} ${task.notes ?? ''}`;
  const rows = await candidates<AdminTask>(env, list, {
    words: searchWords(reference, TITLES),
    enough: (tasks) => bestMatches(reference, tasks, [name]).length > 0,
    through: async () => (await jobsFitting(env, reference)).map((job) => ({ project_id: job.id })),
  });
  const found = bestMatches(reference, rows, [name, more]);
  const open = found.filter((task) => task.status !== 'completed');
  return one(open.length ? open : found, reference, 'task', taskRow);
}

const taskRef = text('Which task: words of its name');

export const createTask = defineCreate({
  name: 'create_task',
  description: 'Put something to do, a reminder or a booking on the list.',
  kind,
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
  }),
  async input({ job, days_before, due_date, ...a }, env) {
    const project_id = job === undefined ? undefined : (await resolveJob(env, job)).id;
    return { ...a, project_id, due_date: due_date && days_before ? addDays(due_date, -days_before) : due_date };
  },
});

export const findTask = defineTool({
  name: 'find_task',
  description: 'Show one task.',
  doing: 'Looking up the task',
  args: z.strictObject({ task: taskRef }),
  async run(a, env) {
    const task = await resolveTask(env, a.task);
    return read([`Task ${taskRow(task)}`, task.notes].filter(Boolean).join('. '), { task: taskView(task) });
  },
});

export const listTasks = defineTool({
  name: 'list_tasks',
  description: 'List or count tasks, by status, assignee, job or days.',
  doing: 'Looking through the tasks',
  args: z.strictObject({
    status: taskStatusSchema.optional(),
    open: z.boolean().optional().describe('true: not completed'),
    assigned_to: assigneeSchema.optional(),
    job: jobRef.optional(),
    from: date('First day').optional(),
    to: date('Last day').optional(),
    search: text('Words of the name', 100).optional(),
  }),
  async run(a, env) {
    const job = a.job === undefined ? null : await resolveJob(env, a.job);
    const q = a.search && searchWords(a.search, TITLES).join(' ');
    const filter = given({ status: a.status, assigned_to: a.assigned_to, project_id: job?.id, q: q || undefined });
    const all = await listAll<AdminTask>(env, adminTasks.operations.list, filter);
    const found = (a.search ? bestMatches(a.search, all, [(task) => task.task_name]) : all)
      .filter((task) => !a.open || task.status !== 'completed')
      .filter((task) => within(task.due_date, a.from, a.to))
      .sort((x, y) => (x.due_date ?? '9').localeCompare(y.due_date ?? '9'));
    const noun = [a.open ? 'open' : a.status ? plain(a.status) : '', 'task'].filter(Boolean).join(' ');
    return listed(count(found.length, noun) + span(a.from, a.to), found, taskRow, taskView, 'tasks');
  },
});

export const updateTask = defineUpdate({
  name: 'update_task',
  description: 'Change one task: status (completed ticks it off), day, time, assignee, name.',
  kind,
  operation: adminTasks.operations.update,
  fields: FIELDS,
  args: z.strictObject({
    task: taskRef,
    status: taskStatusSchema.optional(),
    due_date: date('New day').optional(),
    shift_days: z.int().optional().describe('Days later; negative = earlier'),
    due_time: time('New time').optional(),
    assigned_to: assigneeSchema.optional(),
    task_name: text('New name').optional(),
    add_note: words('Added to the notes').optional(),
  }),
  find: (a, env) => resolveTask(env, a.task),
  patch: ({ task: _, shift_days, add_note, due_date, ...a }, task) => ({
    ...a,
    due_date: due_date ?? shifted(task, shift_days),
    notes: add_note ? appended(task.notes, add_note) : undefined,
  }),
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
