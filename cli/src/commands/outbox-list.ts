import { LIMITS, listOutbox, OUTBOX_STATUSES, type OutboxItem } from '@smoko/contract';
import { type Command, Option } from 'commander';
import type { Context } from '../context.ts';
import { requireSession } from '../session/session.ts';
import { formatMoment, formatStatus } from '../term/format.ts';
import { printTable } from '../term/print-table.ts';
import type { Column } from '../term/table.ts';

interface Options {
  json?: boolean;
  status?: OutboxItem['status'];
}

export function configure(command: Command, context: Context): void {
  command
    .option('--json', 'print JSON')
    .addOption(new Option('--status <status>', 'only these').choices(OUTBOX_STATUSES))
    .action((options: Options) => run(options, context));
}

async function run({ json, status }: Options, context: Context): Promise<void> {
  const session = requireSession(context.store, context.url());
  const page = await session.api.call(listOutbox, { limit: LIMITS.pageMax, status });
  if (json) return context.printJson(page);
  if (page.data.length === 0) return context.print('No messages.');
  printTable(context, COLUMNS, page.data);
}

const COLUMNS: Column<OutboxItem>[] = [
  { title: 'Id', value: (item) => item.id },
  { title: 'To', value: (item) => item.to, shrinkTo: 10 },
  { title: 'Written', value: (item) => formatMoment(item.created_at), dropOrder: 1 },
  { title: 'Status', value: (item) => formatStatus(item.status) },
  { title: 'Message', value: (item) => item.subject ?? item.body, shrinkTo: 20 },
];
