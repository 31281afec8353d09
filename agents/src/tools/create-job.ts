import { type Client, type Project, projectStatusSchema, projects } from '@smoko/contract';
import { z } from 'zod';
import { appended, given } from './changes.ts';
import { clientRef, date, dollars, text, time, words } from './fields.ts';
import { jobView, jobWords } from './job-view.ts';
import { fold } from './matching.ts';
import { clientOrNew } from './new-client.ts';
import { ToolProblem } from './problem.ts';
import { listAll } from './resolve.ts';
import { defineTool, type ToolEnv, type ToolResult, wrote } from './tool.ts';

const args = z.strictObject({
  job_name: text('What the work is, short: "Hot water replacement"', 200),
  client: clientRef.optional().describe('Who it is for. Not on file: the client is added too'),
  client_phone: text('Phone of the client, as given', 40).optional(),
  client_email: text('E-mail of the client', 254).optional(),
  address: text('Where the work is').optional(),
  date: date('Day it starts').optional(),
  time: time('Start time').optional(),
  budget: dollars('Price or budget, as said').optional(),
  description: words('Everything else said about it: sizes, "plus GST", "afternoon", access').optional(),
  job_number: text('Only when the user gave one', 40).optional(),
  status: projectStatusSchema.optional().describe('Left out: pending'),
});

/** The client (made if nobody fits) and the job, in one go. */
export const createJob = defineTool({
  name: 'create_job',
  description: 'Create a job. Makes the client too when nobody on file fits the name.',
  doing: 'Creating the job',
  args,
  async run(a, env) {
    if (a.job_number) await refuseUsedNumber(env, a.job_number);
    const named = a.client
      ? given({ name: a.client, phone: a.client_phone, email: a.client_email, address: a.address })
      : null;
    const { client, added } = named
      ? await clientOrNew(env, { ...named, name: a.client ?? '' })
      : { client: null, added: null };
    if (added?.status === 'waiting') return added;
    const outcome = await env.services.write(
      projects.operations.create,
      given({
        job_name: a.job_name,
        job_number: a.job_number,
        job_description: described(a, added ? null : client),
        job_date: a.date,
        job_time: a.time,
        job_budget: a.budget,
        site_address: a.address,
        client_id: client?.id,
        status: a.status,
      }) as { job_name: string },
      { done: (job) => `Created job ${jobWords(job)}`, ask: `Create job ${a.job_name}` },
    );
    const done = outcome.status === 'done' ? `Created job ${jobWords(outcome.output)}` : '';
    const result = wrote(outcome, done, (job) => ({ job: jobView(job) }));
    return added ? both(added, result) : result;
  },
});

/** A number or address of somebody already on file is kept with the job, never written over the client. */
function described(a: z.output<typeof args>, onFile: Client | null): string | undefined {
  let description = a.description;
  if (onFile || !a.client) {
    for (const contact of [a.client_phone, a.client_email]) {
      const known = [onFile?.phone, onFile?.email].some((have) => have && contact && same(have, contact));
      if (contact && !known) description = appended(description ?? null, `Contact given: ${contact}`);
    }
  }
  return description;
}
const same = (a: string, b: string) =>
  fold(a) === fold(b) ||
  (/\d{6}/.test(a.replace(/\D/g, '')) && a.replace(/\D/g, '').slice(-9) === b.replace(/\D/g, '').slice(-9));

async function refuseUsedNumber(env: ToolEnv, number: string): Promise<void> {
  const used = await listAll<Project>(env, projects.operations.list, { job_number: number });
  const [job] = used;
  if (job) throw new ToolProblem(`Job number ${number} is already used for ${jobWords(job)}. Nothing was created.`);
}

function both(first: ToolResult, second: ToolResult): ToolResult {
  return {
    ...second,
    summary: second.status === 'done' ? `${second.summary}. ${first.summary}` : second.summary,
    data: { ...second.data, new_client: first.data?.client },
    receipts: [...first.receipts, ...second.receipts],
    approvals: [...first.approvals, ...second.approvals],
  };
}
