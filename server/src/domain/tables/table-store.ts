import { DELETED_KEPT_DAYS, type ListRules, type StatusRules } from '@smoko/contract';
import type { Connection, Schema, SchemaDefinition } from 'mongoose';
import { type Check, createRepository, type Fields, type Repository } from '../../db/repository.ts';
import { ownedSchema } from '../../db/schema.ts';
import type { StoredDoc } from '../../db/stored.ts';

interface Named {
  table: string;
  noun: string;
  list: ListRules;
  statuses?: StatusRules | undefined;
}

/** The stored form of a table of the contract: its indexes follow from the list rules; deleting hides for 30 days. */
export const tableSchema = (table: Named, fields: SchemaDefinition, unique: string[][] = []): Schema =>
  ownedSchema(fields, { rules: table.list, keepDeletedDays: DELETED_KEPT_DAYS, unique, statuses: table.statuses });

/** `duplicates`: what to say about a clash with a unique index, by its last field. `derive`: what is stored beside; `check`: what else it has to be. */
export const tableRepository = (
  connection: Connection,
  table: Named,
  schema: Schema,
  duplicates: Record<string, (fields: Fields) => string> = {},
  { derive, check }: { derive?: (fields: Fields) => Fields; check?: Check } = {},
): Repository =>
  createRepository({
    table: table.table,
    noun: table.noun,
    rules: table.list,
    model: connection.model<StoredDoc>(table.table, schema as never, table.table),
    statuses: table.statuses,
    duplicates,
    derive,
    check,
  });
