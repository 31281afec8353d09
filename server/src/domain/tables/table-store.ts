import { DELETED_KEPT_DAYS, type ListRules, type StatusRules } from '@smoko/contract';
import type { Connection } from 'mongoose';
import { createRepository } from '../../db/create-repository.ts';
import type { Repository } from '../../db/repository.ts';
import type { RepositoryOptions } from '../../db/repository-options.ts';
import type { RowBase, RowOf, StoredFields } from '../../db/row.ts';
import { type OwnedSchema, ownedSchema } from '../../db/schema.ts';
import { keepChanges } from '../history/keep-changes.ts';

interface ContractTable {
  table: string;
  noun: string;
  list: ListRules;
  statuses?: StatusRules | undefined;
}

/** The storage schema of a contract table. Its indexes follow from the list rules; deleted records stay, hidden, for 30 days. */
export const tableSchema = <F extends StoredFields>(
  table: ContractTable,
  fields: F,
  unique: (keyof F & string)[][] = [],
): OwnedSchema<RowOf<F>> =>
  ownedSchema(fields, { rules: table.list, keepDeletedDays: DELETED_KEPT_DAYS, unique, statuses: table.statuses });

/** The repository of a contract table. */
export const tableRepository = <Row extends RowBase>(
  connection: Connection,
  table: ContractTable,
  schema: OwnedSchema<Row>,
  options: Pick<
    RepositoryOptions<Row>,
    'duplicates' | 'derive' | 'check' | 'follow' | 'retracted' | 'checkRemoval'
  > = {},
): Repository<Row> =>
  createRepository({
    table: table.table,
    noun: table.noun,
    rules: table.list,
    connection,
    schema,
    statuses: table.statuses,
    keeps: keepChanges(connection, table.table),
    ...options,
  });
