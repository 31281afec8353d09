import type { FinanceRecord, Operation } from '@smoko/contract';
import { type Command, InvalidArgumentError } from 'commander';
import type { GroupedCommand } from '../command-kinds/command.ts';
import type { Context } from '../context.ts';
import { isForScripts, type OutputOptions, printRecord, withOutput } from '../output/output.ts';
import { pagesOf } from '../output/pages.ts';
import type { Page } from '../output/print-list.ts';
import { lazySession, type Session } from '../session/session.ts';
import { finance } from '../tables/finance.ts';
import { find } from '../tables/find.ts';
import { type CliTable, type Row, titleOf } from '../tables/table.ts';
import { printDetails } from '../term/details.ts';
import { throughPager } from '../term/pager.ts';
import { printTable } from '../term/print-table.ts';
import type { Column } from '../term/table.ts';

/** Rows that people are shown of each list, and where the rest of it is. */
const SHOWN = 10;

/** What a section holds, for scripts as it is. */
interface Told {
  content: unknown;
  /** False where there is nothing to tell: the section is named in the last line then. */
  print(context: Context): boolean;
}

/** A part of a record's page: a tab in the browser. */
export interface Section<R> {
  /** For `--section`. */
  name: string;
  title: string;
  /** Everything in it for scripts, the first rows of each list for people. */
  read(session: Session, record: R, whole: boolean): Promise<Told>;
}

interface ListIn<R, T> {
  name: string;
  title: string;
  operation: Operation;
  input(record: R): Record<string, unknown>;
  columns: readonly Column<T>[];
  /** The command that lists the rest: `smoko tasks list --job 1001`. */
  rest(record: R): string;
}

/** A list as a section: its rows, and where there are more. */
export function listSection<R, T>(list: ListIn<R, T>): Section<R> {
  return {
    name: list.name,
    title: list.title,
    async read(session, record, whole) {
      const content = await readList<T>(session, list.operation, list.input(record), whole);
      return { content, print: (context) => printRows(content, list.columns, list.rest(record), context) };
    },
  };
}

/** A whole list, or its first rows. */
export async function readList<T>(
  { api }: Session,
  operation: Operation,
  input: Record<string, unknown>,
  whole: boolean,
): Promise<Page<T>> {
  const fetchPage = (page: object) => api.call(operation, { ...input, ...page }) as Promise<Page<T>>;
  const all: Page<T> = { data: [], next_cursor: null };
  for await (const { data, next_cursor } of pagesOf(fetchPage, { limit: SHOWN, all: whole })) {
    all.data.push(...data);
    all.next_cursor = next_cursor ?? null;
  }
  return all;
}

/** False where there are none. */
export function printRows<T>(
  { data, next_cursor }: Page<T>,
  columns: readonly Column<T>[],
  rest: string,
  context: Context,
): boolean {
  if (data.length === 0) return false;
  printTable(context, columns, data);
  if (next_cursor) context.print(context.style('dim', `There are more: ${rest}`));
  return true;
}

/** The columns without some, which say on every row whose page it is. */
export const without = <T>(columns: readonly Column<T>[], ...titles: string[]): Column<T>[] =>
  columns.filter(({ title }) => !titles.includes(title));

/** Money of one person or job: what it was for, where a list of everybody's says whose it is. */
export const MONEY: readonly Column<FinanceRecord>[] = finance.columns.map((column) =>
  column.title === 'For'
    ? { title: 'What', value: ({ description }) => description ?? '-', shrinkTo: 8, dropOrder: 4 }
    : column,
);

/** A name as a shell takes it for one word. */
export const quoted = (name: string): string =>
  /^[\w./-]+$/.test(name) ? name : `"${name.replaceAll(/["\\$`]/g, '\\$&')}"`;

interface PageOptions extends OutputOptions {
  section?: string[];
}

/** `smoko clients page "Dave Wilson"`: everything that the record's page tells in the browser. */
export function pageCommand<R extends Row>(
  table: CliTable<R>,
  sections: readonly Section<R>[],
  one: string,
  section: string,
): GroupedCommand {
  const names = sections.map(({ name }) => name);
  const readNames = (text: string, before: string[] = []): string[] => {
    const given = text.split(',').map((name) => name.trim().toLowerCase());
    if (given.every((name) => names.includes(name))) return [...before, ...given];
    throw new InvalidArgumentError(`Allowed choices are ${names.join(', ')}.`);
  };
  return {
    summary: `show a ${table.noun} with everything on ${table.noun === 'job' ? 'its' : 'their'} page: ${names.join(', ')}`,
    examples: [`smoko ${table.group} page ${one}`, `smoko ${table.group} page ${one} --section ${section}`],
    alias: 'view',
    configure(command: Command, context: Context) {
      const session = lazySession(context);
      command.option('--section <names>', `only these of ${names.join(', ')}, with commas between`, readNames);
      withOutput(command.argument(`<${table.noun}>`, 'its id, number or name')).action(
        async (given: string, options: PageOptions) => {
          const record = await find(session(), table, given);
          const wanted = sections.filter(({ name }) => options.section?.includes(name) ?? true);
          const whole = isForScripts(options);
          const told = await Promise.all(wanted.map((part) => part.read(session(), record, whole)));
          const answer = {
            ...record,
            sections: Object.fromEntries(wanted.map(({ name }, at) => [name, told[at]?.content])),
          };
          if (whole) return printRecord(context, options, answer, () => undefined);
          const beside = (await table.beside?.(session(), record)) ?? [];
          await throughPager(context, (to) => {
            if (options.section) to.print(to.style('bold', titleOf(table, record)));
            else printDetails(to, [...table.details(record), ...beside, ['Id', record.id]]);
            printSections(wanted, told, to);
          });
        },
      );
    },
  };
}

function printSections<R>(wanted: readonly Section<R>[], told: readonly Told[], context: Context): void {
  const empty: string[] = [];
  for (const [at, { title }] of wanted.entries()) {
    const lines: string[] = [];
    if (!told[at]?.print({ ...context, print: (line) => lines.push(line) })) empty.push(title);
    else for (const line of ['', context.style('yellow', title), ...lines]) context.print(line);
  }
  if (empty.length > 0) context.print(context.style('dim', `\nNothing so far: ${empty.join(', ')}`));
}
