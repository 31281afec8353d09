import type { FinanceRecord } from '@smoko/contract';
import { formatMoney } from '../../lib/format.ts';
import { creditOf } from './credit.ts';
import { dueOf } from './names.ts';

type Invoice = Pick<FinanceRecord, 'id' | 'invoice_number' | 'amount' | 'amount_due'>;

/** Money that came in and pays something, or waits as somebody's credit: deleting it changes what others owe. */
export const hangsOn = (record: FinanceRecord): boolean =>
  record.type === 'payment' && record.status === 'paid' && (record.allocations.length > 0 || creditOf(record) > 0);

/**
 * What comes of deleting payments, a sentence for each invoice that they pay: "INV-1001 will be due again: $500.00.", with all
 * that is due of it then; and what is no credit any more.
 */
export function afterDeleting(payments: readonly FinanceRecord[], invoices: readonly Invoice[]): string[] {
  const paid = new Map<string, number>();
  for (const { invoice_id, amount } of payments.flatMap(({ allocations }) => allocations))
    paid.set(invoice_id, (paid.get(invoice_id) ?? 0) + amount);
  const due = [...paid].map(([invoice_id, amount]) => {
    const invoice = invoices.find(({ id }) => id === invoice_id);
    const then = Math.round(((invoice ? dueOf(invoice) : 0) + amount) * 100) / 100;
    return `${invoice?.invoice_number ?? 'An invoice without a number'} will be due again: ${formatMoney(then)}.`;
  });
  return [...due, ...payments.flatMap(creditGone)];
}

function creditGone(payment: FinanceRecord): string[] {
  const credit = creditOf(payment);
  const whose = payment.client ? `${payment.client.name} no longer has` : 'It no longer leaves';
  return credit > 0 ? [`${whose} ${formatMoney(credit)} in credit.`] : [];
}
