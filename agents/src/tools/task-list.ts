import { type AdminTask, adminTasks, assigneeSchema, taskStatusSchema } from '@smoko/contract';
import { z } from 'zod';
import { missing, sentences, yesNo, yesOrNo } from './answers.ts';
import { given } from './changes.ts';
import { date, jobRef, text } from './fields.ts';
import { addDays, count, plain } from './format.ts';
import { jobTitle } from './job-view.ts';
import { bestMatches, TITLES } from './matching.ts';
import { listAll } from './paging.ts';
import { resolveJob } from './resolve-job.ts';
import { listed, span, within } from './rows.ts';
import { searchWords } from './search-words.ts';
import { resolveTask, taskRef, taskRow, taskView } from './task-view.ts';
import { defineTool, read } from './tool.ts';

export const findTask = defineTool({
  name: 'find_task',
  description: 'Show one task.',
  doing: 'Looking up the task',
  args: z.strictObject({
    task: taskRef,
    is: taskStatusSchema.optional().describe('Asked whether it is so'),
    wants: z.enum(['due day']).optional().describe('What was asked for'),
  }),
  async run(a, env) {
    const task = await resolveTask(env, a.task);
    const lacking = missing(a.wants, task.due_date, `task "${task.task_name}"`);
    const words = sentences(`Task ${taskRow(task)}`, task.notes, lacking);
    return read(yesOrNo(a.is !== undefined, task.status === a.is, words), { task: taskView(task) });
  },
});

export const listTasks = defineTool({
  name: 'list_tasks',
  description: 'List or count tasks, by status, assignee, job or days.',
  doing: 'Looking through the tasks',
  args: z.strictObject({
    status: taskStatusSchema.optional(),
    open: z.boolean().optional().describe('true: not completed'),
    late: z.boolean().optional().describe('true: not completed though the due day has gone by'),
    assigned_to: assigneeSchema.optional(),
    job: jobRef.optional(),
    from: date('First day').optional(),
    to: date('Last day').optional(),
    search: text('Words of the name', 100).optional(),
    yes_no: yesNo,
  }),
  async run(a, env) {
    const job = a.job === undefined ? null : await resolveJob(env, a.job);
    const q = a.search && searchWords(a.search, TITLES).join(' ');
    const to = a.late ? addDays(env.today, -1) : a.to;
    const days = { due_date_from: a.from, due_date_to: to, ...(q ? { q } : { sort: 'due_date' }) };
    const filter = given({ status: a.status, assigned_to: a.assigned_to, project_id: job?.id, ...days });
    const all = await listAll<AdminTask>(env, adminTasks.operations.list, filter);
    const found = (a.search ? bestMatches(a.search, all, [(task) => task.task_name]) : all)
      .filter((task) => !(a.open || a.late) || task.status !== 'completed')
      .filter((task) => within(task.due_date, a.from, to))
      .sort((x, y) => (x.due_date ?? '9').localeCompare(y.due_date ?? '9'));
    const state = a.late ? 'overdue' : a.open ? 'open' : a.status ? plain(a.status) : '';
    const whose = a.assigned_to && ` for ${a.assigned_to === 'Self' ? 'you' : a.assigned_to}`;
    const about = [whose, job && ` on job ${jobTitle(job)}`, a.late ? '' : span(a.from, a.to)].filter(Boolean).join('');
    const noun = [state, 'task'].filter(Boolean).join(' ');
    return listed(count(found.length, noun) + about, found, taskRow, taskView, 'tasks', a.yes_no);
  },
});
