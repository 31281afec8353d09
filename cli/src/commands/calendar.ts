import { type CalendarEntry, getCalendar } from '@smoko/contract';
import type { CliCommand } from '../command-kinds/command.ts';
import { operationCommand } from '../command-kinds/operation.ts';
import { formatDay, formatShortDay, formatStatus } from '../term/format.ts';
import { printTable } from '../term/print-table.ts';
import type { Column } from '../term/table.ts';

const ENTRIES: Column<CalendarEntry>[] = [
  { title: 'Day', value: (entry) => formatShortDay(entry.date) },
  { title: 'Time', value: (entry) => entry.time ?? '' },
  {
    title: 'What',
    value: (entry) => `${entry.kind === 'job' ? `${entry.job_number ?? ''} ` : ''}${entry.title}`,
    shrinkTo: 16,
  },
  { title: 'Status', value: (entry) => formatStatus(entry.status), dropOrder: 1 },
];

export const calendar: CliCommand = {
  examples: ['smoko calendar --view week --day 3/12'],
  ...operationCommand({
    operation: getCalendar,
    naming: () => ({ day: { about: 'a day of it; today where none is said' } }),
    print: ({ entries, unscheduled, from, to, more }, context) => {
      if (entries.length > 0) printTable(context, ENTRIES, entries);
      else context.print(`Nothing is on from ${formatDay(from)} to ${formatDay(to)}.`);
      if (more) context.stderr.write('There is more than fits: ask for a shorter time.\n');
      if (unscheduled.length > 0) context.print(`\nWithout a date:`);
      for (const job of unscheduled) context.print(`  ${job.job_number ?? ''} ${job.title}`.trimEnd());
    },
  }),
};
