import { type FinanceRecord, financeRecords, type WireInput } from '@smoko/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { notify } from '../../../lib/notify.ts';
import { refreshTable } from '../../../lib/records/refresh.ts';
import { toast, UNDO_MS } from '../../../lib/toast.ts';

type Change = Omit<WireInput<typeof financeRecords.operations.update>, 'id' | 'version'>;
interface Placing {
  payment: FinanceRecord;
  change: Change;
  /** What is said once it is done; left out: it is taken back. */
  told?: string;
  /** Left out: it was placed. */
  title?: string;
}

/** As it was, with what pays nothing still to be placed. */
const backTo = ({ allocations, client_id, project_id, on_account }: FinanceRecord): Change => ({
  ...{ allocations, client_id, project_id, on_account },
  allow_credit: true,
});

/** Puts a payment on an invoice, or keeps it as credit; Undo puts it back where it was. */
export function usePlace() {
  const client = useQueryClient();
  const place = useMutation({
    mutationFn: ({ payment: { id, version }, change }: Placing) =>
      api.call(financeRecords.operations.update, { id, version, ...change }),
    onError: (error) => notify.failure(error, 'Not Placed'),
    onSuccess: ({ version }, { payment, told, title = 'Payment Placed' }) => {
      if (!told) return;
      toast.success(title, {
        description: told,
        duration: UNDO_MS,
        action: {
          label: 'Undo',
          onClick: () => place.mutate({ payment: { ...payment, version }, change: backTo(payment) }),
        },
      });
    },
    onSettled: () => refreshTable(client, financeRecords.table),
  });
  return place;
}
