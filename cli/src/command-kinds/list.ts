import type { Operation } from '@smoko/contract';
import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { addFlags, type Flag, flagsOf, type Naming, oneOf, readFlags } from '../output/flags.ts';
import { type OutputOptions, printRecord, withOutput } from '../output/output.ts';
import { MORE, type PageOptions, pagesOf, withPages } from '../output/pages.ts';
import { type Page, printList } from '../output/print-list.ts';
import { lazySession, type Session } from '../session/session.ts';
import { findId } from '../tables/find.ts';
import type { CliTable, Row } from '../tables/table.ts';
import type { Column } from '../term/table.ts';
import type { Configured } from './command.ts';

/** Flags that every list words alike. */
const EVERYWHERE: Naming = {
  q: { about: 'search' },
  deleted: { about: 'what was deleted within 30 days, and can be brought back', not: false },
};
/** Fields of a list operation that are not filters. */
const PAGING = ['limit', 'cursor', 'sort'];

interface ListOptions extends OutputOptions, PageOptions {
  sort?: string;
}

interface ListOf<R> {
  operation: Operation;
  /** The table of the record whose list it is: the first argument names it, by id, number or name. */
  // biome-ignore lint/suspicious/noExplicitAny: only its noun and how its records are found are used
  of?: CliTable<any>;
  /** The word for the records in messages: `jobs`. */
  plural?: string;
  columns: readonly Column<R>[];
  naming?(session: () => Session): Naming;
  /** Messages for an empty list, without filters and with. */
  empty?: string;
  filtered?: string;
  /** What a row has to be told of beside its columns; told once. */
  beneath?(row: R): string | null;
  /** Input unless a flag overrides it. */
  defaults?: Record<string, unknown>;
}

/** A command that prints a list operation. */
export const listCommand = <R>(listed: ListOf<R>): Configured => ({
  configure: (command, context) => configureListOf(listed, command, context),
});

/** Filters become flags; --limit, --all and --cursor are added where the operation has pages. */
function configureListOf<R>(listed: ListOf<R>, command: Command, context: Context): void {
  const { operation, of, plural = 'records', columns, defaults } = listed;
  const { empty = `No ${plural} yet.`, filtered = `No ${plural} match.` } = listed;
  const session = lazySession(context);
  const fields = flagsOf(operation, { ...listed.naming?.(session), ...EVERYWHERE }, session);
  const flags = fields.filter(({ field }) => !PAGING.includes(field) && !(of && field === 'id'));
  if (of) command.argument(`<${of.noun.replaceAll(' ', '-')}>`, 'its id, number or name');
  addFlags(command, flags);
  addSort(fields, command);
  if (fields.some(({ field }) => field === 'cursor')) withPages(command);
  withOutput(command).action(async (...given: unknown[]) => {
    const options = given.at(-2) as ListOptions;
    const filters = await readFlags({ ...options }, flags);
    const { sort } = options;
    const whose = of ? { id: await findId(session(), of, String(given[0])) } : {};
    const fetchPage = (page: object) =>
      session().api.call(operation, {
        ...defaults,
        ...filters,
        ...whose,
        ...(sort ? { sort } : {}),
        ...page,
      }) as Promise<Page<R>>;
    const { beneath } = listed;
    const view = {
      columns,
      empty: Object.keys(filters).length > 0 ? filtered : empty,
      more: MORE,
      ...(beneath ? { beneath } : {}),
    };
    if (options.limit !== undefined) return printList(context, options, pagesOf(fetchPage, options), view);
    const answer = await fetchPage({});
    if ((options.json || options.jq) && !options.jsonl && !options.fields)
      return printRecord(context, options, answer, () => undefined);
    return printList(context, options, [answer], view);
  });
}

/** `smoko jobs list` */
export function configureList<R extends Row>(table: CliTable<R>, command: Command, context: Context): void {
  const { only: defaults } = table;
  configureListOf({ ...table, operation: table.operations.list, ...(defaults ? { defaults } : {}) }, command, context);
}

function addSort(fields: readonly Flag[], command: Command): void {
  const sorts = fields.find(({ field }) => field === 'sort')?.choices ?? [];
  if (sorts.length === 0) return;
  const rising = sorts.filter((field) => !field.startsWith('-'));
  command.option('--sort <field>', `${rising.join(', ')}; falling with - in front`, oneOf(sorts));
}
