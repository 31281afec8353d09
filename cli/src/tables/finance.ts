import { type FinanceRecord, financeRecords, financeRecordView } from '@smoko/contract';
import { clients } from './clients.ts';
import { jobs } from './jobs.ts';
import { warningsOf } from './paper-warnings.ts';
import { jobTitle, nameOf, refersTo } from './references.ts';
import { suppliers } from './suppliers.ts';
import type { CliTable } from './table.ts';
import { fromView } from './view.ts';

const whom = ({ client, project, description }: FinanceRecord): string =>
  client ? nameOf(client) : project ? jobTitle(project) : (description ?? '-');

const shown = fromView<FinanceRecord, keyof typeof financeRecordView.fields>(financeRecordView, {
  references: {
    client: { table: clients, title: (record) => nameOf(record.client) },
    project: { table: jobs, title: (record) => jobTitle(record.project) },
    supplier: { table: suppliers, title: (record) => nameOf(record.supplier) },
  },
  cells: {
    invoice_number: { dropOrder: 2 },
    client: { title: 'For', value: whom, shrinkTo: 10, dropOrder: 1 },
    due_date: { dropOrder: 3 },
  },
});

/** `1001`, `INV-1001`: an invoice's number, `CN-1001` a credit note's; anything else is looked for in the words. */
const lookUp = (given: string): Record<string, string> => {
  if (/^cn-\d+$/i.test(given)) return { credit_note_number: given.toUpperCase() };
  return /^(?:[^\s\d]+[-/.])?\d+$/.test(given) ? { invoice_number: given } : { q: given };
};

export const finance: CliTable<FinanceRecord> = {
  group: 'finance',
  noun: 'record',
  plural: 'finance records',
  operations: financeRecords.operations,
  columns: [{ title: 'Id', value: (record) => record.id, dropOrder: 5 }, ...shown.columns],
  details: (record) => [...shown.details(record), ['Invoice paid', record.invoice_id ?? '']],
  names: (record) => [record.invoice_number ?? record.credit_note_number, record.description],
  lookUp,
  naming: (session) => ({
    ...shown.naming(session),
    invoice_id: refersTo(session, finance, 'invoice'),
    invoice_number: { flag: 'number' },
    supplier_invoice_number: { about: 'number on the supplier’s invoice' },
    stage: { about: 'of an invoice' },
    on_account: { hidden: true },
    lines: { hidden: true },
    prices_include_gst: { hidden: true },
    confirm_over: { hidden: true },
    confirm_early: { about: 'of a payment: it came in before its invoice went out' },
    paid_for: { about: 'of an expense: what a contractor was paid for' },
  }),
};

type Type = 'invoice' | 'payment';
/** The records of one type as a group of their own. */
const ofType = (type: Type): CliTable<FinanceRecord> => ({
  ...finance,
  group: `${type}s`,
  noun: type,
  plural: `${type}s`,
  only: { type },
  lookUp: (given) => ({ type, ...lookUp(given) }),
  naming: (session) => ({ ...finance.naming?.(session), type: { hidden: true } }),
});
export const invoices: CliTable<FinanceRecord> = { ...ofType('invoice'), beside: warningsOf('invoice_id') };
export const payments = ofType('payment');
