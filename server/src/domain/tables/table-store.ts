import { DELETED_KEPT_DAYS, type ListRules } from '@smoko/contract';
import type { Connection, Schema, SchemaDefinition } from 'mongoose';
import { createRepository, type Fields, type Repository } from '../../db/repository.ts';
import { ownedSchema } from '../../db/schema.ts';
import type { StoredDoc } from '../../db/stored.ts';

interface Named {
  table: string;
  noun: string;
  list: ListRules;
}

/** The stored form of a table of the contract: its indexes follow from the list rules; deleting hides for 30 days. */
export const tableSchema = (table: Named, fields: SchemaDefinition, unique: string[][] = []): Schema =>
  ownedSchema(fields, { rules: table.list, keepDeletedDays: DELETED_KEPT_DAYS, unique });

/** `duplicates`: what to say about a clash with a unique index, by its last field. `derive`: what is stored beside. */
export const tableRepository = (
  connection: Connection,
  table: Named,
  schema: Schema,
  duplicates: Record<string, (fields: Fields) => string> = {},
  derive?: (fields: Fields) => Fields,
): Repository =>
  createRepository({
    table: table.table,
    noun: table.noun,
    rules: table.list,
    model: connection.model<StoredDoc>(table.table, schema as never, table.table),
    duplicates,
    derive,
  });
