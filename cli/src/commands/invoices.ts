import {
  createCreditNote,
  createInvoice,
  type FinanceRecord,
  issueInvoice,
  markPaid,
  sendFinanceRecord,
  voidInvoice,
} from '@smoko/contract';
import type { CommandGroup, Configured, GroupedCommand } from '../command-kinds/command.ts';
import { downloadCommand } from '../command-kinds/download.ts';
import { operationCommand } from '../command-kinds/operation.ts';
import { tableCommands } from '../command-kinds/table.ts';
import { clients } from '../tables/clients.ts';
import { invoices, payments } from '../tables/finance.ts';
import { jobs } from '../tables/jobs.ts';
import { quotes } from '../tables/quotes.ts';
import { refersTo } from '../tables/references.ts';
import type { CliTable } from '../tables/table.ts';
import { formatDay, formatMoney } from '../term/format.ts';
import { printSent } from '../term/print-sent.ts';

/** "invoice INV-1001 over $550.00, due 4 Dec 2026", "draft invoice over $550.00". */
const titled = ({ type, stage, invoice_number, amount, status, due_date }: FinanceRecord): string => {
  const name = [stage === 'draft' ? 'draft' : null, type, invoice_number].filter(Boolean).join(' ');
  const due = status === 'paid' || !due_date || stage !== 'issued' ? '' : `, due ${formatDay(due_date)}`;
  return `${name} over ${formatMoney(amount)}${due}`;
};

export const draftInvoice = (example: string): GroupedCommand => ({
  summary: 'draft an invoice from a quote, a job or an amount; --issue gives it its number at once',
  examples: [example],
  ...operationCommand({
    operation: createInvoice,
    naming: (session) => ({
      quote_id: refersTo(session, quotes),
      project_id: refersTo(session, jobs),
      client_id: refersTo(session, clients),
      amount: { about: 'in dollars, with GST' },
      includes_gst: { about: 'no: GST comes on top of the amount' },
      due_date: { flag: 'due', about: 'YYYY-MM-DD; left out: your days to pay after it is issued' },
      lines: { hidden: true },
    }),
    print: (made, context) => context.print(`Made ${titled(made)}.`),
  }),
});

/** Of any finance record that has a paper; money that came or went has a receipt. */
const paperOf = (table: CliTable<FinanceRecord>): Configured =>
  downloadCommand(table, {
    pathOf: ({ id, type }) =>
      type === 'invoice' || type === 'credit_note' ? `/api/invoices/${id}/pdf` : `/api/finance-records/${id}/pdf`,
    nameOf({ id, type, invoice_number, credit_note_number, paid_date }) {
      if (type === 'credit_note') return `credit-note-${credit_note_number ?? id}.pdf`;
      if (type === 'invoice') return `invoice-${invoice_number ?? id}.pdf`;
      return `${type === 'refund' ? 'refund' : 'receipt'}-${paid_date ?? id}.pdf`;
    },
  });

/** What is done with an invoice on file; `one` is that of the examples. */
export const invoiceVerbs = (table: CliTable<FinanceRecord>, one: string): Record<string, GroupedCommand> => ({
  send: {
    summary:
      table === invoices
        ? 'send an invoice to its client; a draft is issued first'
        : 'send an invoice, a credit note or a receipt to its client; a draft is issued first',
    examples: [`smoko ${table.group} send ${one} --channel email`],
    ...operationCommand({ operation: sendFinanceRecord, of: table, print: printSent }),
  },
  pdf: {
    summary:
      table === invoices
        ? 'download an invoice as PDF; a draft is issued first'
        : 'download an invoice, a credit note or a receipt as PDF; a draft is issued first',
    examples: [`smoko ${table.group} pdf ${one} --output ${table.noun}.pdf`],
    ...paperOf(table),
  },
  'mark-paid': {
    summary: 'mark an invoice as paid',
    examples: [`smoko ${table.group} mark-paid ${one} --paid 2026-11-20`],
    ...operationCommand({
      operation: markPaid,
      of: table,
      naming: () => ({ paid_date: { flag: 'paid', about: 'YYYY-MM-DD; today where none is said' } }),
      print: (paid, context) => context.print(`Paid: ${titled(paid)}.`),
    }),
  },
  credit: {
    summary: 'credit an invoice, or a part of it',
    examples: [`smoko ${table.group} credit ${one} --amount 20 --reason "Tap was faulty"`],
    ...operationCommand({
      operation: createCreditNote,
      of: table,
      naming: () => ({
        amount: { about: 'in dollars, with GST; left out: all of it' },
        reason: { about: 'what it is for: the client reads it' },
        lines: { hidden: true },
      }),
      print: ({ credit_note_number, amount }, context) =>
        context.print(`Made credit note ${credit_note_number} over ${formatMoney(amount)}.`),
    }),
  },
});

export const invoicesCommands: CommandGroup = {
  commands: {
    draft: draftInvoice('smoko invoices draft --client "Dave Wilson" --amount 550 --description "Outdoor tap"'),
    ...tableCommands(invoices, { one: '"Outdoor tap"', list: '--stage draft', edit: '--due 2026-12-18' }),
    issue: {
      summary: 'give a draft its number and day; it stays as it is from then on',
      examples: ['smoko invoices issue "Outdoor tap"'],
      ...operationCommand({
        operation: issueInvoice,
        of: invoices,
        naming: () => ({ issued_on: { flag: 'on', about: 'YYYY-MM-DD; today where none is said' } }),
        print: (issued, context) => context.print(`Issued ${titled(issued)}.`),
      }),
    },
    void: {
      summary: 'void an issued invoice that nobody has paid: it keeps its number and asks for nothing',
      examples: ['smoko invoices void "Gutter guard"'],
      ...operationCommand({
        operation: voidInvoice,
        of: invoices,
        print: (record, context) => context.print(`Voided ${titled(record)}.`),
      }),
    },
    ...invoiceVerbs(invoices, '"Outdoor tap"'),
  },
};

export const paymentsCommands: CommandGroup = {
  commands: {
    ...tableCommands(payments, {
      one: '"Half now"',
      list: '--client "Dave Wilson"',
      add: '--amount 200 --client "Dave Wilson" --method cash --description "Half now" --allow-credit',
      edit: '--paid 2026-11-19',
    }),
    send: {
      summary: 'send the receipt of a payment to its client',
      examples: ['smoko payments send "Half now" --channel email'],
      ...operationCommand({ operation: sendFinanceRecord, of: payments, print: printSent }),
    },
    pdf: {
      summary: 'download the receipt of a payment as PDF',
      examples: ['smoko payments pdf "Half now" --output receipt.pdf'],
      ...paperOf(payments),
    },
  },
};
