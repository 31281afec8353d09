import { createCreditNote, type FinanceRecord, financeRecords, gstOn } from '@smoko/contract';
import { z } from 'zod';
import { defineChange } from './define-change.ts';
import { dollars, text } from './fields.ts';
import { which } from './finance.ts';
import { financeName, financeTitle, financeView, financeWords, stillDue } from './finance-view.ts';
import { addMoney, capital, money } from './format.ts';
import { ToolProblem } from './problem.ts';
import { type ToolEnv, type ToolResult, wrote } from './tool.ts';
import { invoiceOf } from './which-invoice.ts';

const { type: _type, ...whichInvoice } = which;
const { get, update } = financeRecords.operations;

/** "invoice INV-1002", "the invoice of $795.00 for Dave Cutler". */
const called = (invoice: FinanceRecord): string =>
  invoice.invoice_number ? `invoice ${invoice.invoice_number}` : `the invoice of ${financeTitle(invoice)}`;
/** What of an invoice no credit note took off yet. Dollars. */
const leftOf = ({ amount, amount_credited }: FinanceRecord): number => addMoney(amount, -(amount_credited ?? 0));

const shareOf = ({ amount }: FinanceRecord, percent: number): number => Math.round(amount * percent) / 100;

/** What is still due of it; a credit of nothing is none. */
function restOf(invoice: FinanceRecord): number {
  const due = invoice.amount_due ?? invoice.amount;
  if (due <= 0) throw new ToolProblem(`Nothing is due of ${called(invoice)}, so there is nothing to write off.`);
  return due;
}

/** "88 plus gst" of an invoice that has GST. Dollars. */
function withGst(dollars: number, { gst }: FinanceRecord, { country }: ToolEnv): number {
  const cents = Math.round(dollars * 100);
  return gst ? (cents + gstOn(cents, country)) / 100 : dollars;
}

const args = z.strictObject({
  ...whichInvoice,
  amount: dollars('How much, as said').optional(),
  gst: z.enum(['inc', 'plus']).optional().describe('plus: GST comes on top of the amount. Left out: it is in it'),
  all: z.boolean().optional().describe('true: all of the invoice'),
  rest: z.boolean().optional().describe('true: what is still due of it: "write the rest off"'),
  percent: z.number().positive().max(100).optional().describe('Of what the invoice comes to: "knock 10% off"'),
  leaves: dollars('What is then left to pay of it, where that was said: "so she pays 900"').optional(),
  reason: text('What it is for, in the words of the user: the client reads it. Left out when not said', 500).optional(),
  or_less: z.boolean().optional().describe('true for "knock 100 off": a draft comes to so much less instead'),
});

export const creditInvoice = defineChange({
  name: 'credit_invoice',
  description:
    'Credit an issued invoice, or a part of it, by a credit note of its own: less to pay. What was paid and is more than the rest stays as the client credit.',
  doing: 'Crediting the invoice',
  args,
  either: [['amount', 'all', 'rest', 'percent']],
  async prepare({ amount: plain, gst, all, rest, percent, leaves, reason, or_less, ...said }, env) {
    const invoice = await invoiceOf(env, said, or_less ? undefined : 'issued');
    assertCanBeCredited(invoice, or_less === true && !all && !rest);
    const left = leftOf(invoice);
    const sum = plain !== undefined && gst === 'plus' ? withGst(plain, invoice, env) : plain;
    const amount = sum ?? (rest ? restOf(invoice) : percent === undefined ? undefined : shareOf(invoice, percent));
    if (amount === undefined && !all)
      throw new ToolProblem(`${money(left)} of ${called(invoice)} is left: how much of it is credited?`);
    if (amount !== undefined && amount <= 0) throw new ToolProblem('How much is credited? Give an amount above zero.');
    if (amount !== undefined && amount > left)
      throw new ToolProblem(`Only ${money(left)} of ${called(invoice)} is left to credit. Nothing was recorded.`);
    const less = amount ?? left;
    if (leaves !== undefined) assertLeaves(invoice, less, leaves);
    // a draft is nobody's paper yet, so nobody reads why
    if (!reason && invoice.stage !== 'draft')
      throw new ToolProblem(`What is the credit of ${money(less)} on ${called(invoice)} for?`);
    return { invoice, amount: less, reason: reason ?? '' };
  },
  carryOut: (plan, env) => (plan.invoice.stage === 'draft' ? lessOnDraft(plan, env) : credited(plan, env)),
});

