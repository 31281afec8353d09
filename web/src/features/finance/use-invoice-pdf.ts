import { useMutation } from '@tanstack/react-query';
import { download } from '../../lib/download.ts';
import { notify } from '../../lib/notify.ts';

/** Downloads an invoice or a credit note on paper, headed as the business's registration says. */
export const useInvoicePdf = (id: string) =>
  useMutation({
    mutationFn: () => download(`/api/finance-records/${id}/pdf`),
    onError: (error) => notify.failure(error),
  });
