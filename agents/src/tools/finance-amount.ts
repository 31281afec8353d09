import { type FinanceRecord, financeRecords, gstOn, type Project } from '@smoko/contract';
import { z } from 'zod';
import { businessGst, nilGst } from './business-gst.ts';
import { dollars } from './fields.ts';
import { commas, money } from './format.ts';
import { jobTitle } from './job-view.ts';
import { listAll } from './paging.ts';
import { ToolProblem } from './problem.ts';
import type { ToolEnv } from './tool.ts';

/** How much, as it was said; the sum is code. */
export const amounts = {
  amount: dollars('The amount as said').optional(),
  rate: dollars('Price of one, with count: "3 nights at 129"').optional(),
  count: z.number().positive().optional(),
  percent_of_budget: z.number().positive().max(100).optional().describe('Share of the job budget'),
  balance: z.boolean().optional().describe('true: the lot, or what of the job budget is not invoiced or paid yet'),
  gst: z.enum(['inc', 'plus']).optional().describe('plus: GST is added by code'),
};
type Said = z.output<z.ZodObject<typeof amounts>>;

export interface Worked {
  /** Dollars. */
  amount: number;
  /** How it came about; null when it is just what was said. */
  note: string | null;
}

export const adds = (a: { gst?: 'inc' | 'plus' | undefined }) => a.gst === 'plus';
/** GST on an invoice is the business's own; on a bill or on money received it is what somebody else charged or paid. */
export const chargedOn = async (type: FinanceRecord['type'], env: ToolEnv) =>
  type === 'invoice' ? businessGst(env) : { registered: true, country: env.country };

/** Dollars and how they came about. Never from nothing: without a figure it is asked for. */
export async function amountOf(
  a: Said & { type: FinanceRecord['type'] },
  job: Project | null,
  env: ToolEnv,
): Promise<Worked> {
  if (a.count !== undefined && a.rate === undefined)
    throw new ToolProblem('Give the price of one as rate, with count.');
  const cents = await wholeCents(a, job, env);
  if (cents.amount <= 0) throw new ToolProblem('How much is it? Give an amount above zero.');
  if (!adds(a)) return { amount: cents.amount / 100, note: commas(cents.note, a.gst === 'inc' && 'inc GST') || null };
  const { registered, country } = await chargedOn(a.type, env);
  if (!registered) return { amount: cents.amount / 100, note: commas(cents.note, nilGst(cents.amount / 100)) };
  const gst = gstOn(cents.amount, country);
  const note = `${money(cents.amount / 100)} plus GST ${money(gst / 100)}`;
  return { amount: (cents.amount + gst) / 100, note: commas(cents.note, note) };
}

async function wholeCents(a: Said, job: Project | null, env: ToolEnv): Promise<Worked> {
  if (a.amount !== undefined) return { amount: Math.round(a.amount * 100), note: null };
  if (a.rate !== undefined) {
    const amount = Math.round(Math.round(a.rate * 100) * (a.count ?? 1));
    return { amount, note: a.count ? `${a.count} x ${money(a.rate)}` : null };
  }
  if (a.percent_of_budget === undefined && !a.balance) throw new ToolProblem('How much is it?');
  if (!job) throw new ToolProblem('A share of which job? Name the job.');
  if (!job.job_budget) throw new ToolProblem(`Job ${jobTitle(job)} has no budget on file. How much is it?`);
  const budget = Math.round(job.job_budget * 100);
  if (a.percent_of_budget !== undefined) {
    const amount = Math.round((budget * exact(a.percent_of_budget)) / 100);
    return { amount, note: a.percent_of_budget === 100 ? null : `${a.percent_of_budget}% of ${money(job.job_budget)}` };
  }
  const billed = await billedOn(job, env);
  if (billed >= budget)
    throw new ToolProblem(
      `All of the ${money(job.job_budget)} for job ${jobTitle(job)} is invoiced or paid. How much is it?`,
    );
  return {
    amount: budget - billed,
    note: billed ? `balance of ${money(job.job_budget)} less ${money(billed / 100)} invoiced or paid` : null,
  };
}

/** A third is said as 33.33%, and is a third. */
const exact = (percent: number): number =>
  [100 / 3, 200 / 3].find((third) => Math.abs(third - percent) < 0.01) ?? percent;

/** Cents of a job asked for or received so far. A payment of an invoice is the same money. */
async function billedOn(job: Project, env: ToolEnv): Promise<number> {
  const records = await listAll<FinanceRecord>(env, financeRecords.operations.list, { project_id: job.id });
  const sum = (type: FinanceRecord['type']) =>
    records.filter((r) => r.type === type).reduce((cents, r) => cents + Math.round(r.amount * 100), 0);
  return Math.max(sum('invoice'), sum('payment'));
}
