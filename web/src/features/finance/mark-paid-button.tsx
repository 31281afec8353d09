import { type FinanceRecord, financeRecords, markPaid } from '@smoko/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { Button } from '../../components/buttons/button.tsx';
import { api } from '../../lib/api.ts';
import { formatMoney } from '../../lib/format.ts';
import { notify } from '../../lib/notify.ts';
import { refreshTable } from '../../lib/records/refresh.ts';

/**
 * An invoice is marked by the server, which adds the payment for what is still open (decision "Mark as Paid"); an
 * expense or a payment that was pending is simply paid.
 */
export function MarkPaidButton({ record, name }: { record: FinanceRecord; name: string }) {
  const client = useQueryClient();
  const { id, version, type, amount } = record;
  const mark = useMutation({
    mutationFn: () =>
      type === 'invoice'
        ? api.call(markPaid, { id })
        : api.call(financeRecords.operations.update, { id, version, status: 'paid' }),
    onError: (error) => notify.failure(error),
    onSuccess: () =>
      notify.success(
        'Marked as Paid',
        type === 'invoice'
          ? 'A payment was added for what was still open.'
          : `${formatMoney(amount)} counts as paid today.`,
      ),
    onSettled: () => refreshTable(client, financeRecords.table),
  });
  return (
    <Button
      size="sm"
      busy={mark.isPending}
      onClick={() => mark.mutate()}
      aria-label={`Mark as Paid: ${name}`}
      className="flex-1"
    >
      {!mark.isPending && <CircleCheck aria-hidden className="size-5" />}
      Mark as Paid
    </Button>
  );
}
