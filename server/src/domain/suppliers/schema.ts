import { suppliers } from '@smoko/contract';
import type { RowIn } from '../../db/schema.ts';
import { flagOff, later, requiredText, text, texts } from '../../db/stored-fields.ts';
import { tableSchema } from '../tables/table-store.ts';

export const schema = tableSchema(suppliers, {
  name: requiredText,
  email: text,
  phone: text,
  address: text,
  specialty: text,
  contractor: later(flagOff),
  abn: later(text),
  reach: texts,
});
// whose work is reported (tax/tpar.ts)
schema.index({ user_id: 1, contractor: 1 });
schema.index({ user_id: 1, deleted_at: 1, reach: 1 });

export type SupplierRow = RowIn<typeof schema>;
