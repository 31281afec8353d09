import {
  type CalendarEntry,
  getCalendar,
  getJobOverview,
  getNextJobNumber,
  listProjectBudgets,
  type WireOutput,
} from '@smoko/contract';
import { clients } from '../tables/clients.ts';
import { jobs } from '../tables/jobs.ts';
import { refersTo } from '../tables/references.ts';
import { printDetails } from '../term/details.ts';
import { formatDay, formatMoney, formatStatus } from '../term/format.ts';
import { printTable } from '../term/print-table.ts';
import type { Column } from '../term/table.ts';
import { listCommand } from './list-of.ts';
import { operationCommand } from './operation.ts';

export const overview = operationCommand({
  operation: getJobOverview,
  of: jobs,
  print: (counts, context) =>
    printDetails(context, [
      ['Tasks', String(counts.admin_tasks)],
      ['Invoices, payments and expenses', String(counts.finance_records)],
      ['Ordered items', String(counts.procurement_items)],
      ['Files', String(counts.attachments)],
    ]),
});

export const nextNumber = operationCommand({
  operation: getNextJobNumber,
  print: ({ job_number }, context) => context.print(job_number),
});

type Budget = WireOutput<typeof listProjectBudgets>['data'][number];

export const budgets = listCommand<Budget>({
  operation: listProjectBudgets,
  plural: 'jobs',
  columns: [
    { title: 'Number', value: (job) => job.job_number },
    { title: 'Job', value: (job) => job.job_name, shrinkTo: 12 },
    { title: 'Budget', value: (job) => formatMoney(job.job_budget), align: 'right' },
    { title: 'Committed', value: (job) => formatMoney(job.committed), align: 'right' },
    { title: '%', value: (job) => (job.percent === null ? '-' : String(job.percent)), align: 'right' },
  ],
  naming: (session) => ({ ...jobs.naming?.(session), client_id: refersTo(session, clients) }),
});

const ENTRIES: Column<CalendarEntry>[] = [
  { title: 'Day', value: (entry) => formatDay(entry.date) },
  { title: 'Time', value: (entry) => entry.time ?? '' },
  {
    title: 'What',
    value: (entry) => `${entry.kind === 'job' ? `${entry.job_number ?? ''} ` : ''}${entry.title}`,
    shrinkTo: 16,
  },
  { title: 'Status', value: (entry) => formatStatus(entry.status), dropOrder: 1 },
];

export const calendar = operationCommand({
  operation: getCalendar,
  naming: () => ({ day: { about: 'a day of it (YYYY-MM-DD); today where none is said' } }),
  print: ({ entries, unscheduled, from, to, more }, context) => {
    if (entries.length > 0) printTable(context, ENTRIES, entries);
    else context.print(`Nothing is on from ${formatDay(from)} to ${formatDay(to)}.`);
    if (more) context.stderr.write('There is more than fits: ask for a shorter time.\n');
    if (unscheduled.length > 0) context.print(`\nWithout a date:`);
    for (const job of unscheduled) context.print(`  ${job.job_number ?? ''} ${job.title}`.trimEnd());
  },
});
