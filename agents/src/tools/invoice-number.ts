import { type Client, type FinanceRecord, financeRecords, type Project, projects } from '@smoko/contract';
import { commas, money } from './format.ts';
import { jobTitle } from './job-view.ts';
import { lookUp } from './paging.ts';
import { ToolProblem } from './problem.ts';
import type { ToolEnv } from './tool.ts';

const { list } = financeRecords.operations;

/** "1002", "invoice 1002", "INV-1002", "#1002": the number of an invoice; null where it is none. */
export const invoiceNumber = (said: string): string | null => NUMBER.exec(said.trim())?.groups?.n ?? null;
const NUMBER =
  /^(?:the\s+)?(?:tax\s+)?(?:inv(?:oice)?\.?[\s-]{0,3})?(?:(?:number|num|no)\.?\s{0,3})?#?\s{0,3}(?<n>\d{1,10})$/i;

/**
 * The invoice with a number, or the payments of it. Never what merely belongs to the job that has this number: where no
 * invoice has it, a problem says so and offers the invoices of that job.
 */
export async function recordsOfNumber(
  env: ToolEnv,
  number: string,
  type: FinanceRecord['type'] | undefined,
  client: Client | null = null,
): Promise<FinanceRecord[]> {
  const found = await lookUp<FinanceRecord>(env, list, { type: 'invoice', invoice_number: number });
  const [invoice] = found;
  if (!invoice) throw await noInvoice(env, number, client);
  return type === 'payment' ? lookUp<FinanceRecord>(env, list, { type, invoice_id: invoice.id }) : found;
}

async function noInvoice(env: ToolEnv, number: string, client: Client | null): Promise<ToolProblem> {
  const data = { reason: 'not_found' };
  const open = client ? await openOf(env, client) : [];
  if (client && open.length)
    return new ToolProblem(
      `No invoice has the number ${number}. Open for ${client.name}: ${open.slice(0, 4).map(openWords).join('; ')}. Which one is it?`,
      data,
    );
  const [job] = await lookUp<Project>(env, projects.operations.list, { job_number: number });
  if (!job) return new ToolProblem(`No invoice has the number ${number}.`, data);
  const theirs = await lookUp<FinanceRecord>(env, list, { type: 'invoice', project_id: job.id });
  if (!theirs.length)
    return new ToolProblem(`No invoice has the number ${number}, and job ${jobTitle(job)} has no invoice.`, data);
  const offers = theirs.slice(0, 4).map((one) => offered(one, job));
  return new ToolProblem(`No invoice number fits "${number}". Did you mean ${offers.join(' or ')}?`, data);
}

const openOf = async (env: ToolEnv, { id }: Client): Promise<FinanceRecord[]> =>
  (await lookUp<FinanceRecord>(env, list, { type: 'invoice', client_id: id })).filter(
    ({ status, stage }) => status !== 'paid' && stage !== 'void',
  );
/** A draft has no number yet. */
const openWords = ({ stage, invoice_number, amount, description }: FinanceRecord): string =>
  commas(
    stage === 'draft' ? `a draft of ${money(amount)}, not issued` : `${invoice_number ?? 'one'} of ${money(amount)}`,
    description,
  );

/** Its number first, so that it can take the place of the one that was said. */
const offered = ({ invoice_number, amount }: FinanceRecord, job: Project): string =>
  commas(invoice_number ?? `of job ${job.job_number}`, `${money(amount)} on job ${jobTitle(job)}`);
