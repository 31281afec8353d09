import type { Written } from '../../db/row.ts';
import { receivedOf } from './received.ts';
import type { FinanceRow } from './schema.ts';
import { sumsOf } from './settled.ts';

/** What is stored with a record and follows from its other fields. */
export const derivedOf = (
  record: Written<FinanceRow>,
): Pick<FinanceRow, 'amount_paid' | 'amount_due' | 'part_paid' | 'unallocated' | 'received'> => ({
  ...sumsOf(record),
  received: receivedOf(record),
});
