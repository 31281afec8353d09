import { type FinanceRecord, financeRecords } from '@smoko/contract';
import type { Session } from '../session/session.ts';
import { formatDay, formatMoney, formatStatus } from '../term/format.ts';

/** The payment that was recorded last. */
async function newest(session: Session): Promise<FinanceRecord | undefined> {
  const { data } = await session.api.call(financeRecords.operations.list, { type: 'payment', limit: 1 });
  return data[0];
}

/**
 * What paying an invoice recorded: "Recorded $15.36 by cash on 20 Nov 2026; $120.00 was paid or credited before." Called before
 * it is paid; what it returns is called with the invoice.
 */
export async function paymentMade(session: Session): Promise<(invoice: FinanceRecord) => Promise<string[]>> {
  const before = await newest(session);
  return async ({ id, amount: total }) => {
    const made = await newest(session);
    if (!made || made.id === before?.id || !made.allocations.some(({ invoice_id }) => invoice_id === id)) return [];
    const { amount, method, paid_date } = made;
    const how = [
      method && method !== 'other' ? `by ${formatStatus(method)}` : '',
      paid_date ? `on ${formatDay(paid_date)}` : '',
    ];
    const rest = Math.round((total - amount) * 100) / 100;
    const earlier = rest > 0 ? `; ${formatMoney(rest)} was paid or credited before` : '';
    return [`${['Recorded', formatMoney(amount), ...how].filter(Boolean).join(' ')}${earlier}.`];
  };
}
