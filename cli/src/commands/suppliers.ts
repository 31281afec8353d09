import { getSupplierTimeline } from '@smoko/contract';
import type { CommandGroup } from '../command-kinds/command.ts';
import { tableCommands } from '../command-kinds/table.ts';
import { timelineCommand } from '../command-kinds/timeline.ts';
import { supplierPage } from '../pages/supplier.ts';
import { suppliers } from '../tables/suppliers.ts';

export const suppliersCommands: CommandGroup = {
  commands: {
    ...tableCommands(suppliers, {
      one: '"Harbour Timber"',
      list: '--specialty Timber',
      add: '--name "Harbour Timber" --specialty Timber --email orders@harbour.example',
      edit: '--phone "02 5550 4511"',
    }),
    page: supplierPage,
    timeline: timelineCommand(getSupplierTimeline, suppliers, '"Harbour Timber"'),
  },
};
