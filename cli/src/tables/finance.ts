import { type FinanceRecord, financeRecords } from '@smoko/contract';
import { formatDay, formatMoney } from '../term/format.ts';
import { clients } from './clients.ts';
import { jobs } from './jobs.ts';
import { jobTitle, nameOf, refersTo } from './references.ts';
import type { CliTable } from './table.ts';

export const finance: CliTable<FinanceRecord> = {
  group: 'finance',
  noun: 'record',
  plural: 'finance records',
  operations: financeRecords.operations,
  columns: [
    { title: 'Id', value: (record) => record.id, dropOrder: 5 },
    { title: 'Type', value: (record) => record.type },
    { title: 'Number', value: (record) => record.invoice_number ?? '-', dropOrder: 2 },
    { title: 'For', value: (record) => whom(record), shrinkTo: 10, dropOrder: 1 },
    { title: 'Due', value: (record) => formatDay(record.due_date), dropOrder: 3 },
    { title: 'Amount', value: (record) => formatMoney(record.amount), align: 'right' },
    { title: 'Status', value: (record) => record.status },
  ],
  details: (record) => [
    ['Type', record.type],
    ['Number', record.invoice_number ?? ''],
    ['Client', nameOf(record.client)],
    ['Job', jobTitle(record.project)],
    ['Amount', formatMoney(record.amount)],
    ['GST in it', formatMoney(record.gst)],
    ['Due', formatDay(record.due_date)],
    ['Paid', formatDay(record.paid_date)],
    ['Status', record.status],
    ['Description', record.description ?? ''],
    ['Invoice paid', record.invoice_id ?? ''],
  ],
  names: (record) => [record.invoice_number, record.description],
  lookUp: (given) => (/^\d+$/.test(given) ? { invoice_number: given } : { q: given }),
  naming: (session) => ({
    amount: { about: 'in dollars' },
    due_date: { flag: 'due', about: 'YYYY-MM-DD' },
    paid_date: { flag: 'paid', about: 'YYYY-MM-DD' },
    client_id: refersTo(session, clients),
    project_id: refersTo(session, jobs),
    invoice_id: refersTo(session, finance, 'invoice'),
    invoice_number: { flag: 'number' },
  }),
};

const whom = ({ client, project, description }: FinanceRecord): string =>
  client ? nameOf(client) : project ? jobTitle(project) : (description ?? '-');
