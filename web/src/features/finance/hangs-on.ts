import type { FinanceRecord } from '@smoko/contract';
import { formatMoney } from '../../lib/format.ts';
import { creditOf } from './credit.ts';
import { dueOf } from './names.ts';

type Invoice = Pick<FinanceRecord, 'id' | 'invoice_number' | 'amount' | 'amount_due'>;

/** Money that came in and pays something, or waits as somebody's credit: deleting it changes what others owe. */
export const hangsOn = (record: FinanceRecord): boolean =>
  record.type === 'payment' && record.status === 'paid' && (record.allocations.length > 0 || creditOf(record) > 0);

/**
 * What comes of deleting a payment, a sentence for each invoice that it pays: "INV-1001 will be due again: $500.00.", with all
 * that is due of it then; and what is no credit any more.
 */
export function afterDeleting(payment: FinanceRecord, invoices: readonly Invoice[]): string[] {
  const due = payment.allocations.map(({ invoice_id, amount }) => {
    const invoice = invoices.find(({ id }) => id === invoice_id);
    const then = Math.round(((invoice ? dueOf(invoice) : 0) + amount) * 100) / 100;
    return `${invoice?.invoice_number ?? 'An invoice without a number'} will be due again: ${formatMoney(then)}.`;
  });
  const credit = creditOf(payment);
  const whose = payment.client ? `${payment.client.name} no longer has` : 'It no longer leaves';
  return credit > 0 ? [...due, `${whose} ${formatMoney(credit)} in credit.`] : due;
}
