import { type AdminTask, adminTasks, type Project, projects } from '@smoko/contract';
import { z } from 'zod';
import { date } from './fields.ts';
import { addDays } from './format.ts';
import { jobRow, jobView } from './job-view.ts';
import { listAll } from './paging.ts';
import { span, within } from './rows.ts';
import { taskRow, taskView } from './tasks.ts';
import { defineTool, read } from './tool.ts';

/** Jobs and tasks of some days together: what people mean by "what's on". */
export const showSchedule = defineTool({
  name: 'show_schedule',
  description: 'What is on: jobs that start and tasks that are due, by day. Left out: today and the next six days.',
  doing: 'Looking at the schedule',
  args: z.strictObject({ from: date('First day').optional(), to: date('Last day').optional() }),
  async run(a, env) {
    const from = a.from ?? env.today;
    const to = a.to ?? (a.from ? a.from : addDays(env.today, 6));
    const jobs = (await listAll<Project>(env, projects.operations.list)).filter(
      (job) => within(job.job_date, from, to) && job.status !== 'cancelled',
    );
    const tasks = (await listAll<AdminTask>(env, adminTasks.operations.list)).filter(
      (task) => within(task.due_date, from, to) && task.status !== 'completed',
    );
    const lines = [
      ...jobs.map((job) => ({ at: `${job.job_date}${job.job_time ?? ''}`, line: `- Job ${jobRow(job)}` })),
      ...tasks.map((task) => ({ at: `${task.due_date}${task.due_time ?? ''}`, line: `- Task ${taskRow(task)}` })),
    ].sort((x, y) => x.at.localeCompare(y.at));
    const days = span(from, to);
    const summary = lines.length
      ? `Booked${days}:\n${lines.map((l) => l.line).join('\n')}`
      : `Nothing is booked${days}`;
    return read(summary, { jobs: jobs.map(jobView), tasks: tasks.map(taskView) });
  },
});
