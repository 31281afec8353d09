import { type Project, projects, projectView } from '@smoko/contract';
import { formatMoney, formatShortDay } from '../term/format.ts';
import { clients } from './clients.ts';
import { nameOf } from './references.ts';
import type { CliTable } from './table.ts';
import { fromView } from './view.ts';

const shown = fromView<Project, keyof typeof projectView.fields>(projectView, {
  references: { client: { table: clients, title: (job) => nameOf(job.client) } },
  cells: {
    job_number: { shrinkTo: 6 },
    job_name: { shrinkTo: 12 },
    client: { shrinkTo: 10, dropOrder: 2 },
    job_date: { value: (job) => formatShortDay(job.job_date), dropOrder: 1 },
    // what was agreed to takes its place
    job_budget: { value: (job) => formatMoney(job.price ?? job.job_budget) || '-', dropOrder: 3 },
  },
  details: { job_name: (job) => `${job.job_number} ${job.job_name}`, job_number: () => '' },
});

export const jobs: CliTable<Project> = {
  group: 'jobs',
  noun: 'job',
  plural: 'jobs',
  operations: projects.operations,
  ...shown,
  names: (job) => [job.job_number, job.job_name],
  naming: (session) => ({
    ...shown.naming(session),
    job_date_from: { flag: 'from', about: 'from this day' },
    job_date_to: { flag: 'to', about: 'until this day' },
  }),
};
