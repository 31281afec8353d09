import {
  AppError,
  type FinanceRecord,
  financeOverview,
  financeRecords,
  PAYMENT_METHOD_NAMES,
  type Project,
  paymentMethodSchema,
  projects,
} from '@smoko/contract';
import { z } from 'zod';
import { given } from './changes.ts';
import { text } from './fields.ts';
import { addMoney, commas, money } from './format.ts';
import { lookUp } from './paging.ts';
import { ToolProblem } from './problem.ts';
import type { ToolEnv } from './tool.ts';

/** How money came in or went back, as it is said. */
export const paidBy = {
  method: paymentMethodSchema.optional().describe('How a payment was made, only as said'),
  reference: text('Reference of a payment: what the bank or the cheque says', 140).optional(),
};

/** "by bank transfer, reference 1042"; empty where nobody said. */
export function howPaid({ method, reference }: SaidOfMoney): string {
  const name = method && method !== 'other' ? PAYMENT_METHOD_NAMES[method] : null;
  const how = name && `by ${method === 'payid' ? name : name.toLowerCase()}`;
  return commas(how, reference && `reference ${reference}`);
}
interface SaidOfMoney {
  method?: FinanceRecord['method'] | undefined;
  reference?: string | null | undefined;
}

/** What a payment pays, as it is said. */
export const paying = {
  invoice: text(
    'Of a payment: the invoice it pays, its number or words; left out, the only one of that sum, else the oldest',
  ).optional(),
  keep_rest_as_credit: z
    .boolean()
    .optional()
    .describe('Of a payment: true only where the user said that what is over stays as credit'),
};

/** Said again after a question: the server refuses a day before the invoice until it is confirmed. */
export const early = {
  came_before_invoice: z
    .boolean()
    .optional()
    .describe(
      'Of a payment: true only where the user said that it came in before its invoice went out, or that long ago',
    ),
};

/** Of what would have been stored, that which tells what was to be paid. Dollars. */
const refusedFields = z.object({
  amount: z.number(),
  invoice_id: z.string().optional(),
  client_id: z.string().optional(),
  project_id: z.string().optional(),
});
interface Paying {
  amount: number;
  allow_credit: boolean;
}

/** "invoice INV-1002", "the invoice of $795.00". */
export const invoiceWords = ({ invoice_number, amount }: FinanceRecord): string =>
  invoice_number ? `invoice ${invoice_number}` : `the invoice of ${money(amount)}`;

/** What a payment went to, behind what was recorded: ": invoice INV-1002, $1,340.00 still due". */
export async function paidWords(payment: FinanceRecord, env: ToolEnv): Promise<string | null> {
  if (payment.type !== 'payment' || payment.status !== 'paid') return null;
  const { allocations, unallocated } = payment;
  const invoices = await Promise.all(
    allocations.map(({ invoice_id }) => env.services.read(financeRecords.operations.get, { id: invoice_id })),
  );
  const told = invoices.map((invoice, i) => {
    const part = invoices.length > 1 ? `${money(allocations[i]?.amount ?? 0)} to ` : '';
    return `${part}${invoiceWords(invoice)}, ${invoice.amount_due ? `${money(invoice.amount_due)} still due` : 'paid in full'}`;
  });
  const went = told.length ? `: ${told.join('; ')}` : '';
  if (!unallocated) return went;
  const whose = payment.client ? `as ${payment.client.name}'s credit` : 'as credit';
  if (told.length) return `${went}. ${money(unallocated)} stays ${whose}`;
  const none = payment.client ? `${payment.client.name} has no open invoice for it` : 'It pays no invoice';
  return `. ${none}, so it stays ${whose}${await draftToIssue(payment, env)}`;
}

/** Their only draft invoice: nothing is due of it before it is issued, so the money went to none. */
async function draftToIssue({ client }: FinanceRecord, env: ToolEnv): Promise<string> {
  if (!client) return '';
  const of = { type: 'invoice' as const, stage: 'draft' as const, client_id: client.id };
  const { data } = await env.services.read(financeRecords.operations.list, { ...of, limit: 2 });
  const [draft, another] = data;
  return draft && !another
    ? `. The invoice of ${money(draft.amount)} is still a draft: issue it, then say which payment is for it`
    : '';
}

/** Refuses a payment of more than is due of the invoice it names before anything is drafted or written. */
export function assertOwed({ amount, allow_credit }: Paying, invoice: FinanceRecord): void {
  const due = invoice.amount_due ?? invoice.amount;
  if (allow_credit || amount <= due) return;
  throw moreThanOwed(amount, due, `of ${invoiceWords(invoice)}`, invoice.client?.name);
}

/** The server's refusal of more than is owed, as a question that offers what is due and a credit. */
export async function paymentRefused(error: unknown, fields: object, env: ToolEnv): Promise<unknown> {
  if (!(error instanceof AppError) || error.code !== 'more_than_owed') return error;
  const { amount, invoice_id, client_id, project_id } = refusedFields.parse(fields);
  if (invoice_id) {
    const invoice = await env.services.read(financeRecords.operations.get, { id: invoice_id });
    return moreThanOwed(amount, invoice.amount_due ?? 0, `of ${invoiceWords(invoice)}`, invoice.client?.name);
  }
  const asked = project_id ? { project_id } : { client_id };
  const { due, records } = await env.services.read(
    financeOverview,
    given({ type: 'invoice' as const, unpaid: 'true' as const, ...asked }),
  );
  const [first] = records;
  const whose = project_id && first?.project ? `on job ${first.project.job_number}` : `by ${first?.client?.name}`;
  return due > 0 && first ? moreThanOwed(amount, due, whose, first.client?.name) : error;
}

function moreThanOwed(amount: number, due: number, what: string, client: string | undefined): ToolProblem {
  const over = money(addMoney(amount, -due));
  const credit = `${money(amount)} with ${over} kept as ${client ? `${client}'s credit` : 'credit'}`;
  const asked =
    due > 0
      ? `Only ${money(due)} is still due ${what}. Shall I record ${money(due)}, or ${credit}?`
      : `Nothing is due ${what} any more. Shall I record it as ${client ? `${client}'s` : 'a'} credit?`;
  return new ToolProblem(asked, { code: 'more_than_owed', still_due: due });
}

/** The only job of a client that is not over, for money that comes in before anything is invoiced. */
export async function jobForAdvance(env: ToolEnv, client_id: string): Promise<Project | null> {
  const { due } = await env.services.read(financeOverview, { type: 'invoice', unpaid: 'true', client_id });
  if (due > 0) return null;
  const jobs = await lookUp<Project>(env, projects.operations.list, { client_id });
  const open = jobs.filter(({ status }) => status !== 'completed' && status !== 'cancelled');
  const [only, another] = open.length ? open : jobs;
  return another ? null : (only ?? null);
}
