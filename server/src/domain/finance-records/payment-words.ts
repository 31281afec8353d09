import { type DomainInput, type financeRecords, invalid } from '@smoko/contract';
import type { Written } from '../../db/row.ts';
import type { FinanceRow } from './schema.ts';

type Given = Partial<DomainInput<typeof financeRecords.operations.update>>;
const NAMES = ['method', 'reference'] as const;

/** How money came in, and under which reference: what only a payment says. `type` is what the record becomes. */
export function paymentWords(
  given: Given,
  type: FinanceRow['type'] | undefined,
  before: FinanceRow | null,
): Pick<Written<FinanceRow>, (typeof NAMES)[number]> {
  if (type === 'payment') return {};
  const said = NAMES.find((name) => given[name] && given[name] !== before?.[name]);
  if (said) throw invalid(said, `Only a payment or a refund has a ${said}.`);
  return before?.type === 'payment' ? { method: null, reference: null } : {};
}
