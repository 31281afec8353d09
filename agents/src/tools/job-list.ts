import { type FinanceRecord, financeRecords, type Project, projectStatusSchema, projects } from '@smoko/contract';
import { z } from 'zod';
import { missing, sentences, yesNo, yesOrNo } from './answers.ts';
import { given } from './changes.ts';
import { clientRef, date, jobRef, text } from './fields.ts';
import { addMoney, count, money, plain } from './format.ts';
import { jobRow, jobTitle, jobView, whereabouts } from './job-view.ts';
import { firstOf, listAll } from './paging.ts';
import { resolveClient } from './resolve.ts';
import { jobsFitting, resolveJob } from './resolve-job.ts';
import { listed, span, within } from './rows.ts';
import { defineTool, read, type ToolEnv, type ToolResult } from './tool.ts';

const { list } = projects.operations;

export const findJob = defineTool({
  name: 'find_job',
  description: 'Show one job with everything on file about it.',
  doing: 'Looking up the job',
  args: z.strictObject({
    job: jobRef,
    is: projectStatusSchema.optional().describe('Asked whether it is so'),
    wants: z
      .enum(['date', 'time', 'budget', 'address', 'description', 'client'])
      .optional()
      .describe('What was asked for'),
  }),
  async run(a, env) {
    const job = await resolveJob(env, a.job);
    const where = job.site_address ?? job.client?.address;
    const facts = { date: job.job_date, time: job.job_time, budget: job.job_budget, address: where };
    const asked = { ...facts, description: job.job_description, client: job.client };
    const words = sentences(
      `Job ${jobRow(job)}`,
      where,
      job.job_description,
      a.wants && missing(a.wants, asked[a.wants], `job ${jobTitle(job)}`),
    );
    return read(yesOrNo(a.is !== undefined, job.status === a.is, words), { job: jobView(job) });
  },
});

const RANKS = {
  biggest: '-job_budget',
  smallest: 'job_budget',
  next: 'job_date',
  latest: '-job_date',
} as const;

const LACKS = { date: 'job_date', budget: 'job_budget', client: 'client_id' } as const;
const NO = { date: 'day', budget: 'price', client: 'client' } as const;

export const listJobs = defineTool({
  name: 'list_jobs',
  description: 'List or count jobs, by status, client, days or words; or the biggest, smallest, next or latest one.',
  doing: 'Looking through the jobs',
  args: z.strictObject({
    status: projectStatusSchema.optional(),
    open: z.boolean().optional().describe('true: pending and in_progress only'),
    client: clientRef.optional(),
    from: date('First day').optional(),
    to: date('Last day').optional(),
    search: text('Words of the name, address or suburb', 100).optional(),
    unbilled: z
      .boolean()
      .optional()
      .describe('true: only those without any invoice; with status completed, what was forgotten'),
    without: z.enum(['date', 'budget', 'client']).optional().describe('Only those that have none'),
    rank: z.enum(['biggest', 'smallest', 'next', 'latest']).optional().describe('biggest and smallest by budget'),
    total: z.boolean().optional().describe('true: what their budgets come to'),
    yes_no: yesNo,
  }),
  async run(a, env) {
    const client = a.client ? await resolveClient(env, a.client) : null;
    const days = a.rank === 'next' ? { from: a.from ?? env.today, to: a.to } : { from: a.from, to: a.to };
    const filter = given({ status: a.status, client_id: client?.id, job_date_from: days.from, job_date_to: days.to });
    const billed = a.unbilled ? await billedJobs(env) : new Set<string>();
    const all = a.search ? await jobsFitting(env, a.search, filter) : await inOrder(env, filter, days, a.rank);
    const found = all
      .filter((job) => !billed.has(job.id))
      .filter((job) => !a.open || job.status === 'pending' || job.status === 'in_progress')
      .filter((job) => a.status !== undefined || !a.rank || job.status !== 'cancelled')
      .filter((job) => !a.without || !job[LACKS[a.without]])
      .filter((job) => within(job.job_date, days.from, days.to));
    const noun = [a.open ? 'open' : a.status ? plain(a.status) : '', 'job'].filter(Boolean).join(' ');
    const about = `${a.without ? ` without a ${NO[a.without]}` : ''}${a.unbilled ? ' not invoiced yet' : ''}${client ? ` for ${client.name}` : ''}${a.search ? ` with "${a.search}"` : ''}`;
    if (a.rank) return ranked(found, a.rank, `${noun}${about}`);
    const rows = a.search ? found.sort((x, y) => (x.job_date ?? '9').localeCompare(y.job_date ?? '9')) : found;
    const heading = `${count(rows.length, noun)}${about}${span(a.from, a.to)}${a.total ? worth(rows) : ''}`;
    // who asks for one day goes there
    const row = a.from !== undefined && a.from === a.to ? whereabouts : jobRow;
    return listed(heading, rows, row, jobView, 'jobs', a.yes_no);
  },
});

/** Jobs with an invoice, in whatever state that is. */
async function billedJobs(env: ToolEnv): Promise<Set<string>> {
  const invoices = await listAll<FinanceRecord>(env, financeRecords.operations.list, { type: 'invoice' });
  return new Set(invoices.flatMap(({ project }) => (project ? [project.id] : [])));
}

/** By their day, soonest first; ranked ones by what ranks them, as many as can matter. */
async function inOrder(
  env: ToolEnv,
  filter: Record<string, unknown>,
  days: { from?: string | undefined; to?: string | undefined },
  rank: keyof typeof RANKS | undefined,
): Promise<Project[]> {
  if (rank) return firstOf<Project>(env, list, { ...filter, sort: RANKS[rank] });
  return listAll<Project>(env, list, { ...filter, sort: 'job_date' }).then((jobs) =>
    days.from || days.to ? jobs : jobs.sort((x, y) => (x.job_date ?? '9').localeCompare(y.job_date ?? '9')),
  );
}

function ranked(found: Project[], rank: keyof typeof RANKS, noun: string): ToolResult {
  const field = rank === 'biggest' || rank === 'smallest' ? 'job_budget' : 'job_date';
  const sign = RANKS[rank].startsWith('-') ? -1 : 1;
  const order = (x: Project, y: Project) =>
    sign *
    (field === 'job_budget' ? (x[field] ?? 0) - (y[field] ?? 0) : (x[field] ?? '').localeCompare(y[field] ?? ''));
  const having = found.filter((job) => job[field] !== null).sort(order);
  const [first] = having;
  const basis = field === 'job_budget' ? 'budget' : 'date';
  if (!first) return read(`No ${noun} with a ${basis} on file`, { count: 0 });
  const same = having.filter((job) => job[field] === first[field]);
  const rows = same.map((job) => `job ${jobRow(job)}`).join('; ');
  return read(`The ${rank} ${noun} by ${basis}: ${rows}`, { jobs: same.map(jobView) });
}

function worth(jobs: Project[]): string {
  const priced = jobs.filter((job) => job.job_budget);
  const total = priced.reduce((sum, job) => addMoney(sum, job.job_budget ?? 0), 0);
  const without = jobs.length - priced.length;
  return `, budgets ${money(total)} in all${without && priced.length ? ` (${without} without one)` : ''}`;
}
