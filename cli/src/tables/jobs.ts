import { type Project, projects } from '@smoko/contract';
import { formatDay, formatMoney, formatStatus } from '../term/format.ts';
import { clients } from './clients.ts';
import { nameOf, refersTo } from './references.ts';
import type { CliTable } from './table.ts';

export const jobs: CliTable<Project> = {
  group: 'jobs',
  noun: 'job',
  plural: 'jobs',
  operations: projects.operations,
  columns: [
    { title: 'Number', value: (job) => job.job_number, shrinkTo: 6 },
    { title: 'Job', value: (job) => job.job_name, shrinkTo: 12 },
    { title: 'Client', value: (job) => nameOf(job.client), shrinkTo: 10, dropOrder: 2 },
    { title: 'Date', value: (job) => formatDay(job.job_date), dropOrder: 1 },
    { title: 'Budget', value: (job) => formatMoney(job.job_budget), align: 'right', dropOrder: 3 },
    { title: 'Status', value: (job) => formatStatus(job.status) },
  ],
  details: (job) => [
    ['Job', `${job.job_number} ${job.job_name}`],
    ['Client', nameOf(job.client)],
    ['Date', [formatDay(job.job_date), job.job_time].filter(Boolean).join(' ')],
    ['Budget', formatMoney(job.job_budget)],
    ['Address', job.site_address ?? ''],
    ['Status', formatStatus(job.status)],
    ['Description', job.job_description ?? ''],
  ],
  names: (job) => [job.job_number, job.job_name],
  naming: (session) => ({
    job_name: { flag: 'name' },
    job_number: { flag: 'number' },
    job_description: { flag: 'description' },
    job_date: { flag: 'date', about: 'YYYY-MM-DD' },
    job_date_from: { flag: 'from', about: 'from this day (YYYY-MM-DD)' },
    job_date_to: { flag: 'to', about: 'until this day (YYYY-MM-DD)' },
    job_time: { flag: 'time', about: 'HH:MM' },
    job_budget: { flag: 'budget', about: 'in dollars' },
    site_address: { flag: 'address', about: 'where the work is, when it is not the client’s address' },
    client_id: refersTo(session, clients),
  }),
};
