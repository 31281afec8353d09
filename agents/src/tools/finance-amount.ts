import {
  createBillingInvoice,
  type FinanceRecord,
  getJobBilling,
  gstOn,
  type Project,
  projects,
  type Variation,
  variations,
} from '@smoko/contract';
import { z } from 'zod';
import { type BusinessGst, businessGst, meantGst, nilGst } from './business-gst.ts';
import { dollars } from './fields.ts';
import { addMoney, commas, day, money } from './format.ts';
import { jobTitle } from './job-view.ts';
import { lookUp } from './paging.ts';
import { ToolProblem } from './problem.ts';
import type { ToolEnv } from './tool.ts';

/** How much, as it was said; the sum is code. */
export const amounts = {
  amount: dollars('The amount as said').optional(),
  rate: dollars('Price of one, with count: "3 nights at 129"').optional(),
  count: z.number().positive().optional(),
  percent_of_budget: z
    .number()
    .positive()
    .max(100)
    .optional()
    .describe('Share of what the job is worth: its accepted quote or budget, with variations'),
  balance: z.boolean().optional().describe('true: the lot, or what of the price of the job is not invoiced yet'),
  gst: z
    .enum(['inc', 'plus'])
    .optional()
    .describe('As it was said. plus: GST is added by code. Left out: of an invoice, as the settings mean it'),
};
type Said = z.output<z.ZodObject<typeof amounts>> & {
  agreed?: boolean | undefined;
  without_variations?: true | undefined;
};

export interface Worked {
  /** Dollars. */
  amount: number;
  /** How it came about; null when it is just what was said. */
  note: string | null;
}

export const adds = (a: { gst?: 'inc' | 'plus' | undefined }) => a.gst === 'plus';
/** GST on an invoice is the business's own; on a bill or on money received it is what somebody else charged or paid. */
export const chargedOn = async (type: FinanceRecord['type'], env: ToolEnv): Promise<BusinessGst> =>
  type === 'invoice' ? businessGst(env) : { registered: true, country: env.country };

/** Dollars and how they came about. Never from nothing: without a figure it is asked for. */
export async function amountOf(
  a: Said & { type: FinanceRecord['type'] },
  job: Project | null,
  env: ToolEnv,
  /** How a sum is meant that is said without a word about GST; left out: as the settings say. */
  unsaid?: 'inc' | 'plus',
): Promise<Worked> {
  if (a.count !== undefined && a.rate === undefined)
    throw new ToolProblem('Give the price of one as rate, with count.');
  const cents = await wholeCents(a, job, env);
  if (cents.amount <= 0) throw new ToolProblem('How much is it? Give an amount above zero.');
  const business = await chargedOn(a.type, env);
  const { registered, country } = business;
  // a share of a price holds its GST; of a sum that somebody said, the settings say what is meant
  const share = a.amount === undefined && a.rate === undefined;
  const meant = a.gst ?? (share ? 'inc' : (unsaid ?? meantGst(undefined, business)));
  if (meant === 'inc')
    return { amount: cents.amount / 100, note: commas(cents.note, a.gst === 'inc' && 'inc GST') || null };
  // what its client reads says nothing of a tax that is not on it
  const nil = a.type === 'invoice' ? null : nilGst(cents.amount / 100);
  if (!registered) return { amount: cents.amount / 100, note: commas(cents.note, nil) || null };
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
  if (a.percent_of_budget === undefined && !a.balance && !a.agreed) throw new ToolProblem('How much is it?');
  if (!job && a.agreed) throw new ToolProblem('How much is the invoice?');
  if (!job) throw new ToolProblem('A share of which job? Name the job.');
  const price = await priceOf(job, env);
  return a.percent_of_budget === undefined ? restOf(price, job) : shareOf(price, a.percent_of_budget);
}

interface Price {
  total: number;
  asked: number;
  /** Of that, what nobody was sent yet. */
  drafted: number;
  from: 'quote' | 'budget' | null;
}

const shareOf = ({ total }: Price, percent: number): Worked => ({
  amount: Math.round((total * exact(percent)) / 100),
  note: percent === 100 ? null : `${percent}% of ${money(total / 100)}`,
});

function restOf({ total, asked, drafted }: Price, job: Project): Worked {
  if (asked >= total) {
    const done = drafted ? `invoiced or drafted: ${money(drafted / 100)} of it is not sent yet` : 'invoiced';
    throw new ToolProblem(`All of the ${money(total / 100)} for job ${jobTitle(job)} is ${done}. How much is it?`);
  }
  // the client reads this: a draft is not invoiced, and may be by the time this goes out
  const less = `less ${money(asked / 100)}${drafted ? '' : ' invoiced'}`;
  const note = asked ? `balance of ${money(total / 100)} ${less}` : null;
  return { amount: total - asked, note };
}

