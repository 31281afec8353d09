import type { FinanceRecord } from '@smoko/contract';
import { useMutation } from '@tanstack/react-query';
import { download } from '../../lib/download.ts';
import { notify } from '../../lib/notify.ts';

/**
 * Downloads an invoice or a credit note on paper, headed as the business's registration says; of a draft as it would be, which
 * does not issue it.
 */
export const useInvoicePdf = ({ id, stage }: FinanceRecord) =>
  useMutation({
    mutationFn: () => download(`/api/finance-records/${id}/pdf${stage === 'draft' ? '?preview=true' : ''}`),
    onError: (error) => notify.failure(error),
  });
