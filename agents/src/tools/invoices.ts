import {
  channelSchema,
  type FinanceRecord,
  getClientAccount,
  getPaperWarnings,
  issueInvoice as issueInvoiceOperation,
  markPaid,
  sendFinanceRecord as sendInvoiceOperation,
  voidInvoice as voidInvoiceOperation,
} from '@smoko/contract';
import { z } from 'zod';
import { given } from './changes.ts';
import { chooseChannel } from './choose-channel.ts';
import { defineChange } from './define-change.ts';
import { date, words } from './fields.ts';
import { which } from './finance.ts';
import { financeName, financeTitle, financeView, financeWords } from './finance-view.ts';
import { capital, commas, money } from './format.ts';
import { early, howPaid, paidBy } from './payments.ts';
import { ToolProblem } from './problem.ts';
import { type ToolEnv, wrote } from './tool.ts';
import { invoiceOf } from './which-invoice.ts';

const { type: _type, ...whichInvoice } = which;
/** "invoice INV-1002: $1,840.00 for Dave Cutler, job 1001 - Deck". */
const named = (invoice: FinanceRecord) => `${financeName(invoice)} ${financeTitle(invoice)}`;

export const markInvoicePaid = defineChange({
  name: 'mark_invoice_paid',
  description: 'Mark one invoice as paid in full; a payment of what is still due is recorded with it.',
  doing: 'Marking the invoice as paid',
  args: z.strictObject({
    ...whichInvoice,
    issued: z.literal(true).optional().describe('true: only one that went out; whoever is square pays no draft'),
    paid_date: date('Day it was paid').optional(),
    ...early,
    ...paidBy,
  }),
  async prepare({ issued, paid_date, came_before_invoice: confirm_early, method, reference, ...said }, env) {
    const invoice = await invoiceOf(env, said, issued && 'issued').catch((problem: unknown) => {
      if (problem instanceof ToolProblem && problem.data?.reason === 'ambiguous') throw orAllOfThem(problem);
      const none =
        problem instanceof ToolProblem && problem.data?.reason === 'not_found' && !problem.message.endsWith('?');
      throw none
        ? new ToolProblem(`${problem.message} To record the payment: how much was paid?`, problem.data)
        : problem;
    });
    if (issued && invoice.stage === 'draft')
      throw new ToolProblem(
        `${named(invoice).replace('draft', 'The draft')} was never sent, so nobody owes it. Nothing was recorded: say what was paid, or send it first.`,
      );
    if (invoice.status === 'paid')
      throw new ToolProblem(`${named(invoice).replace('invoice', 'Invoice')} is paid already. Nothing was recorded.`);
    return { invoice, said: given({ paid_date, confirm_early, method, reference }) };
  },
  async carryOut({ invoice, said }, env) {
    const due = invoice.amount_due ?? invoice.amount;
    const payment = due ? await paymentWords(invoice, due, env) : '';
    const done = commas(`Marked ${named(invoice)} as paid${payment}`, howPaid(said));
    const outcome = await env.services.write(
      markPaid,
      { id: invoice.id, ...said },
      { done: () => done, ask: `Mark ${named(invoice)} as paid`, bulk: env.bulk },
    );
    return wrote(outcome, done, (after) => ({ invoice: financeView(after) }));
  },
});

/** Whoever "paid the rest" may have paid more than one. */
function orAllOfThem({ message, data }: ToolProblem): ToolProblem {
  const all = Array.isArray(data?.candidates) && data.candidates.length > 2 ? 'all' : 'both';
  return new ToolProblem(message.replace(/ Which one\?$/u, ` Which one, or ${all} of them?`), data);
}

/** What is paid with it. A draft is issued first, and that uses up what the client paid on account: how much the server works out. */
async function paymentWords(
  { stage, part_paid, client_id }: FinanceRecord,
  due: number,
  env: ToolEnv,
): Promise<string> {
  const onAccount =
    stage === 'draft' && client_id ? (await env.services.read(getClientAccount, { id: client_id })).credit : 0;
  if (onAccount > 0) return ', from what was paid on account, and with a payment of the rest';
  return `, with a payment of ${part_paid ? 'the last ' : ''}${money(due)}`;
}

