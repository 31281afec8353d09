import { type AdminTask, adminTasks, type Project, projects } from '@smoko/contract';
import { z } from 'zod';
import { yesOrNo } from './answers.ts';
import { date } from './fields.ts';
import { addDays, day } from './format.ts';
import { jobView, whereabouts } from './job-view.ts';
import { firstOf, listAll } from './paging.ts';
import { span } from './rows.ts';
import { taskRow, taskView } from './task-view.ts';
import { defineTool, read, type ToolEnv } from './tool.ts';

const PARTS = { morning: ['00:00', '11:59'], afternoon: ['12:00', '17:29'], evening: ['17:30', '23:59'] } as const;

/** Jobs and tasks of some days together: what people mean by "what's on". */
export const showSchedule = defineTool({
  name: 'show_schedule',
  description: 'What is on: jobs that start and tasks that are due, by day. Left out: today and the next six days.',
  doing: 'Looking at the schedule',
  args: z.strictObject({
    from: date('First day').optional(),
    to: date('Last day').optional(),
    part: z.enum(['morning', 'afternoon', 'evening']).optional().describe('Part of the day'),
    next: z.boolean().optional().describe('true: only what comes first from today on'),
    free: z.boolean().optional().describe('true: asked whether nothing is on'),
    busy: z.boolean().optional().describe('true: asked whether anything is on'),
  }),
  async run(a, env) {
    if (a.next) return comesNext(env);
    const from = a.from ?? env.today;
    const to = a.to ?? (a.from ? a.from : addDays(env.today, 6));
    const { jobs, tasks } = await between(env, from, to);
    const [start, end] = a.part ? PARTS[a.part] : ['', '99'];
    // what has no time may be at any of the day
    const then = (time: string | null) => time === null || (time >= start && time <= end);
    const lines = [
      ...jobs
        .filter((job) => then(job.job_time))
        .map((job) => ({ at: `${job.job_date}${job.job_time ?? ''}`, line: `- Job ${whereabouts(job)}` })),
      ...tasks
        .filter((task) => then(task.due_time))
        .map((task) => ({ at: `${task.due_date}${task.due_time ?? ''}`, line: `- Task ${taskRow(task)}` })),
    ].sort((x, y) => x.at.localeCompare(y.at));
    const days = `${span(from, to)}${a.part ? ` in the ${a.part}` : ''}`;
    const words = lines.length ? `Booked${days}` : `Nothing is booked${days}`;
    const none = lines.length === 0;
    const open =
      a.free && !none
        ? openDays(
            from,
            to,
            [...jobs, ...tasks].map((one) => ('job_date' in one ? one.job_date : one.due_date)),
          )
        : '';
    const answer = a.free ? yesOrNo(true, none, words) : yesOrNo(a.busy, !none, words);
    const summary = none ? answer : `${open}${answer}:\n${lines.map((l) => l.line).join('\n')}`;
    return read(summary, { jobs: jobs.map(jobView), tasks: tasks.map(taskView) });
  },
});

/** The days of some that nothing is on; Saturdays and Sundays are told where they were asked for by themselves. */
function openDays(from: string, to: string, taken: readonly (string | null)[]): string {
  const free: string[] = [];
  for (let at = from; at <= to && free.length < MOST_DAYS; at = addDays(at, 1)) {
    const weekend = [0, 6].includes(new Date(`${at}T00:00:00Z`).getUTCDay());
    if (!taken.includes(at) && !weekend) free.push(day(at));
  }
  return free.length && from !== to ? `Free: ${free.join(', ')}. ` : '';
}
const MOST_DAYS = 14;

async function between(env: ToolEnv, from: string, to?: string): Promise<{ jobs: Project[]; tasks: AdminTask[] }> {
  const [jobs, tasks] = await Promise.all([
    listAll<Project>(env, projects.operations.list, {
      job_date_from: from,
      sort: 'job_date',
      ...(to ? { job_date_to: to } : {}),
    }),
    listAll<AdminTask>(env, adminTasks.operations.list, {
      due_date_from: from,
      sort: 'due_date',
      ...(to ? { due_date_to: to } : {}),
    }),
  ]);
  return {
    jobs: jobs.filter((job) => job.status !== 'cancelled'),
    tasks: tasks.filter((task) => task.status !== 'completed'),
  };
}

/** The soonest job and the soonest task that are still to be done. */
async function comesNext(env: ToolEnv) {
  const from = { limit: 20 };
  const [jobs, tasks] = await Promise.all([
    firstOf<Project>(env, projects.operations.list, { ...from, job_date_from: env.today, sort: 'job_date' }),
    firstOf<AdminTask>(env, adminTasks.operations.list, { ...from, due_date_from: env.today, sort: 'due_date' }),
  ]);
  const soonest = <T>(rows: T[], at: (row: T) => string) => rows.sort((x, y) => at(x).localeCompare(at(y)))[0];
  const job = soonest(
    jobs.filter(({ status }) => status === 'pending' || status === 'in_progress'),
    (one) => `${one.job_date}${one.job_time ?? ''}`,
  );
  const task = soonest(
    tasks.filter(({ status }) => status !== 'completed'),
    (one) => `${one.due_date}${one.due_time ?? ''}`,
  );
  const lines = [
    ...(job ? [{ at: `${job.job_date}${job.job_time ?? ''}`, line: `- Job ${whereabouts(job)}` }] : []),
    ...(task ? [{ at: `${task.due_date}${task.due_time ?? ''}`, line: `- Task ${taskRow(task)}` }] : []),
  ].sort((x, y) => x.at.localeCompare(y.at));
  if (!lines.length) return read('Nothing is booked from today on', {});
  const summary = `Next from today on:\n${lines.map(({ line }) => line).join('\n')}`;
  return read(summary, { ...(job ? { job: jobView(job) } : {}), ...(task ? { task: taskView(task) } : {}) });
}
