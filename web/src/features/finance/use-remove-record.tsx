import { type FinanceRecord, financeRecords } from '@smoko/contract';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadError } from '../../components/indicators/load-error.tsx';
import { Skeleton } from '../../components/indicators/skeleton.tsx';
import { DeleteDialog } from '../../components/overlays/delete-dialog.tsx';
import { api } from '../../lib/api.ts';
import { recordKeys } from '../../lib/records/table.ts';
import { useRemove } from '../../lib/records/use-remove.ts';
import { afterDeleting, hangsOn } from './hangs-on.ts';
import { nameOf } from './names.ts';

interface Options {
  title?: string;
  /** It is being deleted now. */
  onRemoving?: () => void;
  /** What is done once it is, and where it was not. */
  onSuccess?: () => void;
  onError?: () => void;
}

/** Deletes a finance record. A payment that pays something is asked about first; `question` has to be rendered. */
export function useRemoveRecord({ title = 'Record Deleted', onRemoving, onSuccess, onError }: Options = {}) {
  const { mutate } = useRemove(financeRecords, title, 'Not Deleted');
  const [asked, setAsked] = useState<FinanceRecord | null>(null);
  const carryOut = (record: FinanceRecord) => {
    setAsked(null);
    onRemoving?.();
    mutate(
      { id: record.id, name: nameOf(record) },
      { ...(onSuccess ? { onSuccess } : {}), ...(onError ? { onError } : {}) },
    );
  };
  return {
    remove: (record: FinanceRecord) => (hangsOn(record) ? setAsked(record) : carryOut(record)),
    question: asked && (
      <DeletePayment key={asked.id} payment={asked} onKeep={() => setAsked(null)} onDelete={() => carryOut(asked)} />
    ),
  };
}

interface Props {
  payment: FinanceRecord;
  onKeep: () => void;
  onDelete: () => void;
}

function DeletePayment({ payment, onKeep, onDelete }: Props) {
  const invoices = useQueries({
    queries: payment.allocations.map(({ invoice_id: id }) => ({
      queryKey: recordKeys.one(financeRecords.table, id),
      queryFn: ({ signal }: { signal: AbortSignal }) => api.call(financeRecords.operations.get, { id }, { signal }),
      refetchOnMount: 'always' as const,
    })),
  });
  const known = invoices.flatMap(({ data }) => (data ? [data] : []));
  const failed = invoices.filter(({ isError }) => isError);
  const complete = known.length === invoices.length;
  return (
    <DeleteDialog
      title={`Delete ${nameOf(payment)}?`}
      description="The money is then not on file as received."
      busy={!complete && failed.length === 0}
      onKeep={onKeep}
      onDelete={onDelete}
    >
      {complete ? (
        <ul aria-label="What comes of it" className="grid gap-1.5 font-semibold text-wait">
          {afterDeleting([payment], known).map((words) => (
            <li key={words} className="wrap-anywhere">
              {words}
            </li>
          ))}
        </ul>
      ) : failed.length ? (
        <LoadError onRetry={() => failed.forEach(({ refetch }) => void refetch())} busy={false} />
      ) : (
        <Skeleton className="h-6 w-full" />
      )}
    </DeleteDialog>
  );
}
