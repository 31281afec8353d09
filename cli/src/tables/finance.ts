import { type FinanceRecord, financeRecords, financeRecordView } from '@smoko/contract';
import { clients } from './clients.ts';
import { jobs } from './jobs.ts';
import { jobTitle, nameOf, refersTo } from './references.ts';
import type { CliTable } from './table.ts';
import { fromView } from './view.ts';

const whom = ({ client, project, description }: FinanceRecord): string =>
  client ? nameOf(client) : project ? jobTitle(project) : (description ?? '-');

const shown = fromView<FinanceRecord, keyof typeof financeRecordView.fields>(financeRecordView, {
  references: {
    client: { table: clients, title: (record) => nameOf(record.client) },
    project: { table: jobs, title: (record) => jobTitle(record.project) },
  },
  cells: {
    invoice_number: { dropOrder: 2 },
    client: { title: 'For', value: whom, shrinkTo: 10, dropOrder: 1 },
    due_date: { dropOrder: 3 },
  },
});

export const finance: CliTable<FinanceRecord> = {
  group: 'finance',
  noun: 'record',
  plural: 'finance records',
  operations: financeRecords.operations,
  columns: [{ title: 'Id', value: (record) => record.id, dropOrder: 5 }, ...shown.columns],
  details: (record) => [...shown.details(record), ['Invoice paid', record.invoice_id ?? '']],
  names: (record) => [record.invoice_number, record.description],
  lookUp: (given) => (/^\d+$/.test(given) ? { invoice_number: given } : { q: given }),
  naming: (session) => ({
    ...shown.naming(session),
    invoice_id: refersTo(session, finance, 'invoice'),
    invoice_number: { flag: 'number' },
  }),
};
