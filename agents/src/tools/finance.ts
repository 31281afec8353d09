import {
  type FinanceRecord,
  financeRecords,
  financeStatusSchema,
  financeTypeSchema,
  gstOn,
  type Project,
} from '@smoko/contract';
import { z } from 'zod';
import { businessGst, gstRemark, nilGst } from './business-gst.ts';
import { defineCreate, defineDelete, defineUpdate, type Kind } from './define-change.ts';
import { clientRef, date, dollars, jobRef, text, words } from './fields.ts';
import { FINANCE_FIELDS, financeRow, financeTitle, financeView, financeWords, resolveFinance } from './finance-view.ts';
import { addDays, commas, money } from './format.ts';
import { jobTitle } from './job-view.ts';
import { tokens } from './matching.ts';
import { ToolProblem } from './problem.ts';
import { resolveClient } from './resolve.ts';
import { jobNamedIn, resolveJob } from './resolve-job.ts';
import { defineTool, read, type ToolEnv } from './tool.ts';

const financeKind: Kind<FinanceRecord> = {
  noun: 'finance record',
  title: (r) => `${r.type} ${financeTitle(r)}`,
  row: (r) => `${r.type} ${financeWords(r)}`,
  view: financeView,
};
const { operations } = financeRecords;

/** Says which record is meant; all that is given must fit. */
export const which = {
  record: text('Id, or words of its description or job').optional(),
  type: financeTypeSchema.optional(),
  client: clientRef.optional(),
  job: jobRef.optional(),
  amount_was: dollars('Its amount on file').optional(),
};

const amounts = z.strictObject({
  amount: dollars('The amount as said').optional(),
  rate: dollars('Price of one, with count: "3 nights at 129"').optional(),
  count: z.number().positive().optional(),
  percent_of_budget: z.number().positive().max(100).optional().describe('Share of the job budget; 100 = the lot'),
  gst: z.enum(['inc', 'plus']).optional().describe('plus: GST is added by code'),
});

export const createFinanceRecord = defineCreate({
  name: 'create_finance_record',
  description:
    'Record an invoice (money to be asked for), a payment (money received) or an expense (money spent, a supplier bill). Sums are worked out by code.',
  kind: financeKind,
  operation: operations.create,
  verb: 'Recorded',
  args: z.strictObject({
    type: financeTypeSchema,
    ...amounts.shape,
    client: clientRef.optional(),
    job: jobRef.optional(),
    due_date: date('Due day').optional(),
    due_in_days: z.int().min(0).max(366).optional(),
    status: financeStatusSchema
      .optional()
      .describe('Left out: invoice pending, payment and expense paid. A bill not paid yet: pending'),
    paid_date: date('Day it was paid').optional(),
    description: words('What it is for, from whom').optional(),
  }),
  async input(a, env) {
    const job = a.job === undefined ? null : await resolveJob(env, a.job);
    const client = a.client ? await resolveClient(env, a.client) : null;
    const named = job ?? (a.description ? await jobNamedIn(env, a.description, client) : null);
    const { amount, note } = await amountOf(a, named, env);
    return {
      type: a.type,
      amount,
      status: a.status,
      project_id: named?.id,
      client_id: client?.id ?? named?.client_id ?? undefined,
      due_date: a.due_date ?? (a.due_in_days === undefined ? undefined : addDays(env.today, a.due_in_days)),
      paid_date: a.paid_date,
      description:
        commas(named && a.description && onlyNames(a.description, named) ? null : a.description, note) || undefined,
    };
  },
  remark: async (a, env) => (adds(a) ? gstRemark('plus', await chargedOn(a.type, env)) : null),
});

/** Says nothing that the job's name does not say. */
const onlyNames = (description: string, job: Project) =>
  tokens(description).join(' ') === tokens(job.job_name).join(' ');

const adds = (a: { gst?: 'inc' | 'plus' | undefined }) => a.gst === 'plus';
/** GST on an invoice is the business's own; on a bill or on money received it is what somebody else charged or paid. */
const chargedOn = async (type: FinanceRecord['type'], env: ToolEnv) =>
  type === 'invoice' ? businessGst(env) : { registered: true, country: env.country };

/** Dollars and how they came about. Never from nothing: without a figure it is asked for. */
async function amountOf(
  a: z.output<typeof amounts> & { type: FinanceRecord['type'] },
  job: Project | null,
  env: ToolEnv,
): Promise<{ amount: number; note: string | null }> {
  const cents = wholeCents(a, job);
  if (cents.amount <= 0) throw new ToolProblem('How much is it? Give an amount above zero.');
  if (!adds(a)) return { amount: cents.amount / 100, note: commas(cents.note, a.gst === 'inc' && 'inc GST') || null };
  const { registered, country } = await chargedOn(a.type, env);
  if (!registered) return { amount: cents.amount / 100, note: commas(cents.note, nilGst(cents.amount / 100)) };
  const gst = gstOn(cents.amount, country);
  const note = `${money(cents.amount / 100)} plus GST ${money(gst / 100)}`;
  return { amount: (cents.amount + gst) / 100, note: commas(cents.note, note) };
}

function wholeCents(a: z.output<typeof amounts>, job: Project | null): { amount: number; note: string | null } {
  if (a.amount !== undefined) return { amount: Math.round(a.amount * 100), note: null };
  if (a.rate !== undefined) {
    const amount = Math.round(Math.round(a.rate * 100) * (a.count ?? 1));
    return { amount, note: a.count ? `${a.count} x ${money(a.rate)}` : null };
  }
  if (a.percent_of_budget === undefined) throw new ToolProblem('How much is it?');
  if (!job) throw new ToolProblem('A share of which job? Name the job.');
  if (!job.job_budget) throw new ToolProblem(`Job ${jobTitle(job)} has no budget on file. How much is it?`);
  const amount = Math.round((Math.round(job.job_budget * 100) * a.percent_of_budget) / 100);
  return { amount, note: a.percent_of_budget === 100 ? null : `${a.percent_of_budget}% of ${money(job.job_budget)}` };
}

export const findFinanceRecord = defineTool({
  name: 'find_finance_record',
  description: 'Show one invoice, payment or expense.',
  doing: 'Looking up the record',
  args: z.strictObject(which),
  async run(a, env) {
    const record = await resolveFinance(env, a);
    return read(financeRow(record), { record: financeView(record) });
  },
});

export const updateFinanceRecord = defineUpdate({
  name: 'update_finance_record',
  description: 'Change one invoice, payment or expense. To mark an invoice as paid use mark_invoice_paid.',
  kind: financeKind,
  operation: operations.update,
  fields: FINANCE_FIELDS,
  args: z.strictObject({
    ...which,
    amount: dollars('New amount').optional(),
    status: financeStatusSchema.optional(),
    due_date: date('New due day').optional(),
    shift_days: z.int().optional().describe('Due days later; negative = earlier'),
    description: words('New description').optional(),
  }),
  find: (a, env) => resolveFinance(env, a),
  patch: (a, record) => ({
    amount: a.amount,
    status: a.status,
    due_date: a.due_date ?? (a.shift_days && record.due_date ? addDays(record.due_date, a.shift_days) : undefined),
    description: a.description,
  }),
});

export const deleteFinanceRecord = defineDelete({
  name: 'delete_finance_record',
  description: 'Delete one invoice, payment or expense. Always waits for a yes.',
  kind: financeKind,
  operation: operations.delete,
  args: z.strictObject(which),
  find: (a, env) => resolveFinance(env, a),
});
