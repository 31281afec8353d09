import { type DomainInput, type financeRecords, invalid } from '@smoko/contract';
import type { Written } from '../../db/row.ts';
import type { FinanceRow } from './schema.ts';

type Given = Partial<DomainInput<typeof financeRecords.operations.update>>;

/** What its client calls it: what only an invoice says. `type` is what the record becomes. */
export function customerReference(
  { customer_reference: said }: Given,
  type: FinanceRow['type'] | undefined,
  before: FinanceRow | null,
): Pick<Written<FinanceRow>, 'customer_reference'> {
  if (type === 'invoice') return {};
  if (said && said !== before?.customer_reference)
    throw invalid('customer_reference', 'Only an invoice has a customer reference.');
  return before?.type === 'invoice' ? { customer_reference: null } : {};
}
