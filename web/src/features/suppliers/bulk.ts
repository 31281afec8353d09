import { type Supplier, suppliers } from '@smoko/contract';
import type { BulkKind } from '../../components/lists/bulk/bulk-kind.ts';

export const SUPPLIER_BULK: BulkKind<Supplier> = {
  table: suppliers,
  one: 'supplier',
  many: 'suppliers',
  nameOf: ({ name }) => name,
};
