import { assistantName, listThreads, type Thread } from '@smoko/contract';
import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { addFlags, flagsOf, readFlags } from '../output/flags.ts';
import { type OutputOptions, withOutput } from '../output/output.ts';
import { MORE, type PageOptions, pagesOf, withPages } from '../output/pages.ts';
import { printList } from '../output/print-list.ts';
import { lazySession } from '../session/session.ts';
import { findId } from '../tables/find.ts';
import { jobs } from '../tables/jobs.ts';
import { formatMoment } from '../term/format.ts';
import type { Column } from '../term/table.ts';

const COLUMNS: readonly Column<Thread>[] = [
  { title: 'Conversation', value: ({ title }) => title || 'New conversation', shrinkTo: 16 },
  { title: 'With', value: ({ assistant }) => assistantName(assistant) },
  { title: 'Last', value: ({ updated_at, running }) => (running ? 'working' : formatMoment(updated_at)), dropOrder: 1 },
  { title: 'Id', value: ({ id }) => id },
];

export function configure(command: Command, context: Context): void {
  const session = lazySession(context);
  const flags = flagsOf(listThreads, {
    limit: { hidden: true },
    cursor: { hidden: true },
    q: { about: 'search' },
    assistant: { flag: 'agent', about: 'with this assistant' },
    job_id: {
      flag: 'job',
      about: 'about this job: its number, name or id',
      resolve: (name) => findId(session(), jobs, name),
    },
  });
  withPages(withOutput(addFlags(command, flags))).action(async (options: OutputOptions & PageOptions) => {
    const filters = await readFlags({ ...options }, flags);
    const pages = pagesOf((page) => session().api.call(listThreads, { ...filters, ...page }), options);
    await printList(context, options, pages, { columns: COLUMNS, empty: 'No conversations yet.', more: MORE });
  });
}
