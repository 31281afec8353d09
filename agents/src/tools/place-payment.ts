import { type FinanceRecord, financeRecords, listPaymentsToPlace } from '@smoko/contract';
import { z } from 'zod';
import { defineChange } from './define-change.ts';
import { text } from './fields.ts';
import { which } from './finance.ts';
import { financeFitting, financeRow, financeView, oneOf } from './finance-view.ts';
import { addMoney, count, day, money } from './format.ts';
import { lookUp } from './paging.ts';
import { paidWords } from './payments.ts';
import { ToolProblem } from './problem.ts';
import { defineTool, read, wrote } from './tool.ts';
import { invoicePaidBy } from './which-invoice.ts';

const SHOWN = 20;
const { operations } = financeRecords;

export const paymentsToPlace = defineTool({
  name: 'payments_to_place',
  description: 'Payments that are on no invoice and that nobody said to be on account, with what each may be for.',
  doing: 'Looking for payments on no invoice',
  args: z.strictObject({}),
  async run(_, env) {
    const { data, count: all } = await env.services.read(listPaymentsToPlace, { limit: SHOWN });
    if (!all) return read('Every payment is on an invoice or kept as credit', { payments: [], count: 0 });
    const rows = data.map(({ client, unallocated, paid_date, suggestion }) => {
      const when = paid_date ? ` paid ${day(paid_date)}` : '';
      return `\n- ${money(unallocated ?? 0)} from ${client?.name ?? 'nobody named'}${when}: ${suggestion.text}`;
    });
    const more = all > data.length ? `\nand ${all - data.length} more` : '';
    const ask = '\nNothing is placed until you say what each is for';
    return read(`${count(all, 'payment')} on no invoice:${rows.join('')}${more}${ask}`, {
      count: all,
      payments: data.map((one) => ({ ...financeView(one), suggested: one.suggestion.text })),
    });
  },
});

const { record, client, job, amount_was } = which;

export const placePayment = defineChange({
  name: 'place_payment',
  description:
    'Put a payment that is on file, and on no invoice, on an invoice, or keep it as credit: only as the user says. A new payment is create_finance_record.',
  doing: 'Placing the payment',
  args: z.strictObject({
    ...{ record, client, job, amount_was },
    invoice: text('The invoice it pays: its number or words').optional(),
    keep_as_credit: z.boolean().optional().describe('true: it stays as credit, for no invoice yet'),
  }),
  either: [['invoice', 'keep_as_credit']],
  async prepare({ invoice: said, keep_as_credit, ...asked }, env) {
    if (!said && !keep_as_credit) throw new ToolProblem('Which invoice does it pay, or does it stay as credit?');
    const fitting = await financeFitting(env, { ...asked, type: 'payment' }, lookUp);
    const free = fitting.filter(({ unallocated }) => Number(unallocated) > 0);
    if (!free.length && fitting.length)
      throw new ToolProblem(
        `All of ${fitting.length === 1 ? 'that payment' : 'those payments'} is on invoices already.`,
      );
    const payment = await oneOf(env, free, asked, 'payment on no invoice');
    if (!said) return { payment, invoice: null, changes: { on_account: true } };
    const invoice = await invoicePaidBy(env, { record: said, client: payment.client?.name ?? asked.client });
    const amount = payment.unallocated ?? 0;
    const due = invoice.amount_due ?? invoice.amount;
    if (amount > due)
      throw new ToolProblem(
        `Only ${money(due)} is still due of ${financeRow(invoice)}, and ${money(amount)} came in. Nothing was placed. Which invoice is it for?`,
        { code: 'more_than_owed', still_due: due },
      );
    return { payment, invoice, changes: { allocations: placed(payment, invoice.id, amount) } };
  },
  async carryOut({ payment, invoice, changes }, env) {
    const sum = money(payment.unallocated ?? 0);
    const from = payment.client ? ` from ${payment.client.name}` : '';
    const where = invoice ? `put on ${invoice.invoice_number ?? financeRow(invoice)}` : 'kept as credit';
    const done = `${sum}${from} is ${where}`;
    const outcome = await env.services.write(
      operations.update,
      { id: payment.id, ...changes },
      { done: () => done, ask: `${sum}${from}: ${where}`, bulk: env.bulk },
    );
    const told = outcome.status === 'done' && invoice ? await paidWords(outcome.output, env) : null;
    return wrote(outcome, `${done}${told ?? ''}`, (after: FinanceRecord) => ({ payment: financeView(after) }));
  },
});

/** What it pays already, and this invoice with the rest of it. Dollars. */
function placed({ allocations }: FinanceRecord, invoice_id: string, amount: number): FinanceRecord['allocations'] {
  const others = allocations.filter((one) => one.invoice_id !== invoice_id);
  const before = allocations.find((one) => one.invoice_id === invoice_id)?.amount ?? 0;
  return [...others, { invoice_id, amount: addMoney(before, amount) }];
}
