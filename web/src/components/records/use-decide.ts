import { decideApproval, undoReceipt } from '@smoko/contract';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { notify } from '../../lib/notify.ts';
import { refreshTable } from '../../lib/records/refresh.ts';
import { toast, UNDO_MS } from '../../lib/toast.ts';
import type { Decide } from './approval-card.tsx';

/** Approves or rejects a request, with a notice that offers Undo where that is possible. Failures are shown as notices. */
export function useDecide(): Decide {
  const client = useQueryClient();
  const takeBack = (id: string) => void api.call(undoReceipt, { id }).catch((error: unknown) => notify.failure(error));
  return async (id, decision) => {
    try {
      const { status, summary, error, receipt } = await api.call(decideApproval, { id, decision });
      if (status === 'failed') notify.error('That did not work', error ?? undefined);
      else if (receipt?.undoable)
        toast.success('Approved', {
          description: receipt.summary,
          duration: UNDO_MS,
          action: { label: 'Undo', onClick: () => takeBack(receipt.id) },
        });
      else notify.success(decision === 'approve' ? 'Approved' : 'Rejected', receipt?.summary ?? summary);
    } catch (error) {
      notify.failure(error);
    }
    await refreshTable(client, 'approvals');
  };
}
