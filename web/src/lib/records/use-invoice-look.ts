import { financeRecords, lookAtInvoice, type WireOutput } from '@smoko/contract';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';

export type InvoiceLook = WireOutput<typeof lookAtInvoice>;

/** What the paper of an invoice says, and what issuing a draft does: worked out by the server, refreshed with the records. */
export const useInvoiceLook = (id: string, enabled = true) =>
  useQuery({
    queryKey: [financeRecords.table, 'look', id],
    queryFn: ({ signal }) => api.call(lookAtInvoice, { id }, { signal }),
    // a payment, a setting or a variation of a moment ago counts
    refetchOnMount: 'always',
    enabled,
  });
