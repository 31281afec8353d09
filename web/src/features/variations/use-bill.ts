import { AppError, createBillingInvoice, financeRecords, type Project, type WireInput } from '@smoko/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { formatMoney } from '../../lib/format.ts';
import { notify } from '../../lib/notify.ts';
import { recordPath } from '../../lib/record-path.ts';
import { refreshTable } from '../../lib/records/refresh.ts';
import { useSendOnce } from '../../lib/records/use-send-once.ts';

export type Bill = Omit<WireInput<typeof createBillingInvoice>, 'id'>;

/** Drafts what a job is invoiced for next, and says what came of it; what is wrong with it is told by whoever asked. */
export function useBill(job: Project) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const send = useSendOnce(createBillingInvoice);
  return useMutation({
    mutationFn: (bill: Bill) => send({ id: job.id, ...bill }),
    onSuccess: ({ id, amount, description }) =>
      notify.success('Draft Invoice Made', `${description}, ${formatMoney(amount)}.`, {
        label: 'Open It',
        onClick: () => void navigate(recordPath(id)),
      }),
    onSettled: () => refreshTable(client, financeRecords.table),
  });
}

/** The server's words where more would be invoiced than the job is worth; null for any other error. */
export const overPrice = (error: unknown): string | null =>
  error instanceof AppError && error.code === 'over_price' ? (error.errors?.[0]?.message ?? error.message) : null;
