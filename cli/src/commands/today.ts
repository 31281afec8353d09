import {
  type AdminTask,
  type Approval,
  adminTasks,
  type CalendarEntry,
  type Draft,
  type FinanceRecord,
  financeRecords,
  getCalendar,
  getInboxTotals,
  listApprovals,
  listDrafts,
} from '@smoko/contract';
import type { Command } from 'commander';
import type { CliCommand } from '../command-kinds/command.ts';
import type { Context } from '../context.ts';
import { isForScripts, type OutputOptions, printRecord, withOutput } from '../output/output.ts';
import { lazySession, type Session } from '../session/session.ts';
import { invoices } from '../tables/finance.ts';
import { shortId } from '../tables/short-id.ts';
import { tasks } from '../tables/tasks.ts';
import { oneLine } from '../term/clean.ts';
import { formatDay, formatStatus } from '../term/format.ts';
import { printTable } from '../term/print-table.ts';
import type { Column } from '../term/table.ts';

/** Of each kind, at most: who has more sees them in their lists. */
const MOST = 100;

export const today: CliCommand = {
  examples: ['smoko today', 'smoko today --json'],
  configure: configureToday,
};

function configureToday(command: Command, context: Context): void {
  const session = lazySession(context);
  withOutput(command).action(async (options: OutputOptions) => {
    const day = await readDay(session());
    printRecord(context, options, day, () => printDay(day, context));
    if (isForScripts(options)) return;
    const { unread } = day;
    if (unread > 0) context.print(`\n${unread} unread: smoko inbox list --unread`);
  });
}

interface Day {
  /** In the business's zone. */
  today: string;
  /** Jobs and tasks of the day. */
  on: CalendarEntry[];
  /** Tasks that were due before it. */
  late_tasks: AdminTask[];
  /** Invoices that are overdue, or due that day. */
  due_invoices: FinanceRecord[];
  approvals: Approval[];
  drafts: Draft[];
  /** Messages nobody has read. */
  unread: number;
}

/** Everything is asked for at once; what is late is measured by the server's day, which comes with the calendar. */
async function readDay({ api }: Session): Promise<Day> {
  const waiting = Promise.all([
    api.call(listApprovals, { status: 'pending', limit: MOST }),
    api.call(listDrafts, { status: 'open', limit: MOST }),
    api.call(getInboxTotals, {}),
    api.call(financeRecords.operations.list, { type: 'invoice', status: 'overdue', limit: MOST }),
  ]);
  // heard of below: it must not end the program before that
  waiting.catch(() => undefined);
  const { today: day, entries } = await api.call(getCalendar, { view: 'day' });
  const untilNow = { due_date_to: day, sort: 'due_date' as const, limit: MOST };
  const until = (status: 'pending' | 'in_progress') => api.call(adminTasks.operations.list, { status, ...untilNow });
  const [[approvals, drafts, { unread }, overdue], pending, begun, dueToday] = await Promise.all([
    waiting,
    until('pending'),
    until('in_progress'),
    api.call(financeRecords.operations.list, { type: 'invoice', status: 'pending', due_date: day, limit: MOST }),
  ]);
  const late = [...pending.data, ...begun.data].filter(({ due_date }) => due_date !== day);
  return {
    today: day,
    on: entries,
    late_tasks: late.toSorted((a, b) => (a.due_date ?? '').localeCompare(b.due_date ?? '')),
    due_invoices: [...overdue.data, ...dueToday.data].filter(({ stage }) => stage !== 'draft'),
    approvals: approvals.data,
    drafts: drafts.data,
    unread,
  };
}

const ON: Column<CalendarEntry>[] = [
  { title: 'Time', value: ({ time }) => time ?? '-' },
  { title: 'What', value: (entry) => `${entry.job_number ? `${entry.job_number} ` : ''}${entry.title}`, shrinkTo: 16 },
  {
    title: 'For',
    value: (entry) =>
      entry.kind === 'job'
        ? `${entry.client ?? '-'}${entry.confirmed ? ` (confirmed ${entry.confirmed})` : ''}`
        : formatStatus(entry.assigned_to),
    shrinkTo: 8,
    dropOrder: 2,
  },
  { title: 'Status', value: ({ status }) => formatStatus(status), dropOrder: 1 },
];

function printDay(day: Day, context: Context): void {
  const heading = (text: string) => context.print(`\n${context.style('bold', text)}`);
  context.print(context.style('bold', formatDay(day.today)));
  if (day.on.length > 0) printTable(context, ON, day.on);
  else context.print('Nothing is on today.');
  if (day.late_tasks.length > 0) {
    heading('Tasks that are late');
    printTable(context, tasks.columns, day.late_tasks);
  }
  if (day.due_invoices.length > 0) {
    heading('Invoices that are due');
    printTable(context, invoices.columns, day.due_invoices);
  }
  if (day.approvals.length > 0) heading('Waits for your yes');
  for (const { code, summary } of day.approvals)
    context.print(`${oneLine(summary)} ${context.style('dim', `(smoko approvals approve ${code})`)}`);
  if (day.drafts.length > 0) heading('Drafted, to be checked');
  for (const { id, summary } of day.drafts)
    context.print(`${oneLine(summary)} ${context.style('dim', `(smoko drafts show ${shortId(id)})`)}`);
}
