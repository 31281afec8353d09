import {
  financeOverview,
  getClientAccount,
  getJobBilling,
  type ProcurementItem,
  type Project,
  procurementItems,
  projects,
  type WireInput,
} from '@smoko/contract';
import { given } from './changes.ts';
import type { About } from './finance-sums.ts';
import { addMoney, count, money } from './format.ts';
import { jobBilling } from './job-billing.ts';
import { jobTitle } from './job-view.ts';
import { listAll } from './paging.ts';
import { span } from './rows.ts';
import { read, type ToolEnv, type ToolResult } from './tool.ts';

/** How many jobs are told. */
const SHOWN = 20;

/** What each job has made: what came in less expenses and the materials ordered, the best first. */
export async function profitByJob(env: ToolEnv, { client, from, to }: About): Promise<ToolResult> {
  const filter = given({ client_id: client?.id });
  const [jobs, received, spent, items] = await Promise.all([
    listAll<Project>(env, projects.operations.list, filter),
    sums(env, given({ ...filter, from, to, type: 'payment', status: 'paid' })),
    sums(env, given({ ...filter, from, to, type: 'expense' })),
    listAll<ProcurementItem>(env, procurementItems.operations.list),
  ]);
  const rows = jobs
    .map((job) => {
      const materials = items.filter((one) => one.project?.id === job.id).map((one) => one.total_price);
      const cost = addMoney(spent.get(job.id) ?? 0, materials.reduce(addMoney, 0));
      const income = received.get(job.id) ?? 0;
      return { job, income, cost, made: addMoney(income, -cost) };
    })
    .filter(({ income, cost }) => income || cost)
    .sort((a, b) => b.made - a.made);
  const whose = `${client ? ` for ${client.name}` : ''}${span(from, to)}`;
  const [best] = rows;
  if (!best) return read(`Nothing has come in or gone out on any job${whose}`, { jobs: [] });
  const line = ({ job, income, cost, made }: (typeof rows)[number]) =>
    `job ${jobTitle(job)}: ${money(made)} (${money(income)} received less ${money(cost)} costs)`;
  const rest = rows.slice(1, SHOWN).map((row) => `\n- ${line(row)}`);
  return read(`Most${whose}: ${line(best)}${rest.length ? `. Then:${rest.join('')}` : ''}`, {
    jobs: rows.slice(0, SHOWN).map(({ job, ...amounts }) => ({ job_number: job.job_number, ...amounts })),
  });
}

/** So many jobs are gone through; whoever has more open ones is told so. */
const MOST_JOBS = 60;

/** What is left to invoice, job by job, and what is invoiced and not paid; of one job its billing. */
export async function balance(env: ToolEnv, { client, job }: About): Promise<ToolResult> {
  if (job) return jobBilling.run({ job: job.id }, env);
  const filter = given({ client_id: client?.id });
  const [page, unpaid, account] = await Promise.all([
    env.services.read(projects.operations.list, { ...filter, limit: MOST_JOBS, sort: '-created_at' }),
    env.services.read(financeOverview, { ...filter, type: 'invoice', unpaid: 'true' }),
    client ? env.services.read(getClientAccount, { id: client.id }) : null,
  ]);
  const left = await leftToInvoice(env, page.data);
  const total = left.reduce((sum, one) => addMoney(sum, one.left), 0);
  const who = client ? ` for ${client.name}` : '';
  const of = page.next_cursor ? ` on the latest ${MOST_JOBS} jobs` : '';
  const sentences = [
    left.length
      ? `Left to invoice${who}${of}: ${left.length > 1 ? `${money(total)} in all: ` : ''}${left.slice(0, SHOWN).map(lineOf).join('; ')}`
      : `Nothing is left to invoice${who}${of} of the prices on file`,
    unpaid.count
      ? `Invoiced and not paid: ${money(unpaid.due)} on ${count(unpaid.count, 'invoice')}`
      : 'No invoice is unpaid',
    account && account.credit > 0 && `${money(account.credit)} is paid on account`,
  ];
  return read(sentences.filter(Boolean).join('. '), {
    left: total,
    unpaid: unpaid.due,
    jobs: left.slice(0, SHOWN).map((one) => ({ job_number: one.job.job_number, left_to_invoice: one.left })),
  });
}

interface Left {
  job: Project;
  left: number;
  price: number;
  invoiced: number;
}
/** The jobs of which something is left to invoice, by their billing. */
async function leftToInvoice(env: ToolEnv, jobs: readonly Project[]): Promise<Left[]> {
  const billings = await Promise.all(
    jobs
      .filter(({ status }) => status !== 'cancelled')
      .map(async (job) => ({ job, billing: await env.services.read(getJobBilling, { id: job.id }) })),
  );
  return billings.flatMap(({ job, billing: { left_to_invoice: left, price, invoiced } }) =>
    left ? [{ job, left, price: price.total, invoiced }] : [],
  );
}

const lineOf = ({ job, left, price, invoiced }: Left): string =>
  `${money(left)} on job ${jobTitle(job)}${invoiced ? ` (price ${money(price)}, ${money(invoiced)} invoiced)` : ', nothing invoiced'}`;

async function sums(env: ToolEnv, asked: WireInput<typeof financeOverview>): Promise<Map<string | null, number>> {
  const { groups } = await env.services.read(financeOverview, { ...asked, by: 'project' });
  return new Map(groups.map(({ id, total }) => [id, total]));
}