export const issueInvoice = defineChange({
  name: 'issue_invoice',
  description:
    'Issue one draft invoice without sending it: it gets its number and day, and cannot be changed after that. Sending a draft issues it too.',
  doing: 'Issuing the invoice',
  args: z.strictObject(whichInvoice),
  async prepare(said, env) {
    const invoice = await invoiceOf(env, said, 'draft');
    if (invoice.stage !== 'draft')
      throw new ToolProblem(`${capital(named(invoice))} is no draft. Nothing was changed.`);
    return { invoice };
  },
  async carryOut({ invoice }, env) {
    const done = (after: FinanceRecord) => `Issued ${named(after)}`;
    const outcome = await env.services.write(
      issueInvoiceOperation,
      { id: invoice.id },
      { done, ask: `Issue ${named(invoice)}`, bulk: env.bulk },
    );
    return wrote(outcome, outcome.status === 'done' ? done(outcome.output) : '', (after) => ({
      invoice: financeView(after),
    }));
  },
});

export const voidInvoice = defineChange({
  name: 'void_invoice',
  description:
    'Void one issued invoice of which nothing was paid: it keeps its number and asks for nothing. A draft is deleted instead. Always waits for a yes.',
  doing: 'Voiding the invoice',
  args: z.strictObject(whichInvoice),
  async prepare(said, env) {
    const invoice = await invoiceOf(env, said, 'issued');
    if (invoice.stage === 'void') throw new ToolProblem(`${capital(named(invoice))} is void already.`);
    if (invoice.stage === 'draft')
      throw new ToolProblem(
        `${capital(named(invoice))} was never sent, so there is nothing to void. Shall I delete it?`,
      );
    if (invoice.amount_credited && invoice.amount_credited >= invoice.amount)
      throw new ToolProblem(
        `All of ${named(invoice)} is credited, so it asks for nothing any more. There is nothing left to void.`,
      );
    if (invoice.amount_paid || invoice.amount_credited)
      throw new ToolProblem(
        `Something was paid or credited of ${named(invoice)}, so it can't be voided. Credit what is wrong instead.`,
      );
    return { invoice };
  },
  async carryOut({ invoice }, env) {
    const done = `Voided ${named(invoice)}`;
    const outcome = await env.services.write(
      voidInvoiceOperation,
      { id: invoice.id },
      { done: () => done, ask: `Void ${named(invoice)}: it keeps its number and asks for nothing`, bulk: env.bulk },
    );
    return wrote(outcome, done, (after) => ({ invoice: financeView(after) }));
  },
});

/** What would refuse a draft once it goes out: said before anybody says yes to it. Null for nothing. */
async function lackOf(
  env: ToolEnv,
  { stage, amount: total, project_id, client_id }: FinanceRecord,
): Promise<string | null> {
  if (stage !== 'draft') return null;
  const { warnings } = await env.services.read(getPaperWarnings, { is_invoice: true, total, project_id, client_id });
  return warnings.find(({ code }) => code === 'paper_lacks')?.message ?? null;
}

export const sendInvoice = defineChange({
  name: 'send_invoice',
  description: 'Send one invoice to its client. Always waits for a yes.',
  doing: 'Preparing the invoice',
  args: z.strictObject({
    ...whichInvoice,
    channel: channelSchema.optional(),
    note: words('Words to go with it').optional(),
  }),
  async prepare({ channel, note, ...said }, env) {
    // of several, the one that has not gone out is the one to send
    const invoice = await invoiceOf(env, said, 'draft');
    if (!invoice.client) throw new ToolProblem(`Invoice ${financeTitle(invoice)} has no client. Who is it for?`);
    return { invoice, channel, note, to: invoice.client, lacks: await lackOf(env, invoice) };
  },
  async carryOut({ invoice, channel, note, to, lacks }, env) {
    const way = await chooseChannel(env, to, channel);
    const outcome = await env.services.write(
      sendInvoiceOperation,
      { id: invoice.id, channel: way.channel, ...(note ? { note } : {}) },
      {
        done: () => `Sent invoice ${financeTitle(invoice)}`,
        ask: `Send invoice ${financeTitle(invoice)} to ${to.name}${lacks ? ` (before it can go: ${lacks})` : ''}`,
        details: [
          `To: ${[to.name, way.to].filter(Boolean).join(', ')}`,
          financeWords(invoice),
          ...(note ? [note] : []),
        ],
      },
    );
    return wrote(outcome, `Sent invoice ${financeTitle(invoice)}`, () => ({}));
  },
});
