import {
  createBillingInvoice,
  createInvoice,
  type FinanceRecord,
  financeRecords,
  financeStatusSchema,
  financeTypeSchema,
  type PaymentMethod,
  type Project,
} from '@smoko/contract';
import { z } from 'zod';
import { agreedFor } from './agreed.ts';
import { sentences } from './answers.ts';
import { assertPaidBefore, draftedDeposit, jobToBill, lessWords, toLookAt } from './bill-what.ts';
import { gstRemark } from './business-gst.ts';
import { changedBy, newAmount, withoutSums } from './changed-amount.ts';
import { defineCreate, defineDelete, defineUpdate } from './define-change.ts';
import { claimedWords, gstInIt, taxSaid } from './expense-gst.ts';
import { clientRef, date, dollars, jobRef, text, words } from './fields.ts';
import { adds, amountOf, amounts, billAsked, billFor, chargedOn, kindSaid } from './finance-amount.ts';
import {
  FINANCE_FIELDS,
  financeKind,
  financeRow,
  financeTitle,
  financeView,
  gstWords,
  otherOfRecord,
  resolveFinance,
  stillDue,
} from './finance-view.ts';
import { addDays, commas } from './format.ts';
import { gstOfLines } from './invoice-lines.ts';
import { invoiceOfSum } from './invoice-of-sum.ts';
import { fold, tokens } from './matching.ts';
import { linkOf } from './paper-link.ts';
import { partWords, shareWords } from './part-words.ts';
import { findSuppliers } from './parties.ts';
import { assertOwed, early, jobForAdvance, paidBy, paidWords, paying, paymentRefused } from './payments.ts';
import { ToolProblem } from './problem.ts';
import { repliesDue } from './replies-due.ts';
import { resolveClient } from './resolve.ts';
import { jobNamedIn, resolveJob } from './resolve-job.ts';
import { assertNotIssued, assertOther } from './stays-issued.ts';
import { defineTool, read, type ToolEnv } from './tool.ts';
import { invoiceOf, invoicePaidBy, invoiceToChange } from './which-invoice.ts';

const { operations } = financeRecords;

/** Says which record is meant; all that is given must fit. */
export const which = {
  record: text('Id, or words of its description or job').optional(),
  invoice_number: text('Number of an invoice: "INV-1002". Never the number of a job').optional(),
  type: financeTypeSchema.optional(),
  client: clientRef.optional(),
  job: jobRef.optional(),
  amount_was: dollars('Its amount on file').optional(),
  invoice_kind: z.enum(['deposit', 'progress', 'final']).optional().describe('Of an invoice: what it asks for'),
};

