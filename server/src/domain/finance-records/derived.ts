import type { Written } from '../../db/row.ts';
import { receivedOf } from './received.ts';
import type { FinanceRow } from './schema.ts';
import { sumsOf } from './settled.ts';

/** What is stored with a record and follows from its other fields. */
export const derivedOf = (
  record: Written<FinanceRow>,
): Pick<FinanceRow, 'amount_paid' | 'amount_due' | 'part_paid' | 'unallocated' | 'received' | 'to_place'> => {
  const sums = sumsOf(record);
  return {
    ...sums,
    received: receivedOf(record),
    to_place: (sums.unallocated ?? 0) > 0 && !record.on_account ? true : null,
  };
};
