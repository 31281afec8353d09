import { type FinanceRecord, financeRecords, financeRecordView } from '@smoko/contract';
import { usage } from '../exit.ts';
import type { Naming } from '../output/flags.ts';
import { oneLine } from '../term/clean.ts';
import { formatDay, formatMoney, formatShortDay, formatStatus } from '../term/format.ts';
import type { Column } from '../term/table.ts';
import { clients } from './clients.ts';
import { jobs } from './jobs.ts';
import { moneyPlaces, placesText, stateOf } from './money-words.ts';
import { ON_HELP, type OnInvoice, onInvoices, readOnInvoice } from './on-invoices.ts';
import { warningsOf } from './paper-warnings.ts';
import { LINE_HELP, type LineInput, readLine } from './quote-line.ts';
import { lineText } from './quotes.ts';
import { jobTitle, nameOf, refersTo } from './references.ts';
import { shortId } from './short-id.ts';
import { suppliers } from './suppliers.ts';
import type { CliTable } from './table.ts';
import { fromView } from './view.ts';

const whom = ({ client, project, description }: FinanceRecord): string =>
  client ? nameOf(client) : project ? jobTitle(project) : (description ?? '-');

/** What it is called by, or a part of its id: either can be typed to say which is meant. */
const typed = ({ invoice_number, credit_note_number, id }: FinanceRecord): string =>
  invoice_number ?? credit_note_number ?? shortId(id);

/** When money moved or a credit note was made; of what is still to come, when it is due. */
const dayOf = ({ type, paid_date, due_date, issued_on }: FinanceRecord): string =>
  formatShortDay(type === 'invoice' ? due_date : type === 'credit_note' ? issued_on : (paid_date ?? due_date));

const dueOf = ({ amount_due }: FinanceRecord): string => formatMoney(amount_due);

const shown = fromView<FinanceRecord, keyof typeof financeRecordView.fields>(financeRecordView, {
  references: {
    client: { table: clients, title: (record) => nameOf(record.client) },
    project: { table: jobs, title: (record) => jobTitle(record.project) },
    supplier: { table: suppliers, title: (record) => nameOf(record.supplier) },
  },
  cells: {
    invoice_number: { value: typed },
    type: { dropOrder: 2 },
    client: { title: 'For', value: whom, shrinkTo: 8 },
    due_date: { title: 'Day', value: dayOf, dropOrder: 1 },
    amount_due: { title: 'Still due', value: dueOf, dropOrder: 3 },
    status: { value: (record) => stateOf(record) || '-' },
  },
  details: {
    status: stateOf,
    // the day that it was made on is told already
    paid_date: ({ type, paid_date }) => (type === 'credit_note' ? '' : formatDay(paid_date)),
  },
});

/** `1001`, `INV-1001`: an invoice's number, `CN-1001` a credit note's; anything else is looked for in the words. */
const lookUp = (given: string): Record<string, string> => {
  if (/^cn-\d+$/i.test(given)) return { credit_note_number: given.toUpperCase() };
  return /^(?:[^\s\d]+[-/.])?\d+$/.test(given) ? { invoice_number: given } : { q: given };
};

/** What is told of a record beside its fields. */
const beneath = (record: FinanceRecord): [label: string, value: string][] => {
  const { type, lines, link, allocations, invoice_numbers, attachment } = record;
  return [
    ['Lines', lines.map(lineText).join('\n')],
    ['Pays', allocations.map((part, i) => `${formatMoney(part.amount)} on ${invoice_numbers[i] ?? OLDER}`).join('\n')],
    ['Credits', type === 'credit_note' ? (invoice_numbers[0] ?? OLDER) : ''],
    ['Link', link ?? ''],
    ['File', attachment ? `${oneLine(attachment.name)} (smoko files download ${shortId(attachment.id)})` : ''],
  ];
};
const OLDER = 'an older invoice';

/** Beneath "Added payment ...": where the money went. Beneath "Changed invoice ...": what its client does not know yet. */
const telling: CliTable<FinanceRecord>['telling'] = async (session, input, before) => {
  if ((input.type ?? before?.type) === 'payment') return moneyPlaces(session, input);
  const moved = input.due_date !== undefined && before?.stage === 'issued' && input.due_date !== before.due_date;
  if (!moved) return undefined;
  const again = before.left_at ? ' What was sent says another day: send it again.' : '';
  return async ({ due_date }) => [
    `Its paper says ${due_date ? `due ${formatDay(due_date)}` : 'no due day'} from now on.${again}`,
  ];
};

const yes = (about: string) => ({ about, not: false }) as const;

