import { PROCUREMENT_STATUSES, procurementItems } from '@smoko/contract';
import type { RowIn } from '../../db/schema.ts';
import { link, oneOf, requiredCents, requiredNumber, requiredText, text } from '../../db/stored-fields.ts';
import { tableSchema } from '../tables/table-store.ts';

export const schema = tableSchema(procurementItems, {
  item_name: requiredText,
  project_id: link,
  supplier_id: link,
  quantity: requiredNumber,
  unit_price: requiredCents,
  total_price: requiredCents,
  status: oneOf(PROCUREMENT_STATUSES),
  order_date: text,
  delivery_date: text,
  notes: text,
});

// what suppliers are asked about
schema.index({ user_id: 1, deleted_at: 1, status: 1, delivery_date: 1 });

export type ProcurementRow = RowIn<typeof schema>;