/**
 * Cents a job is worth with its variations, and how much of that its invoices ask for, drafts too. What came in on account
 * is not taken off: it pays the next invoice when that is issued.
 */
async function priceOf(job: Project, env: ToolEnv): Promise<Price> {
  const { price, drafts, left_to_invoice: left } = await env.services.read(getJobBilling, { id: job.id });
  const total = Math.round(price.total * 100);
  if (left === null || !total)
    throw new ToolProblem(`Job ${jobTitle(job)} has no accepted quote and no budget on file. How much is it?`);
  const drafted = Math.round(drafts.total * 100);
  return { total, asked: total - Math.round(left * 100) + drafted, drafted, from: price.base_from };
}

/** A third is said as 33.33%, and is a third. */
const exact = (percent: number): number =>
  [100 / 3, 200 / 3].find((third) => Math.abs(third - percent) < 0.01) ?? percent;

/**
 * How a job is invoiced next, where that follows from its price: a share of it or all that is left, which the server lists
 * line by line. null: the amount is said, or GST comes on top.
 */
export async function billFor(a: Said & { description?: string | undefined }, job: Project, env: ToolEnv) {
  const percent = a.percent_of_budget;
  const said = percent !== undefined || a.balance || a.agreed;
  if (a.amount !== undefined || a.rate !== undefined || adds(a) || !said) return null;
  const price = await priceOf(job, env);
  // a budget is what somebody had in mind: nobody agreed to it
  if (a.agreed && price.from !== 'quote')
    throw new ToolProblem(
      `How much is the invoice: the lot, which is ${money(price.total / 100)} for ${job.job_name}, or another amount?`,
    );
  if (percent === undefined && !a.without_variations) await assertAgreed(job, restOf(price, job).amount, env);
  if (percent === undefined || (percent === 100 && price.asked === 0))
    return { what: 'rest' as const, note: restOf(price, job).note };
  const what = /\bdeposit\b/iu.test(a.description ?? '') ? ('deposit' as const) : ('progress' as const);
  const { amount, note } = shareOf(price, percent);
  return { what, amount: amount / 100, note };
}

/** What kind of invoice its words say: "Deposit", "Progress claim on the kitchen". Undefined where it is a plain one. */
export function kindSaid(words: string | null | undefined): 'deposit' | 'progress' | undefined {
  if (/^deposit\b/iu.test(words ?? '')) return 'deposit';
  return /^progress (?:claim|payment|invoice)\b/iu.test(words ?? '') ? 'progress' : undefined;
}

/** What is left is asked for once it is plain what belongs to it: throws ToolProblem where a variation is not agreed to yet. */
async function assertAgreed(job: Project, left: number, env: ToolEnv): Promise<void> {
  const all = await lookUp<Variation>(env, variations.operations.list, { project_id: job.id });
  const open = all.filter(({ status }) => status === 'draft' || status === 'sent');
  if (!open.length) return;
  const told = open.map(
    ({ variation_number, description, total }) => `${variation_number}, ${description}, ${money(total)}`,
  );
  const more = open.reduce((sum, { total }) => addMoney(sum, total), 0);
  throw new ToolProblem(
    `Not agreed to yet on job ${jobTitle(job)}: ${told.join('; ')}. Nothing was recorded. With it ${money(addMoney(left / 100, more))} is left to invoice, without it ${money(left / 100)}. Did they agree to it?`,
  );
}

const ASKED_FOR = {
  deposit: 'deposit',
  progress: 'progress claim',
  stage: 'stage',
  rest: 'rest of the price',
} as const;

/** An invoice of a job's price that waits for a yes, in words; null for what is no such invoice. */
export async function billAsked(fields: object, env: ToolEnv) {
  const parsed = createBillingInvoice.input.safeParse(fields);
  if (!parsed.success) return null;
  const { id, what, amount, description, due_date } = parsed.data;
  const job = await env.services.read(projects.operations.get, { id });
  const much = amount === undefined ? '' : ` of ${money(amount / 100)}`;
  return {
    ask: `Draft the invoice for the ${ASKED_FOR[what]}${much} of job ${jobTitle(job)}`,
    details: [description ?? '', due_date ? `due ${day(due_date)}` : ''].filter(Boolean),
  };
}
