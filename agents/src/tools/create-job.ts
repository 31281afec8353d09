import { type Client, type Project, projectStatusSchema, projects } from '@smoko/contract';
import { z } from 'zod';
import { appended, given, plannedWords } from './changes.ts';
import { defineChange } from './define-change.ts';
import { address, clientRef, date, dollars, text, time, words } from './fields.ts';
import { money } from './format.ts';
import { JOB_FIELDS, jobView, jobWords, otherOfJob } from './job-view.ts';
import { fold } from './matching.ts';
import { clientOnFile, madeFirst, type NewClient, withNewClient } from './new-client.ts';
import { firstOf } from './paging.ts';
import { ToolProblem } from './problem.ts';
import { type ToolEnv, wrote } from './tool.ts';

const args = z.strictObject({
  job_name: text('What the work is, short: "Hot water replacement"', 200),
  client: clientRef.optional().describe('Who it is for. Not on file: the client is added too'),
  client_phone: text('Phone of the client, as given', 40).optional(),
  client_email: text('Email of the client', 254).optional(),
  address: address('Where the work is').optional(),
  date: date('Day it starts').optional(),
  time: time('Start time').optional(),
  budget: dollars('Price or budget, as said').optional(),
  description: words('Everything else said about it: sizes, "plus GST", "afternoon", access').optional(),
  job_number: text('Only when the user gave one', 40).optional(),
  ...otherOfJob.args,
  status: projectStatusSchema.optional().describe('Left out: pending'),
});

/** The client (made if nobody fits) and the job, in one go. */
export const createJob = defineChange({
  name: 'create_job',
  description: 'Create a job. Makes the client too when nobody on file fits the name.',
  doing: 'Creating the job',
  args,
  async prepare(a, env) {
    if (a.job_number) await refuseUsedNumber(env, a.job_number);
    const client = a.client ? await clientOnFile(env, a.client) : null;
    const contact = given({ phone: a.client_phone, email: a.client_email, address: a.address });
    const newClient: NewClient | null = a.client && !client ? { name: a.client, ...contact } : null;
    const job = given({
      job_name: a.job_name,
      job_number: a.job_number,
      job_description: withoutBudget(newClient ? a.description : described(a, client), a.budget),
      job_date: a.date,
      job_time: a.time,
      job_budget: a.budget,
      site_address: a.address,
      client_id: client?.id,
      status: a.status,
      budget_includes_gst: a.budget === undefined ? undefined : gstInNotes(a.description),
      ...otherOfJob.said(a),
    });
    return { newClient, job: { ...job, job_name: a.job_name } };
  },
  async carryOut({ newClient, job }, env) {
    const done = (made: Project) => `Created job ${jobWords(made)}${noted(made)}`;
    const outcome = await env.services.write(projects.operations.create, job, {
      done,
      ask: `Create job ${job.job_name}`,
      details: plannedWords(job, JOB_FIELDS),
      ...(newClient ? { also: madeFirst(newClient) } : {}),
    });
    const words = outcome.status === 'done' ? done(outcome.output) : '';
    const result = wrote(outcome, words, (made) => ({ job: jobView(made) }));
    return withNewClient(result, outcome);
  },
});

/** Whether the budget holds the GST, where the notes say so and nothing else does. */
function gstInNotes(told: string | undefined): boolean | undefined {
  const [, word] = /\b(plus|inc) GST\b/i.exec(told ?? '') ?? [];
  return word === undefined ? undefined : word.toLowerCase() !== 'plus';
}

/** Its words without "$1,850.00 plus GST": that is the job's price already, and would stand there a second time. */
function withoutBudget(told: string | undefined, budget: number | undefined): string | undefined {
  if (told === undefined || budget === undefined) return told;
  const isBudget = (sentence: string) => {
    const [, sum, words] = /^(\S+ )?((?:plus|inc) GST)\.?$/i.exec(sentence.trim()) ?? [];
    return words !== undefined && (sum === undefined || sum.trim() === money(budget));
  };
  const sentences = told.split(/(?<=\.)\s+/);
  const rest = sentences.filter((sentence) => !isBudget(sentence));
  return rest.length === sentences.length ? told : rest.join(' ') || undefined;
}

/** What went into the description, so that a mistake is seen at once. */
function noted({ job_description: told }: Project): string {
  const rest = (told ?? '').replaceAll('\n', '. ').trim();
  return rest && rest.length <= LONGEST_NOTE ? ` (${rest})` : '';
}
const LONGEST_NOTE = 160;

/** A number or address of somebody already on file is kept with the job, never written over the client. */
function described(a: z.output<typeof args>, onFile: Client | null): string | undefined {
  let description = a.description;
  for (const contact of [a.client_phone, a.client_email]) {
    const known = [onFile?.phone, onFile?.email].some((have) => have && contact && same(have, contact));
    if (contact && !known) description = appended(description ?? null, `Contact given: ${contact}`);
  }
  return description;
}
const same = (a: string, b: string) =>
  fold(a) === fold(b) ||
  (/\d{6}/.test(a.replace(/\D/g, '')) && a.replace(/\D/g, '').slice(-9) === b.replace(/\D/g, '').slice(-9));

async function refuseUsedNumber(env: ToolEnv, number: string): Promise<void> {
  const used = await firstOf<Project>(env, projects.operations.list, { job_number: number }, 1);
  const [job] = used;
  if (job) throw new ToolProblem(`Job number ${number} is already used for ${jobWords(job)}. Nothing was created.`);
}
