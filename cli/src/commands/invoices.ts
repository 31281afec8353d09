import {
  createCreditNote,
  createInvoice,
  creditNoteNameOf,
  type FinanceRecord,
  issueInvoice,
  lookAtInvoice,
  markPaid,
  renewFinanceLink,
  sendFinanceRecord,
  setPaymentClaim,
  voidInvoice,
  type WireOutput,
} from '@smoko/contract';
import type { Command } from 'commander';
import type { CommandGroup, Configured, GroupedCommand } from '../command-kinds/command.ts';
import { downloadCommand } from '../command-kinds/download.ts';
import { newLink } from '../command-kinds/new-link.ts';
import { operationCommand } from '../command-kinds/operation.ts';
import { checkCommand } from '../command-kinds/paper-warnings.ts';
import { placePayment, toPlace } from '../command-kinds/place-payments.ts';
import { tableCommands } from '../command-kinds/table.ts';
import { clients } from '../tables/clients.ts';
import { invoices, payments } from '../tables/finance.ts';
import { jobs } from '../tables/jobs.ts';
import { bothParts, invoiceIn, withGst } from '../tables/money-words.ts';
import { paymentMade } from '../tables/payment-made.ts';
import { LINE_HELP, type LineInput, readLine } from '../tables/quote-line.ts';
import { quotes } from '../tables/quotes.ts';
import { refersTo } from '../tables/references.ts';
import { shortId } from '../tables/short-id.ts';
import type { CliTable } from '../tables/table.ts';
import { oneLine } from '../term/clean.ts';
import { formatDay, formatMoney } from '../term/format.ts';
import { printSent } from '../term/print-sent.ts';
import { requireYes } from '../term/require-yes.ts';

/** "invoice INV-1001 over $550.00 inc GST, due 4 Dec 2026", "draft invoice over $550.00 inc GST". */
const titled = (record: FinanceRecord): string => {
  const { type, stage, invoice_number, status, due_date } = record;
  const name = [stage === 'draft' ? 'draft' : null, type, invoice_number].filter(Boolean).join(' ');
  const due = status === 'paid' || !due_date || stage !== 'issued' ? '' : `, due ${formatDay(due_date)}`;
  return `${name} over ${withGst(record)}${due}`;
};

/** What credit did, of an invoice that is just issued: "$25.00 of it is paid from credit, $30.00 is still due." */
export const fromCredit = ({ stage, amount_paid, amount_due }: FinanceRecord): string[] =>
  stage === 'issued' && amount_paid
    ? [`${formatMoney(amount_paid)} of it is paid from credit, ${formatMoney(amount_due ?? 0)} is still due.`]
    : [];

/** With what to type next: a draft has no number yet. */
export const goOn = ({ id, stage, invoice_number }: FinanceRecord): string =>
  stage === 'draft'
    ? `To give it its number: smoko invoices issue ${shortId(id)}`
    : `To send it: smoko invoices send ${invoice_number ?? shortId(id)}`;

const numbered = ({ invoice_number }: FinanceRecord): string => ['Invoice', invoice_number].filter(Boolean).join(' ');

/** What is said of the GST in an amount. */
export const AMOUNT_GST = {
  includes_gst: { about: 'the amount holds the GST, as it does without a word', not: 'GST comes on top of the amount' },
} as const;

/** `--line`, as quotes and variations have it. */
const itsLines = {
  options: (command: Command) => command.option('--line <line>', LINE_HELP, readLine),
  complete: <Input extends object>(input: Input, { line }: { line?: LineInput[] }) =>
    line ? { ...input, lines: line } : input,
};