export const createFinanceRecord = defineCreate({
  name: 'create_finance_record',
  description:
    'Draft an invoice (money to be asked for; it gets its number when it is issued or sent), or record a payment (money received) or an expense (money spent, a supplier bill). Sums are worked out by code; an invoice for a job or client with an accepted quote needs none.',
  kind: financeKind,
  // with a type it is a plain record; an invoice gets its lines and due date from the operation of its own
  operation: (input) => {
    if ('type' in input) return operations.create;
    if ('what' in input) return createBillingInvoice;
    return 'id' in input ? operations.update : createInvoice;
  },
  verb: 'Recorded',
  args: z.strictObject({
    type: financeTypeSchema,
    ...amounts,
    ...gstInIt,
    agreed: z
      .boolean()
      .optional()
      .describe('Of an invoice, true where nobody said how much: all that was agreed and is not invoiced yet'),
    client: clientRef.optional(),
    job: jobRef.optional(),
    due_date: date('Due day').optional(),
    due_in_days: z.int().min(0).max(366).optional(),
    status: financeStatusSchema
      .optional()
      .describe('Left out: invoice pending, payment and expense paid. A bill not paid yet: pending'),
    paid_date: date('Day it was paid').optional(),
    ...paying,
    ...early,
    ...paidBy,
    less_paid: dollars(
      'Of an invoice for what is left: what was paid already and comes off, as said ("less the 500 deposit")',
    ).optional(),
    supplier: text('Who was paid or sent the bill, for an expense', 200).optional(),
    description: words('What it is for').optional(),
    without_variations: z
      .literal(true)
      .optional()
      .describe('true: the rest without the variations that nobody agreed to yet'),
    although_more_than_agreed: z
      .boolean()
      .optional()
      .describe('true: they were told that it is more than was agreed, and want it invoiced all the same'),
    ...otherOfRecord.args,
  }),
  either: [
    ['amount', 'rate', 'percent_of_budget', 'balance', 'agreed'],
    ['due_date', 'due_in_days'],
  ],
  async input({ supplier, ...said }, env) {
    const from: Paid = supplier ? await fromWhom(env, supplier, said) : { description: said.description };
    const a = { ...said, description: from.description };
    assertOfItsType(a);
    if (a.type === 'payment') return payment(a, env);
    const { named, client_id } = await whoseToBill(env, a);
    const due_date = dueDay(a, env);
    const words = named && a.description && onlyNames(a.description, named) ? null : a.description;
    const numbered = client_id !== undefined && isToBeSent(a);
    const agreed = numbered ? await agreedFor(a, named, client_id, env) : null;
    const others = otherOfRecord.said(a);
    if (agreed) return { quote_id: agreed.id, due_date, description: words, ...others };
    const bill =
      numbered && named && !Object.keys(others).length ? await billOf(a, named, { due_date, words }, env) : null;
    if (bill) return bill;
    const { amount, note } = await amountOf(a, named, env);
    const whole = wordsOf(words, note, numbered ? named : null);
    const description = a.type === 'invoice' ? shareWords(whole, named) : whole;
    const about = { amount, project_id: named?.id, client_id, due_date, description, ...others };
    const paid = {
      type: a.type,
      status: a.status,
      paid_date: a.paid_date,
      supplier_id: from.supplier_id,
      ...taxSaid(a),
    };
    const sum = {
      ...about,
      kind: kindSaid(a.description ? description : null),
      confirm_over: a.although_more_than_agreed,
    };
    return numbered ? sum : { ...paid, ...about };
  },
  remark: async (a, env) => {
    const gst = adds(a) ? gstRemark('plus', await chargedOn(a.type, env)) : null;
    const nameless = a.type === 'invoice' && a.amount !== undefined && !a.job && !a.description;
    const forWhat = nameless ? 'It does not say what it is for yet: tell me and I will put it on' : null;
    const less = a.less_paid === undefined ? null : lessWords(a.less_paid, (await whoseToBill(env, a)).client_id, env);
    return [gst, await less, forWhat].filter(Boolean).join('. ') || null;
  },
  asks: billAsked,
  outcome: async (made, env) =>
    (await paidWords(made, env)) ?? (await claimedWords(made, env)) ?? (await toLookAt(made, env)),
  refused: paymentRefused,
});

/** What is asked for of the price of a job that has a client; null where the sum is said. A deposit that is drafted is changed. */
async function billOf(
  a: SaidOfPayment & AskedOfInvoice,
  job: Project,
  { due_date, words }: { due_date: string | undefined; words: string | null | undefined },
  env: ToolEnv,
) {
  const bill = job.client_id ? await billFor(a, job, env) : null;
  if (!bill) return null;
  const { note, ...asked } = bill;
  const about = { due_date, description: partWords(asked.what, { words, note }, job) };
  const there = asked.what === 'deposit' ? await draftedDeposit(job, asked, about, env) : null;
  return there ?? { id: job.id, ...asked, ...about, confirm_over: a.although_more_than_agreed };
}

/** Words of its own, else what its job is called: how the sum came about alone is not what an invoice is for. */
const wordsOf = (words: string | null | undefined, note: string | null, job: Project | null): string | undefined =>
  commas(words ?? (note && job?.job_name), note) || undefined;

interface AskedOfInvoice {
  agreed?: boolean | undefined;
  although_more_than_agreed?: boolean | undefined;
  less_paid?: number | undefined;
  without_variations?: true | undefined;
}

/** What only an invoice, or only a payment, can be asked with. */
function assertOfItsType(a: SaidOfPayment & AskedOfInvoice): void {
  if (a.less_paid !== undefined && (a.type !== 'invoice' || !a.balance))
    throw new ToolProblem('Only an invoice for what is left takes off what was paid. Nothing was recorded.');
  if (a.without_variations && !(a.type === 'invoice' && a.balance))
    throw new ToolProblem('Only the rest of a job is invoiced without its variations. Nothing was recorded.');
  if (a.although_more_than_agreed !== undefined && a.type !== 'invoice')
    throw new ToolProblem('Only an invoice can be for more than was agreed. Nothing was recorded.');
  if (a.type !== 'payment' && (a.invoice !== undefined || a.keep_rest_as_credit || a.came_before_invoice))
    throw new ToolProblem('Only a payment pays an invoice. Nothing was recorded.');
  if (a.type !== 'payment' && (a.method ?? a.reference) !== undefined)
    throw new ToolProblem('How it was paid is kept of payments only: leave that out. Nothing was recorded.');
}

