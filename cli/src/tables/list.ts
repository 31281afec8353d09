import type { Operation } from '@smoko/contract';
import { type Command, InvalidArgumentError } from 'commander';
import type { Context } from '../context.ts';
import { addFlags, flagsOf, type Naming, readFlags } from '../output/flags.ts';
import { type OutputOptions, withOutput } from '../output/output.ts';
import { MORE, type PageOptions, pagesOf, withPages } from '../output/pages.ts';
import { type Page, printList } from '../output/print-list.ts';
import { lazySession, type Session } from '../session/session.ts';
import type { Column } from '../term/table.ts';
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

interface ListOf<R> {
  operation: Operation;
  /** For people: `jobs`. */
  plural: string;
  columns: readonly Column<R>[];
  naming?(session: () => Session): Naming;
}

/** A command that shows a list of the API: its filters as flags, and pages, where it has any. */
export function configureListOf<R>(listed: ListOf<R>, command: Command, context: Context): void {
  const { operation, plural, columns } = listed;
  const session = lazySession(context);
  const flags = flagsOf(operation, { ...listed.naming?.(session), ...OWN });
  addFlags(command, flags);
  addSort(operation, command);
  if (flagsOf(operation).some(({ field }) => field === 'cursor')) withPages(command);
  withOutput(command).action(async (...given: unknown[]) => {
    const options = given.at(-2) as ListOptions;
    const filters = await readFlags({ ...options }, flags);
    const { sort } = options;
    const fetchPage = (page: object) =>
      session().api.call(operation, { ...filters, ...(sort ? { sort } : {}), ...page }) as Promise<Page<R>>;
    const pages = options.limit === undefined ? [await fetchPage({})] : pagesOf(fetchPage, options);
    const empty = Object.keys(filters).length > 0 ? `No ${plural} match.` : `No ${plural} yet.`;
    await printList(context, options, pages, { columns, empty, more: MORE });
  });
}

/** `smoko jobs list` */
export function configureList<R extends Row>(table: CliTable<R>, command: Command, context: Context): void {
  configureListOf({ ...table, operation: table.operations.list }, command, context);
}

function addSort(operation: Operation, command: Command): void {
  const fields = flagsOf(operation).find(({ field }) => field === 'sort')?.choices ?? [];
  if (fields.length === 0) return;
  const rising = fields.filter((field) => !field.startsWith('-'));
  command.option('--sort <field>', `${rising.join(', ')}; falling with - in front`, oneOf(fields));
}

const oneOf = (fields: string[]) => (text: string) => {
  if (fields.includes(text)) return text;
  throw new InvalidArgumentError(`Sort by one of: ${fields.join(', ')}.`);
};
