import { financeRecords } from '@smoko/contract';
import { useOperation } from '../../lib/records/use-operation.ts';
import { toast } from '../../lib/toast.ts';

const UNDO_MS = 10_000;

/** Tells what was paid; Undo deletes the payment that was made for it, from which the server works out anew what is due. */
export function useToldPaid() {
  const { mutate: remove } = useOperation(financeRecords.operations.delete, financeRecords.table);
  return (title: string, description: string, payment: { id: string } | undefined) =>
    toast.success(title, {
      description,
      duration: UNDO_MS,
      ...(payment ? { action: { label: 'Undo', onClick: () => remove({ id: payment.id }) } } : {}),
    });
}