export const draftInvoice = (...examples: string[]): GroupedCommand => ({
  summary: 'draft an invoice from a quote, a job, an amount or lines; --issue gives it its number at once',
  examples,
  ...operationCommand({
    operation: createInvoice,
    naming: (session) => ({
      quote_id: refersTo(session, quotes),
      project_id: refersTo(session, jobs),
      client_id: refersTo(session, clients),
      amount: { about: 'in dollars, with GST' },
      ...AMOUNT_GST,
      prices_include_gst: { about: 'the prices of --line hold the GST', not: 'GST comes on top of them' },
      customer_reference: { about: "what the client calls it; left out: the quote's" },
      due_date: {
        flag: 'due',
        about: 'a day like fri, 3/12 or 2026-12-03; left out: your days to pay after it is issued',
      },
      confirm_over: { about: 'although it is more than was agreed', not: false },
      issue: { about: 'issue it at once', not: false },
      lines: { hidden: true },
    }),
    ...itsLines,
    telling: async () => (made) => ({ lines: [...fromCredit(made), goOn(made)] }),
    print: (made, context) => context.print(`Made ${titled(made)}.`),
  }),
});

/** `--plain` in the place of `--no-on`. */
const paymentClaim: GroupedCommand = {
  summary: 'make a progress or final invoice a payment claim under the law of its state; --plain: an invoice again',
  examples: ['smoko invoices claim "Frame and roof" --work "Frame and roof, up to lock-up" --no-home-owner'],
  ...operationCommand({
    operation: setPaymentClaim,
    of: invoices,
    naming: () => ({
      on: { hidden: true },
      state: { about: 'where the work is; left out: where the job is, else your business' },
      home_owner: { about: 'the client owns the place and lives there' },
      trade: { about: 'what the work is' },
      work: { about: 'what was done, where the lines do not say it' },
      from: { about: 'first day of the work' },
      to: { about: 'last day of the work' },
      reply_days: { about: 'business days to reply that the contract says' },
      due_date: { flag: 'due', about: 'by when it is to be paid; left out: as the draft says' },
      served_on: { flag: 'got-it', about: 'of an issued one, the day on which the client got it' },
    }),
    options: (command) => command.option('--plain', 'no payment claim: an invoice like any other'),
    complete: (input, { plain }) => (plain ? { ...input, on: false } : input),
    print: (record, context) => context.print(claimText(record)),
  }),
};

const look: GroupedCommand = {
  summary: 'say what the paper of an invoice says beside its lines, and what issuing a draft would do',
  examples: ['smoko invoices look "Outdoor tap"'],
  ...operationCommand({
    operation: lookAtInvoice,
    of: invoices,
    print: (looked, context) => {
      for (const line of lookLines(looked)) context.print(oneLine(line));
    },
  }),
};

function lookLines({ claim, basis, ...looked }: WireOutput<typeof lookAtInvoice>): string[] {
  const { credit_used, due, due_date, to_pay } = looked;
  const told = ({ label, value }: { label: string | null; value: string }) => (label ? `${label}: ${value}` : value);
  return [
    ...(claim ? [claim.words, ...claim.rows.map(told)] : []),
    ...(claim?.reply_due ? [`A reply is due by ${formatDay(claim.reply_due)} where the client gets it today.`] : []),
    ...(basis ? [basis.title, ...basis.rows.map(told)] : []),
    ...(credit_used ? [`${formatMoney(credit_used)} of the client's credit pays it once it is issued.`] : []),
    `Due: ${formatMoney(due)}${due_date ? ` by ${formatDay(due_date)}` : ''}`,
    ...(to_pay.length ? to_pay.map(told) : due ? ['It does not say how to pay it: no bank account is set.'] : []),
  ];
}

