import { getJobOverview, getNextJobNumber, listProjectBudgets, type WireOutput } from '@smoko/contract';
import type { CommandGroup } from '../command-kinds/command.ts';
import { listCommand } from '../command-kinds/list.ts';
import { operationCommand } from '../command-kinds/operation.ts';
import { tableCommands } from '../command-kinds/table.ts';
import { clients } from '../tables/clients.ts';
import { jobs } from '../tables/jobs.ts';
import { refersTo } from '../tables/references.ts';
import { printDetails } from '../term/details.ts';
import { formatMoney } from '../term/format.ts';

type Budget = WireOutput<typeof listProjectBudgets>['data'][number];

export const jobsCommands: CommandGroup = {
  commands: {
    ...tableCommands(jobs, {
      one: '1001',
      list: '--status pending --sort job_date',
      add: '--name "Hot water" --client "Dave Wilson" --budget 1850',
      edit: '--date 2026-12-03 --time 13:30',
      status: 'in_progress',
    }),
    overview: {
      summary: 'count what belongs to a job',
      examples: ['smoko jobs overview 1001'],
      ...operationCommand({
        operation: getJobOverview,
        of: jobs,
        print: (counts, context) =>
          printDetails(context, [
            ['Tasks', String(counts.admin_tasks)],
            ['Invoices, payments and expenses', String(counts.finance_records)],
            ['Ordered items', String(counts.procurement_items)],
            ['Files', String(counts.attachments)],
          ]),
      }),
    },
    'next-number': {
      summary: 'show the number the next job would get',
      examples: ['smoko jobs next-number'],
      ...operationCommand({
        operation: getNextJobNumber,
        print: ({ job_number }, context) => context.print(job_number),
      }),
    },
    budgets: {
      summary: 'show how much of the budgets is committed',
      examples: ['smoko jobs budgets --status in_progress'],
      ...listCommand<Budget>({
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
      }),
    },
  },
};
