import { LIMITS, listOptOuts, type OptOut } from '@smoko/contract';
import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { requireSession } from '../session/session.ts';
import { formatMoment } from '../term/format.ts';
import { printTable } from '../term/print-table.ts';
import type { Column } from '../term/table.ts';

export function configure(command: Command, context: Context): void {
  command.option('--json', 'print JSON').action(({ json }: { json?: boolean }) => run(json === true, context));
}

async function run(json: boolean, context: Context): Promise<void> {
  const session = requireSession(context.store, context.url());
  const page = await session.api.call(listOptOuts, { limit: LIMITS.pageMax });
  if (json) return context.printJson(page);
  if (page.data.length === 0) return context.print('Nobody asked for no more messages.');
  printTable(context, COLUMNS, page.data);
}

const COLUMNS: Column<OptOut>[] = [
  { title: 'Id', value: (one) => one.id },
  { title: 'Address', value: (one) => one.address, shrinkTo: 12 },
  { title: 'No more', value: (one) => (one.channel === 'sms' ? 'texts' : 'e-mails') },
  { title: 'Since', value: (one) => formatMoment(one.created_at), dropOrder: 1 },
  { title: 'Words', value: (one) => one.words ?? '', shrinkTo: 10, dropOrder: 2 },
];
