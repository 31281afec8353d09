import {
  type FinanceRecord,
  financeOverview,
  getAgedReceivables,
  getFinanceTotals,
  getMoneyByMonth,
} from '@smoko/contract';
import type { CommandGroup } from '../command-kinds/command.ts';
import { operationCommand } from '../command-kinds/operation.ts';
import { tableCommands } from '../command-kinds/table.ts';
import type { Context } from '../context.ts';
import { usage } from '../exit.ts';
import { clients } from '../tables/clients.ts';
import { finance } from '../tables/finance.ts';
import { jobs } from '../tables/jobs.ts';
import { refersTo } from '../tables/references.ts';
import { oneLine } from '../term/clean.ts';
import { printDetails } from '../term/details.ts';
import { formatDay, formatMoney, formatStatus } from '../term/format.ts';
import { printTable } from '../term/print-table.ts';
import { draftInvoice, invoiceVerbs } from './invoices.ts';

const printRecords = (records: FinanceRecord[], context: Context) => printTable(context, finance.columns, records);

const owed = (due: number): string => (due ? `, ${formatMoney(due)} still due` : '');

export const financeCommands: CommandGroup = {
  commands: {
    ...tableCommands(finance, {
      one: '"Copper pipe"',
      list: '--type expense --status paid',
      add: '--type expense --amount 84.50 --description "Copper pipe" --job 1001',
      edit: '--amount 86.20',
      status: 'pending',
    }),
    invoice: draftInvoice('smoko finance invoice --client "Dave Wilson" --amount 550 --description "Kitchen tap"'),
    ...invoiceVerbs(finance, '"Kitchen tap"'),
    aged: {
      summary: 'show what clients owe, by how late it is',
      examples: ['smoko finance aged'],
      ...operationCommand({
        operation: getAgedReceivables,
        print: ({ as_of, total, buckets, clients: owing }, context) => {
          context.print(`Owing on ${formatDay(as_of)}: ${formatMoney(total)}`);
          printTable(
            context,
            [
              { title: 'Client', value: ({ name }) => oneLine(name ?? 'nobody'), shrinkTo: 10 },
              { title: 'Current', value: ({ buckets: { current } }) => formatMoney(current), align: 'right' },
              { title: '1-30 days', value: ({ buckets: { d1_30 } }) => formatMoney(d1_30), align: 'right' },
              { title: '31-60', value: ({ buckets: { d31_60 } }) => formatMoney(d31_60), align: 'right' },
              { title: '61-90', value: ({ buckets: { d61_90 } }) => formatMoney(d61_90), align: 'right' },
              { title: 'Over 90', value: ({ buckets: { over_90 } }) => formatMoney(over_90), align: 'right' },
              { title: 'Total', value: ({ total: sum }) => formatMoney(sum), align: 'right' },
            ],
            [...owing, { client_id: null, name: 'All', total, buckets }],
          );
        },
      }),
    },
    totals: {
      summary: 'show income, expenses and what is owed',
      examples: ['smoko finance totals'],
      ...operationCommand({
        operation: getFinanceTotals,
        print: (sums, context) =>
          printDetails(context, [
            ['Income', formatMoney(sums.income)],
            ['Expenses', formatMoney(sums.expenses)],
            ['Net profit', formatMoney(sums.net_profit)],
            ['Pending invoices', formatMoney(sums.pending_invoices)],
            ['Overdue invoices', formatMoney(sums.overdue_invoices)],
            ['Budgets of all jobs', `${formatMoney(sums.total_worth)}${sums.worth_includes_gst ? ' inc GST' : ''}`],
          ]),
      }),
    },
    overview: {
      summary: 'count and add up some records',
      examples: ['smoko finance overview --type invoice --unpaid --by client'],
      ...operationCommand({
        operation: financeOverview,
        naming: (session) => ({
          client_id: refersTo(session, clients),
          project_id: refersTo(session, jobs),
          q: { about: 'search' },
          from: { about: 'from this day' },
          to: { about: 'until this day' },
          day: { about: 'which day counts' },
          by: { about: 'also a sum for each' },
        }),
        complete: (input) => {
          if (input.by && !input.type && !input.late)
            throw usage('Say what is added up for each: --type invoice, payment, expense, credit_note or refund.');
          return input;
        },
        print: ({ drafts, types, records, groups }, context) => {
          if (types.length === 0) context.print('No records.');
          for (const { type, count, total, due } of types) {
            const noun = formatStatus(type);
            context.print(`${count} ${count === 1 ? noun : `${noun}s`}, ${formatMoney(total)}${owed(due)}`);
          }
          if (drafts.count)
            context.print(
              `${drafts.count} ${drafts.count === 1 ? 'draft' : 'drafts'}, ${formatMoney(drafts.total)}, not sent`,
            );
          for (const { name, total, due } of groups)
            context.print(`  ${oneLine(name ?? 'nobody')}: ${formatMoney(total)}${owed(due)}`);
          if (records.length > 0) printRecords(records, context);
        },
      }),
    },
    'by-month': {
      summary: 'show what came in and went out by month',
      examples: ['smoko finance by-month'],
      ...operationCommand({
        operation: getMoneyByMonth,
        print: ({ months }, context) =>
          printTable(
            context,
            [
              { title: 'Month', value: ({ month }) => month },
              { title: 'In', value: ({ money_in }) => formatMoney(money_in), align: 'right' },
              { title: 'Out', value: ({ money_out }) => formatMoney(money_out), align: 'right' },
            ],
            months,
          ),
      }),
    },
  },
};
