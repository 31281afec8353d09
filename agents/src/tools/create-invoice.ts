import { createInvoice as createInvoiceOperation, type FinanceRecord } from '@smoko/contract';
import { z } from 'zod';
import { businessGst, gstRemark, meantGst } from './business-gst.ts';
import { defineCreate } from './define-change.ts';
import { clientRef, date, jobRef, words } from './fields.ts';
import { financeKind } from './finance-view.ts';
import { addDays } from './format.ts';
import { linesTold } from './invoice-lines.ts';
import { jobTitle } from './job-view.ts';
import { pricedLine, spokenGst } from './line-args.ts';
import { warningWords } from './paper-warnings.ts';
import { ToolProblem } from './problem.ts';
import { stored } from './quote-lines.ts';
import { resolveClient } from './resolve.ts';
import { resolveJob } from './resolve-job.ts';
import type { ToolEnv } from './tool.ts';

/** An invoice whose several prices were said: a line for each, in the words they were said in. */
export const createInvoice = defineCreate({
  name: 'create_invoice',
  description:
    'Draft an invoice of which several prices were said, or how many of something at how much each: a line for each of them. What they come to, and the GST, is worked out by code. One sum, a share of a price or all that was agreed is create_finance_record.',
  kind: financeKind,
  operation: createInvoiceOperation,
  verb: 'Recorded',
  args: z.strictObject({
    client: clientRef.optional(),
    job: jobRef.optional(),
    lines: z.array(pricedLine).min(1).max(50).describe('All that was said, each with its own price; never a total'),
    gst: spokenGst.describe('As it was said. plus: GST is added by code. Left out: as the settings mean it'),
    due_date: date('Due day').optional(),
    due_in_days: z.int().min(0).max(366).optional(),
    description: words('What it is all for, where that was said beside the lines').optional(),
    although_more_than_agreed: z
      .boolean()
      .optional()
      .describe('true: they were told that it is more than was agreed, and want it invoiced all the same'),
  }),
  either: [['due_date', 'due_in_days']],
  async input(a, env) {
    const { project_id, client_id } = await whose(a, env);
    const business = await businessGst(env);
    const listed = a.lines.map(({ description }) => description).join(', ');
    return {
      project_id,
      client_id,
      lines: a.lines.map(stored),
      prices_include_gst: meantGst(a.gst, business) === 'inc',
      description: a.description ?? (project_id ? undefined : listed),
      due_date: a.due_date ?? (a.due_in_days === undefined ? undefined : addDays(env.today, a.due_in_days)),
      confirm_over: a.although_more_than_agreed,
    };
  },
  remark: async ({ gst }, env) => gstRemark(gst, await businessGst(env)),
  outcome: async (made, env) => `${linesTold(made)}${(await toLookAt(made, env)) ?? ''}`,
});

const toLookAt = ({ id }: FinanceRecord, env: ToolEnv): Promise<string | null> => warningWords(env, { invoice_id: id });

/** Whose invoice it is: of the client and the job that are named, which have to belong together. */
async function whose(said: { client?: string | undefined; job?: string | undefined }, env: ToolEnv) {
  const client = said.client === undefined ? null : await resolveClient(env, said.client);
  const job = said.job === undefined ? null : await resolveJob(env, said.job);
  if (!client && !job) throw new ToolProblem('Who is the invoice for? Name the client or the job.');
  if (client && job?.client_id && job.client_id !== client.id)
    throw new ToolProblem(`Job ${jobTitle(job)} is not a job of ${client.name}. Whose invoice is it?`);
  if (!client && !job?.client_id && job)
    throw new ToolProblem(`Job ${jobTitle(job)} has no client. Who is the invoice for?`);
  return { project_id: job?.id, client_id: client?.id ?? job?.client_id ?? undefined };
}
