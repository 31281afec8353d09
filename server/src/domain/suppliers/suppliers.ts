import { suppliers } from '@smoko/contract';
import type { Connection } from 'mongoose';
import type { Repository } from '../../db/repository.ts';
import { contactKeys } from '../tables/contact-keys.ts';
import { foundByPhone } from '../tables/found-by-phone.ts';
import { reference } from '../tables/references.ts';
import { tableService } from '../tables/table-service.ts';
import { tableRepository } from '../tables/table-store.ts';
import { type SupplierRow, schema } from './schema.ts';

export const supplierRepository = (connection: Connection): Repository<SupplierRow> =>
  foundByPhone(tableRepository(connection, suppliers, schema, { derive: contactKeys }));

export const supplierReference = (repository: Repository<SupplierRow>) =>
  reference({ field: 'supplier_id', noun: suppliers.noun, repository, shows: ['name'], as: 'supplier' });
export type SupplierReference = ReturnType<typeof supplierReference>;

export const supplierService = (repository: Repository<SupplierRow>) =>
  tableService(suppliers, repository, {
    create: (call, given) => repository.insert(call, given),
    change: (_, given) => given,
    // older records lack what was added later
    present: (_, records) =>
      records.map((one) => ({ ...one, contractor: one.contractor ?? false, abn: one.abn ?? null })),
  });
