import { financeRecords } from '@smoko/contract';
import { toast, UNDO_MS } from '../toast.ts';
import { useOperation } from './use-operation.ts';

/** Tells which money was recorded; Undo deletes that record, from which the server works out anew what is due. */
export function useToldMoney() {
  const { mutate: remove } = useOperation(financeRecords.operations.delete, financeRecords.table);
  return (title: string, description: string, made: { id: string } | undefined) =>
    toast.success(title, {
      description,
      duration: UNDO_MS,
      ...(made ? { action: { label: 'Undo', onClick: () => remove({ id: made.id }) } } : {}),
    });
}
