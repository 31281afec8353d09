import { type FinanceRecord, financeRecords, markPaid } from '@smoko/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { formatMoney } from '../../lib/format.ts';
import { notify } from '../../lib/notify.ts';
import { refreshTable } from '../../lib/records/refresh.ts';
import { useToldMoney } from '../../lib/records/use-told-money.ts';
import { dueOf, nameOf } from './names.ts';

/** Marks an invoice as paid, by a payment of what is due. */
export function useMarkPaid(invoice: FinanceRecord) {
  const { id } = invoice;
  const due = dueOf(invoice);
  const client = useQueryClient();
  const told = useToldMoney();
  return useMutation({
    mutationFn: async () => {
      await api.call(markPaid, { id });
      return due ? await newestPaymentOf(id) : undefined;
    },
    onError: (error) => notify.failure(error),
    onSuccess: (payment) =>
      told(
        'Marked as Paid',
        due ? `A payment of ${formatMoney(payment?.amount ?? due)} was recorded.` : nameOf(invoice),
        payment,
      ),
    onSettled: () => refreshTable(client, financeRecords.table),
  });
}

/** The one that Mark as Paid made. Undefined where that cannot be told just now: then there is no Undo, and it is paid all the same. */
async function newestPaymentOf(invoice_id: string): Promise<FinanceRecord | undefined> {
  try {
    const asked = { type: 'payment', invoice_id, sort: '-created_at', limit: 1 } as const;
    return (await api.call(financeRecords.operations.list, asked)).data[0];
  } catch {
    return undefined;
  }
}
