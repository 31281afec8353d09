import { type Project, projectStatusSchema, projects } from '@smoko/contract';
import { z } from 'zod';
import { appended, given } from './changes.ts';
import { defineDelete, defineUpdate, type Kind } from './define-change.ts';
import { clientRef, date, dollars, jobRef, text, time, words } from './fields.ts';
import { addDays, addMoney, count, plain } from './format.ts';
import { JOB_FIELDS, jobRow, jobTitle, jobView } from './job-view.ts';
import { listAll } from './paging.ts';
import { ToolProblem } from './problem.ts';
import { resolveClient } from './resolve.ts';
import { jobsFitting, resolveJob } from './resolve-job.ts';
import { listed, span, within } from './rows.ts';
import { defineTool, read } from './tool.ts';

const kind: Kind<Project> = {
  noun: 'job',
  title: (job) => `job ${jobTitle(job)}`,
  row: (job) => `job ${jobRow(job)}`,
  view: jobView,
};

export const findJob = defineTool({
  name: 'find_job',
  description: 'Show one job with everything on file about it.',
  doing: 'Looking up the job',
  args: z.strictObject({ job: jobRef }),
  async run({ job: reference }, env) {
    const job = await resolveJob(env, reference);
    const where = job.site_address ?? job.client?.address;
    return read([`Job ${jobRow(job)}`, where, job.job_description].filter(Boolean).join('. '), { job: jobView(job) });
  },
});

export const listJobs = defineTool({
  name: 'list_jobs',
  description: 'List or count jobs, by status, client, days or words.',
  doing: 'Looking through the jobs',
  args: z.strictObject({
    status: projectStatusSchema.optional(),
    open: z.boolean().optional().describe('true: pending and in_progress only'),
    client: clientRef.optional(),
    from: date('First day').optional(),
    to: date('Last day').optional(),
    search: text('Words of the name or address', 100).optional(),
  }),
  async run(a, env) {
    const client = a.client ? await resolveClient(env, a.client) : null;
    const filter = given({ status: a.status, client_id: client?.id });
    const all = a.search
      ? await jobsFitting(env, a.search, filter)
      : await listAll<Project>(env, projects.operations.list, filter);
    const found = all
      .filter((job) => !a.open || job.status === 'pending' || job.status === 'in_progress')
      .filter((job) => within(job.job_date, a.from, a.to))
      .sort((x, y) => (x.job_date ?? '9').localeCompare(y.job_date ?? '9'));
    const noun = [a.open ? 'open' : a.status ? plain(a.status) : '', 'job'].filter(Boolean).join(' ');
    const about = `${client ? ` for ${client.name}` : ''}${span(a.from, a.to)}`;
    return listed(count(found.length, noun) + about, found, jobRow, jobView, 'jobs');
  },
});

export const updateJob = defineUpdate({
  name: 'update_job',
  description: 'Change one job: only the fields given. Relative changes are worked out by code.',
  kind,
  operation: projects.operations.update,
  fields: JOB_FIELDS,
  args: z.strictObject({
    job: jobRef.optional().describe('Which job: number or words. Left out: the job on screen'),
    status: projectStatusSchema.optional(),
    date: date('New day').optional(),
    shift_days: z.int().optional().describe('Days later; negative = earlier'),
    time: time('New start time').optional(),
    budget: dollars('New budget').optional(),
    budget_change: dollars('Added to the budget; negative takes off').optional(),
    job_name: text('New name', 200).optional(),
    job_number: text('New number', 40).optional(),
    address: text('New site address').optional(),
    client: clientRef.optional(),
    add_note: words('Added to the description').optional(),
    description: words('Replaces the description').optional(),
  }),
  find: (a, env) => resolveJob(env, a.job ?? 'this'),
  patch: async (a, job, env) => ({
    status: a.status,
    job_date: a.date ?? shifted(job, a.shift_days),
    job_time: a.time,
    job_budget: a.budget ?? changedBudget(job, a.budget_change),
    job_name: a.job_name,
    job_number: a.job_number,
    site_address: a.address,
    client_id: a.client ? (await resolveClient(env, a.client)).id : undefined,
    job_description: a.description ?? (a.add_note ? appended(job.job_description, a.add_note) : undefined),
  }),
});

function shifted(job: Project, days: number | undefined): string | undefined {
  if (days === undefined) return undefined;
  if (!job.job_date) throw new ToolProblem(`Job ${jobTitle(job)} has no date yet. Which day should it be?`);
  return addDays(job.job_date, days);
}

function changedBudget(job: Project, change: number | undefined): number | undefined {
  if (change === undefined) return undefined;
  const budget = addMoney(job.job_budget ?? 0, change);
  if (budget < 0) throw new ToolProblem(`That would take the budget of job ${jobTitle(job)} below zero.`);
  return budget;
}

export const deleteJob = defineDelete({
  name: 'delete_job',
  description: 'Delete one job. Always waits for a yes. To cancel a job set its status instead.',
  kind,
  operation: projects.operations.delete,
  args: z.strictObject({ job: jobRef }),
  find: (a, env) => resolveJob(env, a.job),
});
