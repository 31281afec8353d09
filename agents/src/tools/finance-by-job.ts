import {
  financeOverview,
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

/** What is left to come: of one job its billing; else of the price of each job less what was received for it, and what is invoiced. */
export async function balance(env: ToolEnv, { client, job }: About): Promise<ToolResult> {
  if (job) return jobBilling.run({ job: job.id }, env);
  const filter = given({ client_id: client?.id });
  const [all, received, unpaid] = await Promise.all([
    listAll<Project>(env, projects.operations.list, filter),
    sums(env, { ...filter, type: 'payment', status: 'paid' }),
    env.services.read(financeOverview, { ...filter, type: 'invoice', unpaid: 'true' }),
  ]);
  const open = all
    .filter(({ status }) => status !== 'cancelled')
    .map((one) => ({
      one,
      paid: received.get(one.id) ?? 0,
      left: addMoney(one.job_budget ?? 0, -(received.get(one.id) ?? 0)),
    }))
    .filter(({ one, left }) => one.job_budget && left > 0);
  const lines = open.map(
    ({ one, paid, left }) =>
      `${money(left)} on job ${jobTitle(one)} (price ${money(one.job_budget ?? 0)}, ${money(paid)} received)`,
  );
  const total = open.reduce((sum, { left }) => addMoney(sum, left), 0);
  const owed = unpaid.count
    ? `Invoiced and not paid: ${money(unpaid.due)} on ${count(unpaid.count, 'invoice')}`
    : 'No invoice is unpaid';
  const who = client ? ` from ${client.name}` : '';
  const left = lines.length
    ? `Still to come${who}: ${lines.length > 1 ? `${money(total)} in all: ` : ''}${lines.join('; ')}`
    : `Nothing is left to come${who} of the prices on file`;
  return read(`${left}. ${owed}`, { left: total, unpaid: unpaid.due });
}

async function sums(env: ToolEnv, asked: WireInput<typeof financeOverview>): Promise<Map<string | null, number>> {
  const { groups } = await env.services.read(financeOverview, { ...asked, by: 'project' });
  return new Map(groups.map(({ id, total }) => [id, total]));
}
