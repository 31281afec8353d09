import {
  type Client,
  financeOverview,
  gstWithin,
  type ProcurementItem,
  type Project,
  procurementItems,
  type WireInput,
} from '@smoko/contract';
import { businessGst } from './business-gst.ts';
import { given } from './changes.ts';
import { financeRow } from './finance-view.ts';
import { addMoney, count, money } from './format.ts';
import { jobTitle } from './job-view.ts';
import { listAll } from './paging.ts';
import { span } from './rows.ts';
import { read, type ToolEnv, type ToolResult } from './tool.ts';

/** What a question about money is narrowed to. */
export interface About {
  client: Client | null;
  job: Project | null;
  from?: string | undefined;
  to?: string | undefined;
}

const overview = (env: ToolEnv, { client, job, from, to }: About, asked: WireInput<typeof financeOverview>) =>
  env.services.read(financeOverview, given({ client_id: client?.id, project_id: job?.id, from, to, ...asked }));
const whose = ({ client, job }: About): string =>
  `${client ? ` for ${client.name}` : ''}${job ? ` on job ${jobTitle(job)}` : ''}`;

/** What came in, or else what was invoiced, less expenses and the materials ordered; every figure is told. */
export async function profit(env: ToolEnv, about: About): Promise<ToolResult> {
  const [payments, refunds, invoices, credits, expenses, materials, { registered }] = await Promise.all([
    overview(env, about, { type: 'payment', status: 'paid' }),
    overview(env, about, { type: 'refund' }),
    overview(env, about, { type: 'invoice', day: 'made' }),
    overview(env, about, { type: 'credit_note', day: 'made' }),
    overview(env, about, { type: 'expense' }),
    about.job ? materialsOf(env, about.job) : 0,
    businessGst(env),
  ]);
  const cost = addMoney(expenses.total, materials);
  const paid = addMoney(payments.total, -refunds.total);
  const billed = addMoney(invoices.total, -credits.total);
  const received = addMoney(paid, -cost);
  const invoiced = addMoney(billed, -cost);
  const less = `less ${money(expenses.total)} expenses${about.job ? ` and ${money(materials)} materials` : ''}`;
  const credited = credits.count ? `, ${money(credits.total)} of it credited again` : '';
  const days = span(about.from, about.to);
  const words = [
    `Profit${whose(about)}${days}: ${money(received)} on what has come in (${money(paid)} received ${less})`,
    invoices.count
      ? `On what was invoiced it is ${money(invoiced)} (${money(invoices.total)} on ${count(invoices.count, 'invoice')}${credited})`
      : 'Nothing has been invoiced',
    ...(about.job?.job_budget ? [`The budget is ${money(about.job.job_budget)}`] : []),
    // what is to be handed on as GST is no profit
    ...(registered ? ['All of it is with the GST in it'] : []),
  ];
  return read(words.join('. '), { received, invoiced, expenses: expenses.total, materials });
}

async function materialsOf(env: ToolEnv, job: Project): Promise<number> {
  const items = await listAll<ProcurementItem>(env, procurementItems.operations.list, { project_id: job.id });
  return items.reduce((sum, item) => addMoney(sum, item.total_price), 0);
}

/** The GST inside what was invoiced, for a business that charges it. */
export async function gstOnSales(env: ToolEnv, about: About): Promise<ToolResult> {
  const { registered, country } = await businessGst(env);
  const sales = await overview(env, about, { type: 'invoice', day: 'made' });
  const basis = `${money(sales.total)} on ${count(sales.count, 'invoice')} put on file${whose(about)}${span(about.from, about.to)}`;
  if (!registered)
    return read(`No GST: the business settings say it is not registered for GST. Invoiced: ${basis}`, { gst: 0 });
  if (!sales.count)
    return read(`Nothing is invoiced${whose(about)} yet, so there is no GST on it. Which quote or sum do you mean?`, {
      gst: 0,
    });
  const gst = gstWithin(Math.round(sales.total * 100), country) / 100;
  const share = country === 'AU' ? '1/11' : '3/23';
  return read(`GST on sales: ${money(gst)}, which is ${share} of ${basis}, taking the amounts as including GST`, {
    gst,
  });
}

/** Whether somebody has paid: by their invoices, else by the payments on file. */
export async function settled(env: ToolEnv, about: About): Promise<ToolResult> {
  const [invoices, unpaid, payments] = await Promise.all([
    overview(env, about, { type: 'invoice' }),
    overview(env, about, { type: 'invoice', unpaid: 'true' }),
    overview(env, about, { type: 'payment', status: 'paid' }),
  ]);
  const came = payments.count ? `${money(payments.total)} received in ${count(payments.count, 'payment')}` : '';
  const totals = { unpaid: unpaid.due, received: payments.total };
  if (unpaid.count) {
    const rows = unpaid.records.map((record) => `\n- ${financeRow(record)}`).join('');
    const owed = `No: ${money(unpaid.due)} is still due on ${count(unpaid.count, 'invoice')}${whose(about)}`;
    return read(`${owed}${came ? `, ${came} so far` : ''}:${rows}`, totals);
  }
  if (invoices.count) {
    const all = invoices.count === 1 ? 'the invoice' : `all ${invoices.count} invoices`;
    return read(
      `Yes: ${all}${whose(about)}, ${money(invoices.total)}, ${invoices.count === 1 ? 'is' : 'are'} paid`,
      totals,
    );
  }
  if (came) return read(`Yes: ${came}${whose(about)}. There is no invoice on file`, totals);
  return read(`No: there is no payment and no invoice on file${whose(about)}`, totals);
}
