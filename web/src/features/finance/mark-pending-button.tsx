import { AppError, type FinanceRecord, financeRecords } from '@smoko/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { Button } from '../../components/buttons/button.tsx';
import { api } from '../../lib/api.ts';
import { formatMoney } from '../../lib/format.ts';
import { notify } from '../../lib/notify.ts';
import { refreshTable } from '../../lib/records/refresh.ts';
import { toast, UNDO_MS } from '../../lib/toast.ts';
import { nameOf } from './names.ts';

interface Change {
  version: number;
  status: FinanceRecord['status'];
  allow_credit?: true;
}

/** Marks an expense or a payment that was pending as paid. */
export function MarkPendingButton({ record }: { record: FinanceRecord }) {
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: (fields: Change) => api.call(financeRecords.operations.update, { id: record.id, ...fields }),
    onError: (error, fields) => {
      const more = error instanceof AppError && error.code === 'more_than_owed';
      const keep = () => change.mutate({ ...fields, allow_credit: true });
      notify.failure(error, 'Not Marked as Paid', more ? { label: 'Keep as Credit', onClick: keep } : undefined);
    },
    onSuccess: ({ version }, { status }) => {
      if (status !== 'paid') return;
      toast.success('Marked as Paid', {
        description: `${formatMoney(record.amount)} counts as paid today.`,
        duration: UNDO_MS,
        action: { label: 'Undo', onClick: () => change.mutate({ version, status: record.status }) },
      });
    },
    onSettled: () => refreshTable(client, financeRecords.table),
  });
  return (
    <Button
      size="row"
      busy={change.isPending}
      onClick={() => change.mutate({ version: record.version, status: 'paid' })}
      aria-label={`Mark as Paid: ${nameOf(record)}`}
      className="grow"
    >
      {!change.isPending && <CircleCheck aria-hidden className="size-4 shrink-0" />}
      Mark as Paid
    </Button>
  );
}
