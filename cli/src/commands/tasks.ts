import { getTaskTotals } from '@smoko/contract';
import type { CommandGroup } from '../command-kinds/command.ts';
import { operationCommand } from '../command-kinds/operation.ts';
import { tableCommands } from '../command-kinds/table.ts';
import { tasks } from '../tables/tasks.ts';
import { printDetails } from '../term/details.ts';

export const tasksCommands: CommandGroup = {
  commands: {
    ...tableCommands(tasks, {
      one: '"Book the skip"',
      list: '--for Self --from 2026-11-01',
      add: '--name "Book the skip" --due 2026-11-27 --for Self --job 1001',
      edit: '--time 09:00 --notes "4 cubic metres"',
      status: 'completed',
    }),
    totals: {
      summary: 'count your tasks',
      examples: ['smoko tasks totals'],
      ...operationCommand({
        operation: getTaskTotals,
        print: (counts, context) =>
          printDetails(context, [
            ['Pending', String(counts.pending)],
            ['In progress', String(counts.in_progress)],
            ['Completed', String(counts.completed)],
            ['All', String(counts.total)],
          ]),
      }),
    },
  },
};
