import { type FinanceRecord, financeRecords } from '@smoko/contract';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

/** What of a payment pays this invoice, dollars. */
export const partOf = (payment: FinanceRecord, invoiceId: string): number =>
  payment.allocations.find(({ invoice_id }) => invoice_id === invoiceId)?.amount ?? 0;

/** The payments of an invoice, newest first: looked for among its client's until they come to what was paid. */
export const usePaymentsOf = ({ id, client_id, amount_paid }: FinanceRecord) =>
  useQuery({
    queryKey: [financeRecords.table, 'payments of', id, amount_paid],
    queryFn: async ({ signal }) => {
      const found: FinanceRecord[] = [];
      const whose = client_id ? { client_id } : { invoice_id: id };
      let cursor: string | null = null;
      do {
        const asked = { type: 'payment', ...whose, limit: 100, ...(cursor ? { cursor } : {}) } as const;
        const page: { data: FinanceRecord[]; next_cursor: string | null } = await api.call(
          financeRecords.operations.list,
          asked,
          { signal },
        );
        found.push(...page.data.filter((payment) => partOf(payment, id) > 0));
        cursor = page.next_cursor;
      } while (cursor && found.reduce((sum, payment) => sum + partOf(payment, id), 0) < (amount_paid ?? 0));
      return found;
    },
    refetchOnMount: 'always',
  });