const dueDay = (a: { due_date?: string | undefined; due_in_days?: number | undefined }, env: ToolEnv) =>
  a.due_date ?? (a.due_in_days === undefined ? undefined : addDays(env.today, a.due_in_days));

interface SaidOfPayment extends z.output<z.ZodObject<typeof amounts>> {
  type: FinanceRecord['type'];
  status?: FinanceRecord['status'] | undefined;
  job?: string | undefined;
  client?: string | undefined;
  invoice?: string | undefined;
  keep_rest_as_credit?: boolean | undefined;
  came_before_invoice?: boolean | undefined;
  method?: PaymentMethod | undefined;
  reference?: string | undefined;
  due_date?: string | undefined;
  paid_date?: string | undefined;
  description?: string | undefined;
}

/**
 * Money that came in: what it pays is the invoice that is named, else the only one of just that sum ("paid the 1210"), else
 * the server finds it, oldest first.
 */
async function payment(a: SaidOfPayment, env: ToolEnv) {
  const { job, client, invoice: said } = a;
  const invoice = said === undefined ? null : await invoicePaid(env, { record: said, client, job });
  const { named, client_id } = await whoseMoney(env, a);
  const about = named ?? (!invoice && client_id && a.status !== 'pending' ? await jobForAdvance(env, client_id) : null);
  // "paid the rest of invoice 1002": what is due of it
  const rest = invoice?.amount_due ?? undefined;
  const { amount, note } = await amountOf(a.balance && rest ? { ...a, amount: rest } : a, about, env);
  const words = about && a.description && onlyNames(a.description, about) ? null : a.description;
  const paid = invoice ?? (await invoiceOfSum(env, { amount, status: a.status, client_id, project_id: about?.id }));
  const fields = {
    type: a.type,
    status: a.status,
    amount,
    client_id,
    project_id: about?.id,
    invoice_id: paid?.id,
    due_date: a.due_date,
    paid_date: a.paid_date,
    description: commas(words, note) || undefined,
    allow_credit: a.keep_rest_as_credit,
    confirm_early: a.came_before_invoice,
    method: a.method,
    reference: a.reference,
    ...otherOfRecord.said(a),
  };
  if (invoice) assertOwed({ amount, allow_credit: a.keep_rest_as_credit ?? false }, invoice);
  return fields;
}

/** Where nobody was asked for a deposit, one that comes in is money on account. */
async function invoicePaid(env: ToolEnv, said: Parameters<typeof invoicePaidBy>[1]): Promise<FinanceRecord | null> {
  return invoicePaidBy(env, said).catch((problem: unknown) => {
    if (said.record === 'deposit' && problem instanceof ToolProblem && problem.data?.reason === 'not_found')
      return null;
    throw problem;
  });
}

/** The job and the client of a record: named, or the job that its description names, and whose that is. */
async function whoseMoney(
  env: ToolEnv,
  { job, client, description }: Partial<Record<'job' | 'client' | 'description', string | undefined>>,
) {
  const said = job === undefined ? null : await resolveJob(env, job);
  const payer = client ? await resolveClient(env, client) : null;
  const named = said ?? (description ? await jobNamedIn(env, description, payer) : null);
  return { named, client_id: payer?.id ?? named?.client_id ?? undefined };
}

/** The same of an invoice; only a client who is named has a job to bill, too. What was paid before has to be on file. */
async function whoseToBill(env: ToolEnv, a: SaidOfPayment & AskedOfInvoice) {
  const { named: job, client_id } = await whoseMoney(env, a);
  const named = job ?? (await jobToBill(a, client_id, env));
  if (a.less_paid !== undefined && named) await assertPaidBefore(a.less_paid, named, env);
  return { named, client_id };
}

/** An invoice that is paid already is only noted, as one with nobody to send it to is. */
const isToBeSent = ({
  type,
  status = 'pending',
  paid_date,
}: Record<'type', string> & Partial<Record<'status' | 'paid_date', string | undefined>>): boolean =>
  type === 'invoice' && status === 'pending' && !paid_date;

interface Paid {
  description?: string | undefined;
  supplier_id?: string | undefined;
}

