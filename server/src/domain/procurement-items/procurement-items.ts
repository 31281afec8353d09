import { procurementItems } from '@smoko/contract';
import type { Connection } from 'mongoose';
import type { Fields, Repository } from '../../db/repository.ts';
import type { StoredDoc } from '../../db/stored.ts';
import { checkTotal } from '../money.ts';
import { checkReferences, joinReferences, type Reference } from '../tables/references.ts';
import { link, requiredCents, requiredText, text } from '../tables/stored-fields.ts';
import { tableService } from '../tables/table-service.ts';
import { tableRepository, tableSchema } from '../tables/table-store.ts';

const schema = tableSchema(procurementItems, {
  item_name: requiredText,
  project_id: link,
  supplier_id: link,
  quantity: { type: Number, required: true },
  unit_price: requiredCents,
  total_price: requiredCents,
  status: requiredText,
  order_date: text,
  delivery_date: text,
  notes: text,
});

// what suppliers are asked about
schema.index({ user_id: 1, deleted_at: 1, status: 1, delivery_date: 1 });

export const procurementRepository = (connection: Connection): Repository =>
  tableRepository(connection, procurementItems, schema);

export const procurementService = (repository: Repository, references: readonly Reference[]) =>
  tableService(procurementItems, repository, {
    prepare: async (call, fields, before) => {
      await checkReferences(call, fields, references);
      return withTotal(fields, before);
    },
    join: (call, records, docs) => joinReferences(call, records, docs, references),
  });

/** total_price is unit price times quantity, whatever the caller says; a blank price is 0 (section 5). */
function withTotal(fields: Fields, before: StoredDoc | null): Fields {
  const unitPrice = Number(fields.unit_price ?? (fields.unit_price === null ? 0 : (before?.unit_price ?? 0)));
  const quantity = Number(fields.quantity ?? before?.quantity ?? 1);
  return { ...fields, unit_price: unitPrice, total_price: checkTotal(unitPrice * quantity, 'quantity') };
}
