import { type Calendar, type FinanceRecord, financeRecords, getCalendar } from '@smoko/contract';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { isUnreachable } from '../../lib/queue/waiting.ts';
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

/** What is open of the client of an invoice, as it is now; without reception that invoice alone, as it was seen last. */
export async function openInvoices(client: QueryClient, invoice: FinanceRecord): Promise<Open> {
  try {
    return await fetchOpen(invoice);
  } catch (error) {
    if (!isUnreachable(error)) throw error;
    return { invoices: [invoice], today: todayAsSeen(client) };
  }
}

const DAY_MS = 86_400_000;

/** The business's day by the calendar that was seen last, and the days since then; empty where none was. */
function todayAsSeen(client: QueryClient): string {
  const seen = client
    .getQueryCache()
    .findAll({ queryKey: ['calendar'] })
    .map(({ queryKey }) => client.getQueryState<Calendar>(queryKey))
    .filter((state) => state?.data !== undefined)
    .sort((a, b) => (b?.dataUpdatedAt ?? 0) - (a?.dataUpdatedAt ?? 0))[0];
  if (!seen?.data) return '';
  const { today } = seen.data;
  const midnight = (ms: number) => new Date(ms).setHours(0, 0, 0, 0);
  const days = Math.round((midnight(Date.now()) - midnight(seen.dataUpdatedAt)) / DAY_MS);
  return new Date(Date.parse(today) + days * DAY_MS).toISOString().slice(0, 10);
}

async function fetchOpen(invoice: FinanceRecord): Promise<Open> {
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
