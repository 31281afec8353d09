import { suppliers } from '@smoko/contract';
import type { Connection } from 'mongoose';
import type { Repository } from '../../db/repository.ts';
import { reachKeys } from '../tables/reach-keys.ts';
import type { Reference } from '../tables/references.ts';
import { requiredText, text } from '../tables/stored-fields.ts';
import { tableService } from '../tables/table-service.ts';
import { tableRepository, tableSchema } from '../tables/table-store.ts';

const schema = tableSchema(suppliers, {
  name: requiredText,
  email: text,
  phone: text,
  address: text,
  specialty: text,
  reach: [String],
});
schema.index({ user_id: 1, deleted_at: 1, reach: 1 });

export const supplierRepository = (connection: Connection): Repository =>
  tableRepository(connection, suppliers, schema, {}, { derive: reachKeys });

export const supplierReference = (repository: Repository): Reference => ({
  field: 'supplier_id',
  noun: suppliers.noun,
  repository,
  shows: ['name'],
  as: 'supplier',
});

export const supplierService = (repository: Repository) => tableService(suppliers, repository);
