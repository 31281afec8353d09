import { type Project, projectStatusSchema, projects } from '@smoko/contract';
import { z } from 'zod';
import { appended, given } from './changes.ts';
import { clear, emptied } from './clear.ts';
import { defineDelete, defineUpdate, type Kind } from './define-change.ts';
import { address, clientRef, date, dollars, jobRef, text, time, words } from './fields.ts';
import { addDays, addMoney } from './format.ts';
import { budgetWords, JOB_FIELDS, jobRow, jobTitle, jobView, otherOfJob } from './job-view.ts';
import { ToolProblem } from './problem.ts';
import { resolveClient } from './resolve.ts';
import { resolveJob } from './resolve-job.ts';

const kind: Kind<Project> = {
  noun: 'job',
  title: (job) => `job ${jobTitle(job)}`,
  row: (job) => `job ${jobRow(job)}`,
  view: jobView,
};

const CLEARED = {
  date: 'job_date',
  time: 'job_time',
  budget: 'job_budget',
  address: 'site_address',
  description: 'job_description',
  ...otherOfJob.cleared,
} as const;

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
    budget_percent: z
      .number()
      .min(-100)
      .max(1000)
      .optional()
      .describe('Per cent added to the budget; negative takes off'),
    job_name: text('New name', 200).optional(),
    job_number: text('New number', 40).optional(),
    address: address('New site address').optional(),
    client: clientRef.optional(),
    add_note: words('Added to the description').optional(),
    description: words('Replaces the description').optional(),
    ...otherOfJob.args,
    clear: clear(CLEARED),
  }),
  either: [
    ['date', 'shift_days'],
    ['budget', 'budget_change'],
    ['budget', 'budget_percent'],
    ['description', 'add_note'],
  ],
  find: (a, env) => resolveJob(env, a.job ?? 'this'),
  patch: async (a, job, env) => ({
    ...given({
      status: a.status,
      job_date: a.date ?? shifted(job, a.shift_days),
      job_time: a.time,
      job_budget: a.budget ?? changedBudget(job, a),
      job_name: a.job_name,
      job_number: a.job_number,
      site_address: a.address,
      client_id: a.client ? (await resolveClient(env, a.client)).id : undefined,
      job_description: a.description ?? (a.add_note ? appended(job.job_description, a.add_note) : undefined),
      ...otherOfJob.said(a),
    }),
    ...emptied(a, CLEARED),
  }),
});

function shifted(job: Project, days: number | undefined): string | undefined {
  if (days === undefined) return undefined;
  if (!job.job_date) throw new ToolProblem(`Job ${jobTitle(job)} has no date yet. Which day should it be?`);
  return addDays(job.job_date, days);
}

interface ChangedBudget {
  budget_change?: number;
  budget_percent?: number;
  budget_includes_gst?: boolean | undefined;
}

/** Worked out here, from what is on file: a model's sum would be a guess. */
function changedBudget(job: Project, a: ChangedBudget): number | undefined {
  if (a.budget_change === undefined && a.budget_percent === undefined) return undefined;
  const had = job.job_budget ?? 0;
  const { budget_includes_gst: meant = job.budget_includes_gst } = a;
  if (a.budget_change !== undefined && had > 0 && meant !== job.budget_includes_gst)
    throw new ToolProblem(
      `The budget of job ${jobTitle(job)} is ${budgetWords(job)}${job.budget_includes_gst ? ' including GST' : ''}. ` +
        `Is the change meant ${job.budget_includes_gst ? 'including' : 'before'} GST too? Then say it that way, or say the whole new budget.`,
    );
  if (a.budget_percent !== undefined && had === 0)
    throw new ToolProblem(`Job ${jobTitle(job)} has no budget yet. How much should it be?`);
  const cents = Math.round(had * (a.budget_percent ?? 0));
  const budget = addMoney(addMoney(had, cents / 100), a.budget_change ?? 0);
  if (budget < 0)
    throw new ToolProblem(
      `That would take the budget of job ${jobTitle(job)} below zero. Nothing has been changed. Which quote, invoice or job is the sum for?`,
    );
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
