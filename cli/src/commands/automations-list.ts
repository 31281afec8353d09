import { type Automation, listAutomations } from '@smoko/contract';
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
  const list = await session.api.call(listAutomations, {});
  if (json) return context.printJson(list);
  printTable(context, COLUMNS, list.data);
}

const COLUMNS: Column<Automation>[] = [
  { title: 'Name', value: (one) => one.kind },
  { title: 'On', value: (one) => (one.enabled ? 'on' : 'off') },
  { title: 'Mode', value: (one) => one.mode },
  { title: 'Next', value: (one) => (one.next_run_at ? formatMoment(one.next_run_at) : '-'), dropOrder: 1 },
  { title: 'Rule', value: (one) => one.rule, shrinkTo: 20, dropOrder: 2 },
];
