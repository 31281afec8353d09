import { ON_MY_WAY_MINUTES, sendOnMyWay as operation, type Project, projects } from '@smoko/contract';
import { z } from 'zod';
import { given } from './changes.ts';
import { defineChange } from './define-change.ts';
import { clientRef, jobRef } from './fields.ts';
import { jobTitle } from './job-view.ts';
import { ToolProblem } from './problem.ts';
import { one, resolveClient } from './resolve.ts';
import { resolveJob } from './resolve-job.ts';
import { type ToolEnv, wrote } from './tool.ts';

interface Said {
  job?: string | undefined;
  client?: string | undefined;
}

/** The job that is named, or the client's of today. */
async function jobMeant({ job, client }: Said, env: ToolEnv): Promise<Project> {
  const named = job === undefined ? null : await resolveJob(env, job);
  if (named && client === undefined) return named;
  if (client === undefined) throw new ToolProblem('Whose job are you on your way to?');
  const { id, name } = await resolveClient(env, client);
  if (named?.client_id === id) return named;
  if (named) throw new ToolProblem(`Job ${jobTitle(named)} is not for ${name}. Which one is it?`);
  const { data } = await env.services.read(projects.operations.list, {
    client_id: id,
    job_date: env.today,
    limit: 100,
  });
  const on = data.filter(({ status }) => status === 'pending' || status === 'in_progress');
  if (on.length === 0) throw new ToolProblem(`${name} has no job on today. Which job is it?`);
  return one(on, name, 'job', jobTitle);
}

export const onMyWay = defineChange({
  name: 'on_my_way',
  description: 'Text the client of a job that the user is on the way to them. Always waits for a yes.',
  doing: 'Preparing the message',
  args: z.strictObject({
    job: jobRef.optional(),
    client: clientRef.optional().describe('Where the job is not named: their job of today'),
    minutes: z
      .int()
      .refine((minutes) => ON_MY_WAY_MINUTES.some((known) => known === minutes))
      .optional()
      .describe(`Until they are there: ${ON_MY_WAY_MINUTES.join(', ')}. Only if said`),
  }),
  async prepare({ minutes, ...said }, env) {
    const job = await jobMeant(said, env);
    if (!job.client) throw new ToolProblem(`Job ${jobTitle(job)} has no client. Who is it for?`);
    return { job, name: job.client.name, minutes };
  },
  async carryOut({ job, name, minutes }, env) {
    const done = `Told ${name} that you are on your way`;
    const outcome = await env.services.write(
      operation,
      { id: job.id, ...given({ minutes }) },
      {
        done: () => done,
        ask: `Tell ${name} that you are on your way${minutes ? `, ${minutes} minutes` : ''}`,
        details: [`Job: ${jobTitle(job)}`],
      },
    );
    return wrote(outcome, done, () => ({}));
  },
});
