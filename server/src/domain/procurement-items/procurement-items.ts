import { procurementItems } from '@smoko/contract';
import type { Connection } from 'mongoose';
import type { Repository } from '../../db/repository.ts';
import { checkTotal } from '../money.ts';
import type { ProjectReference } from '../projects/projects.ts';
import type { SupplierReference } from '../suppliers/suppliers.ts';
import { checkReferences, joinReferences } from '../tables/references.ts';
import { tableService } from '../tables/table-service.ts';
import { tableRepository } from '../tables/table-store.ts';
import { type ProcurementRow, schema } from './schema.ts';

export const procurementRepository = (connection: Connection): Repository<ProcurementRow> =>
  tableRepository(connection, procurementItems, schema);

export const procurementService = (
  repository: Repository<ProcurementRow>,
  project: ProjectReference,
  supplier: SupplierReference,
) => {
  const references = [project, supplier];
  return tableService(procurementItems, repository, {
    create: async (call, given) => {
      await checkReferences(call, given, references);
      return repository.insert(call, withTotal(given, null));
    },
    change: async (call, given, before) => {
      await checkReferences(call, given, references);
      return withTotal(given, before);
    },
    present: (call, records, rows) => joinReferences(call, records, rows, references),
  });
};

/** total_price is unit price times quantity, whatever the caller says; a blank price is 0 (section 5). */
function withTotal<G extends { unit_price?: number | null; quantity?: number | null }>(
  given: G,
  before: ProcurementRow | null,
) {
  const unitPrice = given.unit_price ?? (given.unit_price === null ? 0 : (before?.unit_price ?? 0));
  const quantity = given.quantity ?? before?.quantity ?? 1;
  return { ...given, unit_price: unitPrice, total_price: checkTotal(unitPrice * quantity, 'quantity') };
}
