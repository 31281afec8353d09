import { type FinanceRecord, projects } from '@smoko/contract';
import type { z } from 'zod';
import { amountOf, type amounts } from './finance-amount.ts';
import { gstOnTop } from './finance-view.ts';
import { commas } from './format.ts';
import { linesOfInvoice } from './invoice-lines.ts';
import { ToolProblem } from './problem.ts';
import { tell } from './quote-lines.ts';
import type { ToolEnv } from './tool.ts';

/** So much more or less than it was; never below nothing. */
export function changedBy(
  a: { amount_change?: number | undefined; amount_change_percent?: number | undefined },
  record: FinanceRecord,
) {
  if (a.amount_change === undefined && a.amount_change_percent === undefined) return undefined;
  const share = (record.amount * (a.amount_change_percent ?? 0)) / 100;
  return { amount: Math.max(0, Math.round((record.amount + share + (a.amount_change ?? 0)) * 100) / 100), note: null };
}

/** A new amount, or the old one with GST; undefined when the amount stays. */
export async function newAmount(a: z.output<z.ZodObject<typeof amounts>>, record: FinanceRecord, env: ToolEnv) {
  const { amount, count, percent_of_budget, balance, gst } = a;
  const rate = a.rate ?? (count === undefined ? undefined : rateOf(record));
  if ([amount, rate, count, percent_of_budget, balance, gst].every((one) => one === undefined)) return undefined;
  const job = record.project_id ? await env.services.read(projects.operations.get, { id: record.project_id }) : null;
  const said = rate ?? percent_of_budget ?? balance;
  return amountOf(
    {
      amount: amount ?? (said === undefined ? record.amount : undefined),
      rate,
      count,
      percent_of_budget,
      balance,
      gst,
      type: record.type,
    },
    job,
    env,
    gstOnTop(record) ? 'plus' : 'inc',
  );
}

/** "16 hours, not 15": the price of one stays, as its one line or its words have it. */
function rateOf({ lines, description }: FinanceRecord): number {
  const [only, another] = lines ?? [];
  const said = COUNTED.exec(description ?? '')?.groups?.rate;
  if (another)
    throw new ToolProblem(
      `That invoice has several lines: ${linesOfInvoice({ lines }).map(tell).join('; ')}. Which of them is it?`,
    );
  if (only && only.quantity !== 1) return only.unit_price;
  if (said) return Number(said.replaceAll(',', ''));
  throw new ToolProblem('At how much each? Nothing on file says what one of them costs.');
}
const COUNTED = /(?:^|[\s,])[\d.]+ x \$(?<rate>[\d,]+\.\d\d)(?=,|$)/u;

const SUMS =
  /(?:^|, )(?:[\d.]+ x \$[\d,.]+\d|[\d.]+% of (?:\$[\d,.]+\d|[^,]+)|\$[\d,.]+\d plus GST \$[\d,.]+\d|inc GST|balance of \$[\d,.]+\d less \$[\d,.]+\d(?: invoiced)?)(?=,|$)/g;
/** How the old amount came about no longer holds; undefined when nothing changes. */
export function withoutSums(old: string | null, note: string | null): string | undefined {
  const kept = (old ?? '').replace(SUMS, '').replace(/^, /, '');
  const description = commas(kept, note);
  return description === (old ?? '') || !description ? undefined : description;
}
