import { getDashboard, getProcurementTotals, getStats, getTaskTotals } from '@smoko/contract';
import { printDetails } from '../term/details.ts';
import { formatMoney } from '../term/format.ts';
import { operationCommand } from './operation.ts';

export const tasks = operationCommand({
  operation: getTaskTotals,
  print: (counts, context) =>
    printDetails(context, [
      ['Pending', String(counts.pending)],
      ['In progress', String(counts.in_progress)],
      ['Completed', String(counts.completed)],
      ['All', String(counts.total)],
    ]),
});

export const procurement = operationCommand({
  operation: getProcurementTotals,
  print: (counts, context) =>
    printDetails(context, [
      ['Pending', String(counts.pending)],
      ['Ordered', String(counts.ordered)],
      ['Delivered', String(counts.delivered)],
      ['All', String(counts.total)],
      ['Cost', formatMoney(counts.total_value)],
    ]),
});

export const dashboard = operationCommand({
  operation: getDashboard,
  print: (now, context) =>
    printDetails(context, [
      ['Jobs in progress', String(now.jobs_in_progress)],
      ['Money to come in', formatMoney(now.pending_payments)],
      ['Revenue this month', formatMoney(now.month_revenue)],
      ['Active clients', String(now.active_clients)],
    ]),
});

export const stats = operationCommand({
  operation: getStats,
  print: ({ jobs, ...sums }, context) =>
    printDetails(context, [
      ['Jobs', String(sums.total_jobs)],
      ...Object.entries(jobs).map(([status, n]): [string, string] => [`  ${status.replaceAll('_', ' ')}`, String(n)]),
      ['Tasks to do', String(sums.pending_tasks)],
      ['Revenue', formatMoney(sums.total_revenue)],
    ]),
});