const claimText = (record: FinanceRecord): string => {
  if (!record.payment_claim) return `A plain invoice: ${titled(record)}.`;
  const due = record.reply_due ? ` A reply is due by ${formatDay(record.reply_due)}.` : '';
  return `A payment claim (${record.payment_claim.state}): ${titled(record)}.${due}`;
};

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
  'new-link': newLink(
    renewFinanceLink,
    table,
    table === invoices ? 'an invoice' : 'an invoice, a credit note or a receipt',
    `smoko ${table.group} new-link ${one}`,
  ),
  'mark-paid': {
    summary: 'mark an invoice as paid; a draft is issued first',
    examples: [`smoko ${table.group} mark-paid ${one} --paid 2026-11-20`],
    ...operationCommand({
      operation: markPaid,
      of: table,
      naming: () => ({
        paid_date: { flag: 'paid', about: 'a day like fri, 3/12 or 2026-12-03; today where none is said' },
      }),
      telling: async (session, { id }) => {
        const [before, recorded] = [await invoiceIn(session, id), await paymentMade(session)];
        return async (paid) => {
          if (before.status === 'paid')
            return { lines: [`${numbered(paid)} is paid already. Nothing was recorded.`], instead: true };
          const issued = before.stage === 'draft' ? [`${numbered(paid)} was a draft and is issued now.`] : [];
          return { lines: [...(await recorded(paid)), ...issued] };
        };
      },
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
      ...itsLines,
      print: (note, context, { lines }) => {
        // whoever said lines said what of them has GST
        const parts = lines ? null : bothParts(note);
        const shared = parts ? `: ${parts}, as much of each as of the invoice` : '';
        context.print(
          `Made ${creditNoteNameOf(note).toLowerCase()} ${note.credit_note_number} over ${withGst(note)}${shared}.`,
        );
      },
    }),
  },
});

export const invoicesCommands: CommandGroup = {
  commands: {
    draft: draftInvoice(
      'smoko invoices draft --client "Dave Wilson" --amount 550 --description "Outdoor tap"',
      'smoko invoices draft --client "Dave Wilson" --description "New shed" --line "Labour @ 95 x 3 h" --line "Timber @ 412.50"',
    ),
    ...tableCommands(invoices, {
      one: '"Outdoor tap"',
      list: '--stage draft',
      edit: '--due 2026-12-18 --line "Tap @ 129" --line "Labour @ 95 x 2 h"',
    }),
    issue: {
      summary: 'give a draft its number and day; it stays as it is from then on',
      examples: ['smoko invoices issue "Outdoor tap"'],
      ...operationCommand({
        operation: issueInvoice,
        of: invoices,
        naming: () => ({
          issued_on: { flag: 'on', about: 'a day like fri, 3/12 or 2026-12-03; today where none is said' },
        }),
        telling: async (session, { id }) => {
          const { stage } = await invoiceIn(session, id);
          return (issued) =>
            stage === 'draft'
              ? { lines: fromCredit(issued) }
              : {
                  lines: [`${numbered(issued)} was issued already, on ${formatDay(issued.issued_on)}.`],
                  instead: true,
                };
        },
        print: (issued, context) => context.print(`Issued ${titled(issued)}.`),
      }),
    },
    claim: paymentClaim,
    look,
    check: {
      summary: 'say what to look at before an invoice goes out, with the rule it comes from',
      examples: ['smoko invoices check "Outdoor tap"'],
      ...checkCommand(invoices, 'invoice_id'),
    },
    void: {
      summary: 'void an issued invoice that nobody has paid: it keeps its number and asks for nothing',
      examples: ['smoko invoices void "Gutter guard" --yes'],
      ...operationCommand({
        operation: voidInvoice,
        of: invoices,
        options: (command) => command.option('-y, --yes', 'do not ask'),
        async call(session, input, { yes }, context) {
          const title = titled(await invoiceIn(session, input.id));
          await requireYes(context, `Void ${title}? It cannot be issued again.`, { yes: yes === true });
          return session.api.call(voidInvoice, input);
        },
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
      add: [
        '--amount 200 --client "Dave Wilson" --method cash --description "Half now" --allow-credit',
        '--amount 950 --method bank_transfer --on INV-2002=850 --on INV-2003=100',
      ],
      edit: '--paid 2026-11-19',
    }),
    'to-place': toPlace,
    place: placePayment,
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
