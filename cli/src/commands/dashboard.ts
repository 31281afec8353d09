import { getDashboard, getStats } from '@smoko/contract';
import type { CliCommand } from '../command-kinds/command.ts';
import { operationCommand } from '../command-kinds/operation.ts';
import { printDetails } from '../term/details.ts';
import { formatMoney } from '../term/format.ts';

export const dashboard: CliCommand = {
  examples: ['smoko dashboard'],
  ...operationCommand({
    operation: getDashboard,
    print: (now, context) =>
      printDetails(context, [
        ['Jobs in progress', String(now.jobs_in_progress)],
        ['Money to come in', formatMoney(now.pending_payments)],
        ['Revenue this month', formatMoney(now.month_revenue)],
        ['Active clients', String(now.active_clients)],
      ]),
  }),
};

export const stats: CliCommand = {
  examples: ['smoko stats --json'],
  ...operationCommand({
    operation: getStats,
    print: ({ jobs, ...sums }, context) =>
      printDetails(context, [
        ['Jobs', String(sums.total_jobs)],
        ...Object.entries(jobs).map(([status, n]): [string, string] => [`  ${status.replaceAll('_', ' ')}`, String(n)]),
        ['Tasks to do', String(sums.pending_tasks)],
        ['Revenue', formatMoney(sums.total_revenue)],
      ]),
  }),
};
