import type { Command } from 'commander';
import type { Context } from '../context.ts';
import type { CliTable, Row } from '../tables/table.ts';
import type { GroupedCommand } from './command.ts';
import { configureList } from './list.ts';
import { configureRemove, configureRestore } from './remove.ts';
import { configureShow } from './show.ts';
import { configureAdd, configureEdit, configureSetStatus } from './write.ts';

interface TableExamples {
  /** A record of the example data, by number or name. */
  one: string;
  /** Arguments of the verbs' examples. */
  list: string;
  edit: string;
  /** Left out where records are not created by typing, such as files. */
  add?: string | readonly string[];
  /** Left out where records have no status. */
  status?: string;
}

type Configure<R extends Row> = (table: CliTable<R>, command: Command, context: Context) => void;

/** The commands that every table has, each with examples. */
export function tableCommands<R extends Row>(
  table: CliTable<R>,
  { one, list, edit, add, status }: TableExamples,
): Record<string, GroupedCommand> {
  const { group, noun, plural } = table;
  const verb = (name: string, summary: string, configure: Configure<R>, ...examples: string[]) => ({
    [name]: {
      summary,
      examples: examples.map((words) => `smoko ${group} ${name} ${words}`),
      configure: (command: Command, context: Context) => configure(table, command, context),
    },
  });
  return {
    ...(add === undefined ? {} : verb('add', `add ${article(noun)} ${noun}`, configureAdd, ...[add].flat())),
    ...verb('list', `list your ${plural}`, configureList, list),
    ...verb('show', `show one ${noun}`, configureShow, one, 'ID'),
    ...verb('edit', `change ${article(noun)} ${noun}`, configureEdit, `${one} ${edit}`),
    ...(status === undefined
      ? {}
      : verb('set-status', `set how far ${article(noun)} ${noun} is`, configureSetStatus, `${one} ${status}`)),
    ...verb('rm', `delete ${article(noun)} ${noun} (kept for 30 days)`, configureRemove, one),
    ...verb('restore', `bring back a deleted ${noun}`, configureRestore, DELETED_ID),
  };
}

const article = (noun: string) => (/^[aeiou]/.test(noun) ? 'an' : 'a');

/** In examples: the id of a deleted record, as `rm` prints it. */
export const DELETED_ID = '665f1c2ab3d4e5f601234567';