/** Who was paid: the supplier on file, where it is one, and first in the description, where lists show it. */
async function fromWhom(
  env: ToolEnv,
  supplier: string,
  { type, description }: { type: string; description?: string | undefined },
): Promise<Paid> {
  if (type !== 'expense') throw new ToolProblem('A supplier goes with an expense only. Nothing was recorded.');
  const { found } = await findSuppliers(env, supplier);
  const known = found.length === 1 ? found[0] : undefined;
  const name = known?.name ?? supplier;
  const words = fold(description ?? '').includes(fold(name)) ? description : commas(name, description);
  return { description: words, supplier_id: known?.id };
}

/** Says nothing that the job's name does not say. */
const onlyNames = (description: string, job: Project) =>
  tokens(description).join(' ') === tokens(job.job_name).join(' ');

export const findFinanceRecord = defineTool({
  name: 'find_finance_record',
  description: 'Show one invoice, payment or expense; or by when the payment claims that fit have to be answered.',
  doing: 'Looking up the record',
  args: z.strictObject({
    ...which,
    claim: z.literal(true).optional().describe('true: payment claims only'),
    link: z.boolean().optional().describe('true: asked for the link of the page its client sees'),
    gst: z.literal(true).optional().describe('true: asked how much of it is GST'),
  }),
  async run({ claim, link, gst, ...a }, env) {
    if (claim) return repliesDue(env, a);
    const record = link ? await invoiceOf(env, a, 'issued') : await resolveFinance(env, a);
    if (link)
      return linkOf(
        `${record.invoice_number ? 'invoice ' : ''}${record.invoice_number ?? 'the invoice'} of ${financeTitle(record)}`,
        record.link,
        record.stage === 'draft',
      );
    const due = record.type === 'invoice' && record.status !== 'paid' && !record.part_paid;
    const words = commas(financeRow(record), due && stillDue(record));
    return read(sentences(words, gst && gstWords(record)), { record: financeView(record) });
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
    ...amounts,
    ...gstInIt,
    status: financeStatusSchema.optional().describe('An invoice becomes paid by mark_invoice_paid only'),
    due_date: date('New due day').optional(),
    amount_change: z.number().optional().describe('Dollars more; negative = less'),
    amount_change_percent: z.number().min(-100).optional().describe('Percent more; negative = less'),
    shift_days: z.int().optional().describe('Due days later; negative = earlier'),
    paid_date: date('Day it was paid').optional(),
    ...early,
    new_job: jobRef.optional(),
    description: words('New description').optional(),
    ...paidBy,
    ...otherOfRecord.args,
    ...otherOfRecord.clearing,
  }),
  either: [
    ['amount', 'rate', 'percent_of_budget', 'balance', 'amount_change'],
    ['amount', 'amount_change_percent'],
    ['due_date', 'shift_days'],
  ],
  find: (a, env) => (a.invoice_kind ? invoiceToChange(env, a) : resolveFinance(env, a)),
  async patch(a, record, env) {
    const job = a.new_job === undefined ? null : await resolveJob(env, a.new_job);
    const worked = changedBy(a, record) ?? (gstOfLines(a, record) ? null : await newAmount(a, record, env));
    const description = a.description ?? (worked && withoutSums(record.description, worked.note));
    assertNotIssued(record, { amount: worked?.amount, description: a.description });
    if (worked && a.percent_of_budget !== undefined) assertOther(worked, record);
    return {
      amount: worked?.amount,
      ...gstOfLines(a, record),
      status: a.status,
      project_id: job?.id,
      client_id: job?.client_id ?? undefined,
      due_date: a.due_date ?? (a.shift_days && record.due_date ? addDays(record.due_date, a.shift_days) : undefined),
      paid_date: a.paid_date,
      confirm_early: a.came_before_invoice,
      method: a.method,
      reference: a.reference,
      description,
      ...otherOfRecord.changed(a),
      ...taxSaid({ ...a, type: record.type }),
    };
  },
  remark: async (a, env) => (adds(a) && a.type ? gstRemark('plus', await chargedOn(a.type, env)) : null),
  outcome: async (before, after, env) =>
    before.amount === after.amount && before.tax === after.tax && before.gst === after.gst
      ? null
      : ((await claimedWords(after, env)) ?? (await toLookAt(after, env))),
});

export const deleteFinanceRecord = defineDelete({
  name: 'delete_finance_record',
  description: 'Delete one invoice, payment or expense. Always waits for a yes.',
  kind: financeKind,
  operation: operations.delete,
  args: z.strictObject(which),
  find: (a, env) => resolveFinance(env, a),
});
