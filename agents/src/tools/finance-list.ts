import { type FinanceRecord, financeStatusSchema, financeTypeSchema } from '@smoko/contract';
import { z } from 'zod';
import { clientRef, date, jobRef } from './fields.ts';
import { financeFitting, financeRow, financeView, isLate } from './finance-view.ts';
import { count, money, plain } from './format.ts';
import { listed, span, within } from './rows.ts';
import { defineTool } from './tool.ts';

/** Questions about money: what is owed, who is late, what was spent. The total is code. */
export const listFinanceRecords = defineTool({
  name: 'list_finance_records',
  description: 'List, count or add up invoices, payments and expenses: what is owed, who is late, what was spent.',
  doing: 'Looking through the books',
  args: z.strictObject({
    type: financeTypeSchema.optional(),
    status: financeStatusSchema.optional(),
    unpaid: z.boolean().optional().describe('true: invoices not paid yet'),
    late: z.boolean().optional().describe('true: invoices past their due day'),
    client: clientRef.optional(),
    job: jobRef.optional(),
    from: date('First due or paid day').optional(),
    to: date('Last due or paid day').optional(),
  }),
  async run(a, env) {
    const type = a.unpaid || a.late ? 'invoice' : a.type;
    const found = (await financeFitting(env, { type, client: a.client, job: a.job }))
      .filter((r) => !a.status || r.status === a.status)
      .filter((r) => !a.unpaid || r.status !== 'paid')
      .filter((r) => !a.late || isLate(r, env.today))
      .filter((r) => within(r.paid_date ?? r.due_date, a.from, a.to))
      .sort((x, y) => (x.due_date ?? '9').localeCompare(y.due_date ?? '9'));
    const state = a.late ? 'overdue' : a.unpaid ? 'unpaid' : a.status ? plain(a.status) : '';
    const noun = [state, type ?? 'finance record'].filter(Boolean).join(' ');
    const total = found.length ? `, ${money(sum(found))} in all` : '';
    const heading = `${count(found.length, noun)}${span(a.from, a.to)}${total}`;
    const result = listed(heading, found, financeRow, financeView, 'records');
    return { ...result, data: { ...result.data, total: sum(found) } };
  },
});

const sum = (records: FinanceRecord[]): number =>
  records.reduce((cents, r) => cents + Math.round(r.amount * 100), 0) / 100;
