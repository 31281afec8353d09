import {
  type FinanceRecord,
  financeRecords,
  getClientAccount,
  getJobBilling,
  type Project,
  projects,
} from '@smoko/contract';
import type { z } from 'zod';
import type { amounts } from './finance-amount.ts';
import { addMoney, money } from './format.ts';
import { lookUp } from './paging.ts';
import { warningWords } from './paper-warnings.ts';
import { ToolProblem } from './problem.ts';
import type { ToolEnv } from './tool.ts';

type Said = Pick<z.output<z.ZodObject<typeof amounts>>, 'percent_of_budget' | 'balance'> & {
  agreed?: boolean | undefined;
};

/** The job of which a share, or what is left, is asked for where only its client is named: their only open one, or their only one. */
export async function jobToBill(a: Said, client_id: string | undefined, env: ToolEnv): Promise<Project | null> {
  if (!client_id || !(a.percent_of_budget !== undefined || a.balance || a.agreed)) return null;
  const jobs = await lookUp<Project>(env, projects.operations.list, { client_id });
  const open = jobs.filter(({ status }) => status !== 'completed' && status !== 'cancelled');
  const [only, another] = open.length ? open : jobs.filter(({ status }) => status === 'completed');
  return another ? null : (only ?? null);
}

/**
 * Throws ToolProblem unless what is said to be paid already ("less the 500 deposit") is on file, as money on account, which
 * pays the next invoice by itself, or as invoices of the job, which the rest deducts. Dollars.
 */
export async function assertPaidBefore(less: number, job: Project, env: ToolEnv): Promise<void> {
  const [billing, account] = await Promise.all([
    env.services.read(getJobBilling, { id: job.id }),
    job.client_id ? env.services.read(getClientAccount, { id: job.client_id }) : null,
  ]);
  const credit = account?.credit ?? 0;
  if ([credit, billing.paid, billing.invoiced].includes(less)) return;
  const known = credit ? `${money(credit)} on account` : billing.paid ? `${money(billing.paid)} paid` : 'nothing paid';
  throw new ToolProblem(
    `I find no ${money(less)} that was paid for job ${job.job_number} - ${job.job_name}: there is ${known} on file. Record the payment first, or tell me what the invoice comes to.`,
  );
}

/**
 * What changes of the deposit of a job that is drafted and not sent yet, where there is just one: it is never made twice.
 * null where none is there.
 */
export async function draftedDeposit(
  job: Project,
  { amount }: { amount?: number | undefined },
  { due_date, description }: { due_date?: string | undefined; description?: string | undefined },
  env: ToolEnv,
) {
  const drafts = await lookUp<FinanceRecord>(env, financeRecords.operations.list, {
    type: 'invoice',
    stage: 'draft',
    project_id: job.id,
  });
  const [only, another] = drafts.filter(({ kind, stage }) => kind === 'deposit' && stage === 'draft');
  if (!only || another) return null;
  return { id: only.id, amount, due_date, description: only.amount === amount ? undefined : description };
}

/** What becomes of money on account, told with the invoice; what was invoiced before is taken off in its sum already. */
export async function lessWords(less: number, client_id: string | undefined, env: ToolEnv): Promise<string | null> {
  const account = client_id ? await env.services.read(getClientAccount, { id: client_id }) : null;
  return account?.credit === less
    ? `The ${money(less)} that was paid already comes off what is due once it goes out`
    : null;
}

/** What is to be said of an invoice that was drafted just now; null where nothing is. */
export async function toLookAt(made: FinanceRecord, env: ToolEnv): Promise<string | null> {
  if (made.type !== 'invoice' || made.stage !== 'draft') return null;
  const [taken, warned] = await Promise.all([draftsTakenOff(made, env), warningWords(env, { invoice_id: made.id })]);
  return [taken, warned].filter(Boolean).join('') || null;
}

/** Of an invoice for what is left that was drafted just now: drafts it takes off as well, which nobody was sent yet. */
async function draftsTakenOff(
  { kind, stage, amount, project_id }: FinanceRecord,
  env: ToolEnv,
): Promise<string | null> {
  if (kind !== 'final' || stage !== 'draft' || !project_id) return null;
  const { drafts } = await env.services.read(getJobBilling, { id: project_id });
  const others = addMoney(drafts.total, -amount);
  return drafts.count > 1 && others > 0
    ? `. ${money(others)} that it takes off is only a draft so far: send that one too, or it is never asked for`
    : null;
}
