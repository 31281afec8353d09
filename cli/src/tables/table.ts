import type { Operation } from '@smoko/contract';
import type { Command } from 'commander';
import type { Naming } from '../output/flags.ts';
import type { Session } from '../session/session.ts';
import { oneLine } from '../term/clean.ts';
import type { Column } from '../term/table.ts';

/** The field that every record has. */
export interface Row {
  id: string;
}

/** The operations of the commands; without `create` (files are uploaded) there is no `add`. */
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
  /** The command group: `jobs` in `smoko jobs list`. */
  group: string;
  /** The word for one record in messages: `job`. */
  noun: string;
  plural: string;
  operations: TableOperations;
  columns: readonly Column<R>[];
  /** The lines of `smoko jobs show`; those with an empty value are left out. */
  details(record: R): [label: string, value: string][];
  /** More lines of `show`, which have to be asked for. */
  beside?(session: Session, record: R): Promise<[label: string, value: string][]>;
  /**
   * What is told beneath "Added ..." or "Changed ...". Called with the input before the record is written, as it may be about
   * what that changes; what it returns is called with the record.
   */
  telling?(
    session: Session,
    input: Record<string, unknown>,
    before?: R,
  ): Promise<((record: R) => Promise<string[]>) | undefined>;
  /** What a record can be named by besides its id, ignoring case. The first is its title. */
  names(record: R): (string | null)[];
  /** What else it is found by, and not called. */
  otherNames?(record: R): string[];
  /** The list's input to find a record by name; left out: a text search. */
  lookUp?(given: string): Record<string, unknown>;
  /** What every list and every new record of it has, where the group is a part of a table. */
  only?: Record<string, unknown>;
  /** Flags of list, add and edit that differ from the field's name. */
  naming?(session: () => Session): Naming;
  /** Options of add and edit that are not fields. */
  extra?: {
    configure(command: Command): void;
    /** Turns these options into fields; `before` is the record that is edited. */
    read(
      options: object,
      before: R | undefined,
      session: () => Session,
    ): Record<string, unknown> | Promise<Record<string, unknown>>;
  };
}

/** A record's title in messages: `job 1001 (Hot water)`. */
export function titleOf<R extends Row>(table: CliTable<R>, record: R): string {
  const [first, second] = table.names(record).flatMap((name) => (name ? [oneLine(name)] : []));
  return `${table.noun} ${first ?? record.id}${second ? ` (${second})` : ''}`;
}
