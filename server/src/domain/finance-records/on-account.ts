import type { DomainInput, financeRecords } from '@smoko/contract';
import type { Written } from '../../db/row.ts';
import type { FinanceRow } from './schema.ts';

type Given = Partial<DomainInput<typeof financeRecords.operations.update>>;

/**
 * Whether the tradie said that what of a payment pays no invoice is on account: in so many words, or by allowing that a rest
 * stays as credit. `payment` is the record as it would be stored, `parts` what it pays.
 */
export function onAccount(
  { on_account, allow_credit }: Given,
  payment: Written<FinanceRow>,
  parts: readonly { amount: number }[],
  before: FinanceRow | null,
): Pick<Written<FinanceRow>, 'on_account'> {
  const used = parts.reduce((sum, { amount }) => sum + amount, 0);
  const rest = payment.status === 'paid' && (payment.amount ?? 0) - (before?.refunded ?? 0) > used;
  const said = on_account ?? ((allow_credit && rest) || undefined);
  if (said !== undefined) return { on_account: said };
  // one from before that was kept still waits for a word
  return before?.type === 'payment' ? {} : { on_account: false };
}
