import { DELETED_KEPT_DAYS, type ListRules, type StatusRules } from '@smoko/contract';
import type { Connection } from 'mongoose';
import { createRepository, type Repository, type RepositoryOptions } from '../../db/repository.ts';
import type { RowBase, RowOf, StoredFields } from '../../db/row.ts';
import { type OwnedSchema, ownedSchema } from '../../db/schema.ts';

interface Named {
  table: string;
  noun: string;
  list: ListRules;
  statuses?: StatusRules | undefined;
}

/** The stored form of a table of the contract: its indexes follow from the list rules; deleting hides for 30 days. */
export const tableSchema = <F extends StoredFields>(
  table: Named,
  fields: F,
  unique: (keyof F & string)[][] = [],
): OwnedSchema<RowOf<F>> =>
  ownedSchema(fields, { rules: table.list, keepDeletedDays: DELETED_KEPT_DAYS, unique, statuses: table.statuses });

/** The repository of a table of the contract; the rest as `createRepository` takes it. */
export const tableRepository = <Row extends RowBase>(
  connection: Connection,
  table: Named,
  schema: OwnedSchema<Row>,
  rest: Pick<RepositoryOptions<Row>, 'duplicates' | 'derive' | 'check'> = {},
): Repository<Row> =>
  createRepository({
    table: table.table,
    noun: table.noun,
    rules: table.list,
    connection,
    schema,
    statuses: table.statuses,
    ...rest,
  });
