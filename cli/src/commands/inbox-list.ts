import { type InboxItem, LIMITS, listInbox } from '@smoko/contract';
import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { requireSession } from '../session/session.ts';
import { formatMoment } from '../term/format.ts';
import { printTable } from '../term/print-table.ts';
import type { Column } from '../term/table.ts';

interface Options {
  json?: boolean;
  unread?: boolean;
}

export function configure(command: Command, context: Context): void {
  command
    .option('--json', 'print JSON')
    .option('--unread', 'only those you have not read')
    .action((options: Options) => run(options, context));
}

async function run({ json, unread }: Options, context: Context): Promise<void> {
  const session = requireSession(context.store, context.url());
  const page = await session.api.call(listInbox, { limit: LIMITS.pageMax, ...(unread ? { unread: 'true' } : {}) });
  if (json) return context.printJson(page);
  if (page.data.length === 0) return context.print(unread ? 'Nothing unread.' : 'No messages yet.');
  printTable(context, COLUMNS, page.data);
}

const COLUMNS: Column<InboxItem>[] = [
  { title: 'Id', value: (item) => item.id },
  { title: 'From', value: (item) => item.contact.name, shrinkTo: 10 },
  { title: 'Received', value: (item) => formatMoment(item.received_at), dropOrder: 2 },
  { title: 'New', value: (item) => (item.read_at ? '' : 'new'), dropOrder: 1 },
  { title: 'Message', value: (item) => item.summary ?? item.body, shrinkTo: 20 },
];
