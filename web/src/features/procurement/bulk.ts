import { type ProcurementItem, procurementItems } from '@smoko/contract';
import { type BulkKind, updating } from '../../components/lists/bulk/bulk-kind.ts';
import { STATUSES } from './words.ts';

export const ITEM_BULK: BulkKind<ProcurementItem> = {
  table: procurementItems,
  one: 'item',
  many: 'items',
  nameOf: ({ item_name }) => item_name,
  statuses: { names: STATUSES, of: ({ status }) => status, mayBecome: () => true, change: updating(procurementItems) },
};
