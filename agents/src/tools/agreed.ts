import {
  type FinanceRecord,
  financeRecords,
  type Project,
  type Quote,
  quotes,
  type Variation,
  variations,
} from '@smoko/contract';
import type { z } from 'zod';
import type { amounts } from './finance-amount.ts';
import { firstOf, lookUp } from './paging.ts';
import type { ToolEnv } from './tool.ts';

/**
 * The accepted quote that an invoice is to be made from: of the job, or of the client where no job is named. Only
 * where it is the one accepted, nothing of it is asked for or paid yet, and no other sum was said.
 */
export async function agreedFor(
  said: z.output<z.ZodObject<typeof amounts>>,
  job: Project | null,
  clientId: string,
  env: ToolEnv,
): Promise<Quote | null> {
  const { amount, rate, count, percent_of_budget, gst } = said;
  if (rate !== undefined || count !== undefined || gst || (percent_of_budget ?? 100) !== 100) return null;
  const whose = job ? { project_id: job.id } : { client_id: clientId };
  const [quote, other] = await firstOf<Quote>(env, quotes.operations.list, { ...whose, status: 'accepted' }, 2);
  if (!quote || other || (amount !== undefined && amount !== quote.total)) return null;
  const money = await lookUp<FinanceRecord>(env, financeRecords.operations.list, whose);
  if (money.some(({ type }) => type !== 'expense')) return null;
  return amount === undefined && (await hasVariations(job?.id ?? quote.project_id, env)) ? null : quote;
}

/** Of a job with extra work its quote is not all that was agreed: the lot has the variations, and is asked about where one is open. */
async function hasVariations(project_id: string | null | undefined, env: ToolEnv): Promise<boolean> {
  if (!project_id) return false;
  const extra = await lookUp<Variation>(env, variations.operations.list, { project_id });
  return extra.some(({ status }) => status !== 'declined');
}
