import type { Operation } from '@smoko/contract';
import { type Command, InvalidArgumentError } from 'commander';
import type { Context } from '../context.ts';
import { addFlags, flagsOf, readFlags } from '../output/flags.ts';
import { type OutputOptions, withOutput } from '../output/output.ts';
import { MORE, type PageOptions, pagesOf, withPages } from '../output/pages.ts';
import { type Page, printList } from '../output/print-list.ts';
import { lazySession } from '../session/session.ts';
import type { CliTable, Row } from './table.ts';

const OWN = {
  limit: { hidden: true },
  cursor: { hidden: true },
  q: { about: 'search' },
  sort: { hidden: true },
} as const;

interface ListOptions extends OutputOptions, PageOptions {
  sort?: string;
}

/** `smoko jobs list` */
export function configureList<R extends Row>(table: CliTable<R>, command: Command, context: Context): void {
  const session = lazySession(context);
  const { list } = table.operations;
  const flags = flagsOf(list, { ...table.naming?.(session), ...OWN });
  const fields = sortable(list);
  const most = fields.filter((field) => !field.startsWith('-'));
  addFlags(command, flags).option('--sort <field>', `${most.join(', ')}; falling with - in front`, oneOf(fields));
  withPages(withOutput(command)).action(async (options: ListOptions) => {
    const filters = await readFlags({ ...options }, flags);
    const { sort } = options;
    const fetchPage = (page: object) => session().api.call(list, { ...filters, sort, ...page }) as Promise<Page<R>>;
    const pages = pagesOf(fetchPage, options);
    const empty = Object.keys(filters).length > 0 ? `No ${table.plural} match.` : `No ${table.plural} yet.`;
    await printList(context, options, pages, { columns: table.columns, empty, more: MORE });
  });
}

const sortable = (list: Operation) => flagsOf(list).find(({ field }) => field === 'sort')?.choices ?? [];

const oneOf = (fields: string[]) => (text: string) => {
  if (fields.includes(text)) return text;
  throw new InvalidArgumentError(`Sort by one of: ${fields.join(', ')}.`);
};
