import { type FinanceRecord, financeRecords, markPaid } from '@smoko/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { creditWords } from '../../components/records/before-issuing.tsx';
import { api } from '../../lib/api.ts';
import { formatMoney } from '../../lib/format.ts';
import { notify } from '../../lib/notify.ts';
import { refreshTable } from '../../lib/records/refresh.ts';
import { useToldMoney } from '../../lib/records/use-told-money.ts';
import { dueOf, nameOf } from './names.ts';

/** Marks an invoice as paid, by a payment of what is due. */
export function useMarkPaid(invoice: FinanceRecord) {
  const client = useQueryClient();
  const told = useToldMoney();
  return useMutation({
    mutationFn: () => payOff(invoice, () => api.call(markPaid, { id: invoice.id })),
    onError: (error) => notify.failure(error),
    onSuccess: ({ payment, paid }) => told('Marked as Paid', paidWords(invoice, payment, paid), payment),
    onSettled: () => refreshTable(client, financeRecords.table),
  });
}

/** Marks it as paid, and tells by which payment; undefined where that cannot be told, or nothing was due. */
export async function payOff(
  invoice: FinanceRecord,
  mark: () => Promise<FinanceRecord>,
): Promise<{ payment: FinanceRecord | undefined; paid: number }> {
  const due = dueOf(invoice);
  // a draft is issued first, which may use up its client's credit: the payment of that is none that was made now
  const before = invoice.stage === 'draft' ? await newestOf(invoice) : undefined;
  const { amount_paid } = await mark();
  const newest = due ? await newestOf(invoice) : undefined;
  const payment = newest?.id === before?.id ? undefined : newest;
  return { payment, paid: amount_paid ?? due };
}

function paidWords(invoice: FinanceRecord, payment: FinanceRecord | undefined, paid: number): string {
  const due = dueOf(invoice);
  if (!due) return nameOf(invoice);
  const recorded = payment?.amount ?? (invoice.stage === 'draft' ? 0 : due);
  const used = invoice.stage === 'draft' ? Math.round((paid - recorded) * 100) / 100 : 0;
  return [
    recorded ? `A payment of ${formatMoney(recorded)} was recorded.` : null,
    used > 0 ? creditWords(used, invoice.client?.name ?? null, 'was') : null,
  ]
    .filter(Boolean)
    .join(' ');
}

/** The newest payment that pays it. Undefined where that cannot be told just now: then there is no Undo, and it is paid all the same. */
async function newestOf({ client_id, id, stage }: FinanceRecord): Promise<FinanceRecord | undefined> {
  // nothing pays a draft yet: what its client has may
  const whose = stage === 'draft' ? { ...(client_id ? { client_id } : {}) } : { invoice_id: id };
  try {
    const asked = { type: 'payment', ...whose, sort: '-created_at', limit: 1 } as const;
    return (await api.call(financeRecords.operations.list, asked)).data[0];
  } catch {
    return undefined;
  }
}
