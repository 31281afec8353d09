import { DELETED_KEPT_DAYS, suppliers } from '@smoko/contract';
import type { Connection } from 'mongoose';
import { createRepository, type Repository } from '../../db/repository.ts';
import { ownedSchema } from '../../db/schema.ts';
import type { StoredDoc } from '../../db/stored.ts';
import type { Reference } from '../tables/references.ts';
import { requiredText, text } from '../tables/stored-fields.ts';
import { tableService } from '../tables/table-service.ts';

const schema = ownedSchema(
  { name: requiredText, email: text, phone: text, address: text, specialty: text },
  { rules: suppliers.list, keepDeletedDays: DELETED_KEPT_DAYS },
);

export const supplierRepository = (connection: Connection): Repository =>
  createRepository({
    table: suppliers.table,
    noun: suppliers.noun,
    rules: suppliers.list,
    model: connection.model<StoredDoc>(suppliers.table, schema as never, suppliers.table),
  });

export const supplierReference = (repository: Repository): Reference => ({
  field: 'supplier_id',
  noun: suppliers.noun,
  repository,
  shows: ['name'],
  as: 'supplier',
});

export const supplierService = (repository: Repository) => tableService(suppliers, repository);
