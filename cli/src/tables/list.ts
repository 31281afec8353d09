import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { addFlags, flagsOf, readFlags } from '../output/flags.ts';
import { type OutputOptions, withOutput } from '../output/output.ts';
import { MORE, type PageOptions, pagesOf, withPages } from '../output/pages.ts';
import { type Page, printList } from '../output/print-list.ts';
import { lazySession } from '../session/session.ts';
import type { CliTable, Row } from './table.ts';

const OWN = { limit: { hidden: true }, cursor: { hidden: true }, q: { about: 'search' } } as const;

/** `smoko jobs list` */
export function configureList<R extends Row>(table: CliTable<R>, command: Command, context: Context): void {
  const session = lazySession(context);
  const { list } = table.operations;
  const flags = flagsOf(list, { ...table.naming?.(session), ...OWN });
  withPages(withOutput(addFlags(command, flags))).action(async (options: OutputOptions & PageOptions) => {
    const input = await readFlags({ ...options }, flags);
    const narrowed = Object.keys(input).some((name) => name !== 'sort');
    const pages = pagesOf((page) => session().api.call(list, { ...input, ...page }) as Promise<Page<R>>, options);
    const empty = narrowed ? `No ${table.plural} match.` : `No ${table.plural} yet.`;
    await printList(context, options, pages, { columns: table.columns, empty, more: MORE });
  });
}