export const finance: CliTable<FinanceRecord> = {
  group: 'finance',
  noun: 'record',
  plural: 'finance records',
  operations: financeRecords.operations,
  columns: shown.columns,
  details: (record) => [...shown.details(record), ...beneath(record)],
  names: (record) => [record.invoice_number ?? record.credit_note_number, record.description],
  lookUp,
  telling,
  naming: (session) => ({
    ...shown.naming(session),
    // there is --line for it, of invoices
    lines: { hidden: true },
    invoice_id: refersTo(session, invoices),
    allocations: {
      about: 'what a payment pays of which invoices, by their ids: [{"invoice_id": "...", "amount": 50}]',
    },
    invoice_number: { flag: 'number' },
    supplier_invoice_number: { about: 'number on the supplier’s invoice' },
    attachment_id: { flag: 'file', about: 'id of the supplier’s invoice among the files' },
    stage: { about: 'of an invoice' },
    on_account: { hidden: true },
    allow_credit: yes('what is more than is owed stays as the client’s credit'),
    confirm_early: yes('of a payment: it came in before its invoice went out, or that long ago'),
    confirm_over: yes('of lines: although it is more than was agreed'),
    paid_for: { about: 'of an expense: what a contractor was paid for' },
  }),
};

const hiding = (...fields: string[]): Naming => Object.fromEntries(fields.map((field) => [field, { hidden: true }]));
/** What only expenses have. */
const OF_EXPENSES = ['supplier_id', 'tax', 'category', 'paid_for', 'supplier_invoice_number', 'attachment_id'];
const OF_INVOICES = ['stage', 'gst', 'issued_on', 'invoice_number', 'lines', 'prices_include_gst', 'confirm_over'];
const OF_PAYMENTS = ['invoice_id', 'allocations', 'allow_credit', 'confirm_early', 'method', 'reference', 'paid_date'];

type Type = 'invoice' | 'payment';
/** The records of one type as a group of their own. */
const ofType = (type: Type, ...others: string[]): CliTable<FinanceRecord> => ({
  ...finance,
  group: `${type}s`,
  noun: type,
  plural: `${type}s`,
  only: { type },
  lookUp: (given) => ({ type, ...lookUp(given) }),
  naming: (session) => ({
    ...finance.naming?.(session),
    ...hiding('type', 'credit_note_number', ...OF_EXPENSES, ...others),
  }),
});

const invoiceColumns: readonly Column<FinanceRecord>[] = [
  { title: 'Number', value: typed },
  { title: 'For', value: whom, shrinkTo: 10 },
  { title: 'What', value: ({ description }) => oneLine(description ?? '-'), shrinkTo: 16, dropOrder: 3 },
  { title: 'Due', value: ({ due_date }) => formatShortDay(due_date), dropOrder: 1 },
  { title: 'Amount', value: ({ amount }) => formatMoney(amount), align: 'right', dropOrder: 2 },
  { title: 'Still due', value: dueOf, align: 'right' },
  { title: 'Status', value: stateOf },
];

const theirs = ofType('invoice', ...OF_PAYMENTS, 'gst', 'issued_on');
export const invoices: CliTable<FinanceRecord> = {
  ...theirs,
  naming: (session) => ({
    ...theirs.naming?.(session),
    prices_include_gst: { about: 'the prices of --line hold the GST', not: 'GST comes on top of them' },
  }),
  columns: invoiceColumns,
  beside: warningsOf('invoice_id'),
  extra: {
    configure: (command) => command.option('--line <line>', LINE_HELP, readLine),
    read: ({ line }: { line?: LineInput[] }) => (line ? { lines: line } : {}),
  },
};

interface PaymentOptions {
  on?: OnInvoice[];
  invoice?: string;
  allocations?: unknown;
}

export const payments: CliTable<FinanceRecord> = {
  ...ofType('payment', ...OF_INVOICES),
  extra: {
    configure: (command) => command.option('--on <invoice=amount>', ON_HELP, readOnInvoice),
    async read({ on, invoice, allocations }: PaymentOptions, _, session) {
      if (!on) return {};
      if (invoice !== undefined || allocations !== undefined)
        throw usage('Say once what it pays: with --on, --invoice or --allocations.');
      return { allocations: await onInvoices(session(), invoices, on) };
    },
  },
  columns: [
    { title: 'Id', value: ({ id }) => shortId(id) },
    { title: 'Paid', value: dayOf },
    { title: 'From', value: whom, shrinkTo: 8 },
    { title: 'Amount', value: ({ amount }) => formatMoney(amount), align: 'right' },
    { title: 'Pays', value: placesText, shrinkTo: 10 },
    { title: 'Method', value: ({ method }) => formatStatus(method ?? '-'), dropOrder: 1 },
  ],
};
