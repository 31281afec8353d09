import type { Operation } from '@smoko/contract';
import type { Command } from 'commander';
import type { Naming } from '../output/flags.ts';
import type { Session } from '../session/session.ts';
import { oneLine } from '../term/clean.ts';
import type { Column } from '../term/table.ts';

/** Every record has this much. */
export interface Row {
  id: string;
}

/** The operations the verbs call; a table without one (files are uploaded, not created) lacks that verb. */
interface TableOperations {
  list: Operation;
  get: Operation;
  create?: Operation | undefined;
  update: Operation;
  delete: Operation;
  restore: Operation;
}

/** A table of the API as a group of commands: list, show, add, edit, rm, restore, set-status. */
export interface CliTable<R extends Row> {
  /** The group: `jobs`, as in `smoko jobs list`. */
  group: string;
  /** One of them, for people: `job`. */
  noun: string;
  plural: string;
  operations: TableOperations;
  columns: readonly Column<R>[];
  /** `smoko jobs show`: label and value, a line each; an empty value is left out. */
  details(record: R): [label: string, value: string][];
  /** What people call it besides its id; the first is its title. Compared without regard to case. */
  names(record: R): (string | null)[];
  /** How the list is asked for one of that name; left out: its search. */
  lookUp?(given: string): Record<string, unknown>;
  /** Flags of list, add and edit whose field's name is not good enough. */
  naming?(session: () => Session): Naming;
  /** What add and edit take beside the flags of their fields. */
  extra?: {
    configure(command: Command): void;
    /** Fields from those options; `before` is the record that is edited. */
    read(options: object, before?: R): Record<string, unknown>;
  };
}

/** `job 1001 (Hot water)`: as it is called in an answer. */
export function titleOf<R extends Row>(table: CliTable<R>, record: R): string {
  const [first, second] = table.names(record).flatMap((name) => (name ? [oneLine(name)] : []));
  return `${table.noun} ${first ?? record.id}${second ? ` (${second})` : ''}`;
}
