import { type Project, projects } from '@smoko/contract';
import { z } from 'zod';
import { appended, given, plannedWords } from './changes.ts';
import { defineChange } from './define-change.ts';
import { address, clientRef, date, dollars, jobRef, text, time, words } from './fields.ts';
import { JOB_FIELDS, jobView, jobWords } from './job-view.ts';
import { resolveClient } from './resolve.ts';
import { resolveJob } from './resolve-job.ts';
import { wrote } from './tool.ts';

/**
 * The same work once more: what it is, its price and its notes are the job's that is repeated. The day is only what was
 * said, and for another client so is the address.
 */
export const repeatJob = defineChange({
  name: 'repeat_job',
  description: 'Make a new job like one on file (same work again, a yearly service), with another day or client.',
  doing: 'Creating the job',
  args: z.strictObject({
    job: jobRef,
    date: date('Day of the new one').optional(),
    time: time('Start time').optional(),
    client: clientRef.optional().describe('Another client, on file'),
    address: address('Another site').optional(),
    budget: dollars('Another price').optional(),
    job_name: text('Another name', 200).optional(),
    add_note: words('What is different this time').optional(),
  }),
  async prepare(a, env) {
    const like = await resolveJob(env, a.job);
    const client = a.client ? await resolveClient(env, a.client) : null;
    const same = !client || client.id === like.client_id;
    const { job_name, job_budget, budget_includes_gst, job_description, site_address } = like;
    const job = given({
      job_date: a.date,
      job_time: a.time,
      job_budget: a.budget ?? job_budget ?? undefined,
      budget_includes_gst,
      site_address: a.address ?? (same ? (site_address ?? undefined) : undefined),
      client_id: client?.id ?? like.client_id ?? undefined,
      job_description: a.add_note ? appended(job_description, a.add_note) : (job_description ?? undefined),
    });
    return { like: like.job_number, job: { ...job, job_name: a.job_name ?? job_name } };
  },
  async carryOut({ like, job }, env) {
    const done = (made: Project) => `Created job ${jobWords(made)}, like job ${like}`;
    const outcome = await env.services.write(projects.operations.create, job, {
      done,
      ask: `Create job ${job.job_name} like job ${like}`,
      details: plannedWords(job, JOB_FIELDS),
    });
    return wrote(outcome, outcome.status === 'done' ? done(outcome.output) : '', (made) => ({ job: jobView(made) }));
  },
});
