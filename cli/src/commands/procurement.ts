import { getProcurementTotals } from '@smoko/contract';
import type { CommandGroup } from '../command-kinds/command.ts';
import { operationCommand } from '../command-kinds/operation.ts';
import { tableCommands } from '../command-kinds/table.ts';
import { procurement } from '../tables/procurement.ts';
import { printDetails } from '../term/details.ts';
import { formatMoney } from '../term/format.ts';

export const procurementCommands: CommandGroup = {
  commands: {
    ...tableCommands(procurement, {
      one: '"250 L tank"',
      list: '--status ordered --supplier Reece',
      add: '--name "250 L tank" --supplier Reece --job 1001 --price 1190',
      edit: '--quantity 2 --delivery 2026-11-30',
      status: 'delivered',
    }),
    totals: {
      summary: 'count what is ordered, and what it costs',
      examples: ['smoko procurement totals'],
      ...operationCommand({
        operation: getProcurementTotals,
        print: (counts, context) =>
          printDetails(context, [
            ['Pending', String(counts.pending)],
            ['Ordered', String(counts.ordered)],
            ['Delivered', String(counts.delivered)],
            ['All', String(counts.total)],
            [
              'Cost',
              `${formatMoney(counts.total_value)}${counts.without_price ? ` + ${counts.without_price} without a price` : ''}`,
            ],
          ]),
      }),
    },
  },
};