/** What somebody says will be left has to be what is: one of the two figures is wrong otherwise. */
function assertLeaves(invoice: FinanceRecord, less: number, leaves: number): void {
  const due = invoice.amount_due ?? invoice.amount;
  if ([due, leftOf(invoice)].some((whole) => addMoney(whole, -less) === leaves)) return;
  throw new ToolProblem(
    `${money(less)} off ${called(invoice)} leaves ${money(addMoney(due, -less))} to pay, not ${money(leaves)}. Nothing was recorded: how much is credited?`,
  );
}

interface Credit {
  invoice: FinanceRecord;
  /** Dollars, with GST where the invoice has it. */
  amount: number;
  reason: string;
}

function assertCanBeCredited(invoice: FinanceRecord, draftToo: boolean): void {
  if (invoice.stage === 'void')
    throw new ToolProblem(`${capital(called(invoice))} is void, so there is nothing to credit.`);
  if (invoice.stage === 'draft' && !draftToo)
    throw new ToolProblem(
      `${capital(`${financeName(invoice)} ${financeTitle(invoice)}`)} was never sent, so there is nothing to credit: it can still be changed. Tell me what it comes to.`,
    );
  if (leftOf(invoice) <= 0) throw new ToolProblem(`All of ${called(invoice)} is credited already.`);
}

async function credited({ invoice, amount, reason }: Credit, env: ToolEnv): Promise<ToolResult> {
  const whose = invoice.client ? ` for ${invoice.client.name}` : '';
  const done = ({ gst, credit_note_number }: FinanceRecord) =>
    `Credited ${money(amount)}${gst ? ' inc GST' : gst === 0 ? ', no GST in it,' : ''} on ${called(invoice)}${invoice.invoice_number ? whose : ''}: ${[credit_note_number, reason].filter(Boolean).join(', ')}`;
  const outcome = await env.services.write(
    createCreditNote,
    { id: invoice.id, amount, reason },
    {
      done,
      ask: `Credit ${money(amount)} on ${called(invoice)}${invoice.invoice_number ? whose : ''}`,
      details: [financeWords(invoice), `For the client: ${reason}`],
      bulk: env.bulk,
    },
  );
  if (outcome.status !== 'done') return wrote(outcome, '', () => ({}));
  const after = await env.services.read(get, { id: invoice.id });
  const told = [done(outcome.output), inBoth(outcome.output), nowDue(after, freed(invoice, amount))];
  return wrote(outcome, told.flatMap((words) => (words ? [capital(words)] : [])).join('. '), () => ({
    credit_note: { number: outcome.output.credit_note_number, amount },
    invoice: { ...financeView(after), still_due: after.amount_due },
  }));
}

/** Of an invoice with GST on a part of it an amount is credited in that proportion, which is said. */
function inBoth({ lines, gst, amount }: FinanceRecord): string | null {
  const free = lines.reduce((sum, line) => (line.tax === 'free' ? addMoney(sum, line.total) : sum), 0);
  if (!gst || !free) return null;
  return `${money(addMoney(amount, -free))} of it has GST and ${money(free)} is GST free, as much of each as of the invoice`;
}

/** What was paid already and is more than the rest. Dollars. */
const freed = (before: FinanceRecord, amount: number): number =>
  Math.max(0, Math.min(before.amount_paid ?? 0, addMoney(amount, -(before.amount_due ?? before.amount))));

function nowDue(after: FinanceRecord, over: number): string {
  const due = after.amount_due ? stillDue(after) : 'nothing is due of it any more';
  if (!over) return due;
  return `${due}. ${money(over)} that was paid already stays as ${after.client ? `${after.client.name}'s` : 'a'} credit`;
}

/** Of an invoice that nobody was sent, the amount itself becomes less. */
async function lessOnDraft({ invoice, amount }: Credit, env: ToolEnv): Promise<ToolResult> {
  const rest = addMoney(invoice.amount, -amount);
  const done = `Took ${money(amount)} off the draft ${financeTitle(invoice)}: it comes to ${money(rest)} now`;
  const outcome = await env.services.write(
    update,
    { id: invoice.id, amount: rest },
    { done: () => done, ask: `Take ${money(amount)} off the draft ${financeTitle(invoice)}`, bulk: env.bulk },
  );
  return wrote(outcome, done, (after) => ({ invoice: financeView(after) }));
}
