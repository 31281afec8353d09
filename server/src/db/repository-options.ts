import type { ListRules, StatusRules } from '@smoko/contract';
import type { Connection } from 'mongoose';
import type { KeepsChanges } from './keeps-changes.ts';
import type { Fields } from './repository.ts';
import type { AnyRow, Written } from './row.ts';
import type { OwnedSchema } from './schema.ts';
import type { Follow } from './together.ts';
import type { WriteCall } from './write-call.ts';

/** `after` is the record as it would be stored (a new one without what the repository adds), `before` as it is stored. */
export type Check<Row = AnyRow> = (call: WriteCall, after: Written<Row>, before: Row | null) => Promise<void> | void;

export interface RepositoryOptions<Row> {
  table: string;
  noun: string;
  rules: ListRules;
  connection: Connection;
  schema: OwnedSchema<Row>;
  /** Messages for duplicates, by the last field of the unique index. */
  duplicates?: { [K in keyof Row]?: (fields: Written<Row>) => string };
  /** Which status may follow which. */
  statuses?: StatusRules | undefined;
  /** A further check before each write. Throws an AppError. */
  check?: Check<Row> | undefined;
  /** A further check before a record is deleted, by whom or by what undo ever. Throws an AppError. */
  checkRemoval?: ((call: WriteCall, before: Row) => Promise<void> | void) | undefined;
  /** Computes fields that are stored with the record and follow from its others. */
  derive?: ((fields: Written<Row>) => Fields) | undefined;
  /** What is written when the making of a record is taken back; undefined: it is deleted. */
  retracted?: ((record: Row) => Written<Row> | undefined) | undefined;
  /** What a write changes in other records of the table, in one transaction with it. */
  follow?: Follow<Row> | undefined;
  /** Told of each change, removal and restoration. */
  keeps?: KeepsChanges | undefined;
}
