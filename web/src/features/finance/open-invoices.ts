import { type FinanceRecord, financeRecords, getCalendar } from '@smoko/contract';
import { api } from '../../lib/api.ts';
import { dueOf } from './names.ts';

/** What a payment is recorded with. */
export interface Open {
  /** The one that was asked for, then the others that its client owes, the oldest first. */
  invoices: readonly [FinanceRecord, ...FinanceRecord[]];
  /** As the business counts it, `YYYY-MM-DD`. */
  today: string;
}

/** Of each status, the oldest. */
const MOST = 100;

/** Fetches what is open of the client of an invoice, as it is now. */
export async function openInvoices(invoice: FinanceRecord): Promise<Open> {
  const { id, client_id } = invoice;
  const ofClient = async (status: FinanceRecord['status']): Promise<FinanceRecord[]> => {
    if (!client_id) return [];
    const asked = { type: 'invoice', stage: 'issued', client_id, status, sort: 'created_at', limit: MOST } as const;
    return (await api.call(financeRecords.operations.list, asked)).data;
  };
  const [{ today }, now, pending, overdue] = await Promise.all([
    api.call(getCalendar, { view: 'day' }),
    api.call(financeRecords.operations.get, { id }),
    ofClient('pending'),
    ofClient('overdue'),
  ]);
  const others = [...pending, ...overdue]
    .filter((one) => one.id !== id && dueOf(one) > 0)
    .sort((a, b) => a.created_at.localeCompare(b.created_at));
  return { invoices: [now, ...others], today };
}
