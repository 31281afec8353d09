import { type Import, listImports } from '@smoko/contract';
import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { type OutputOptions, withOutput } from '../output/output.ts';
import { MORE, type PageOptions, pagesOf, withPages } from '../output/pages.ts';
import { printList } from '../output/print-list.ts';
import { lazySession } from '../session/session.ts';
import { formatMoment } from '../term/format.ts';
import type { Column } from '../term/table.ts';

export function configure(command: Command, context: Context): void {
  const session = lazySession(context);
  withPages(withOutput(command)).action((options: OutputOptions & PageOptions) => {
    const pages = pagesOf((page) => session().api.call(listImports, page), options);
    return printList(context, options, pages, { columns: COLUMNS, empty: 'No imports yet.', more: MORE });
  });
}

const COLUMNS: Column<Import>[] = [
  { title: 'Id', value: ({ id }) => id },
  { title: 'Table', value: ({ table }) => (table === 'projects' ? 'jobs' : table) },
  { title: 'Added', value: ({ added }) => String(added), align: 'right' },
  { title: 'Left out', value: ({ left_out }) => String(left_out), align: 'right', dropOrder: 2 },
  { title: 'When', value: ({ created_at }) => formatMoment(created_at), dropOrder: 1 },
  { title: 'State', value: ({ undone_at }) => (undone_at ? 'undone' : '') },
];
