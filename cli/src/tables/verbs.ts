import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { configureList } from './list.ts';
import { configureRemove, configureRestore } from './remove.ts';
import { configureShow } from './show.ts';
import type { CliTable, Row } from './table.ts';
import { configureAdd, configureEdit, configureSetStatus } from './write.ts';

type Configure = <R extends Row>(table: CliTable<R>, command: Command, context: Context) => void;

/** The verbs that are the same for every table. */
export const VERBS = {
  list: configureList,
  show: configureShow,
  add: configureAdd,
  edit: configureEdit,
  'set-status': configureSetStatus,
  rm: configureRemove,
  restore: configureRestore,
} as const satisfies Record<string, Configure>;
