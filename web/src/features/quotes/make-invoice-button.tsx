import { createInvoice, financeRecords, type Quote } from '@smoko/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import { Button } from '../../components/buttons/button.tsx';
import { api } from '../../lib/api.ts';
import { formatDay, formatMoney } from '../../lib/format.ts';
import { notify } from '../../lib/notify.ts';
import { refreshTable } from '../../lib/records/refresh.ts';
import { useOperation } from '../../lib/records/use-operation.ts';

/** Of a quote that was accepted; its lines and its total are the invoice's. */
export function MakeInvoiceButton({ quote }: { quote: Pick<Quote, 'id' | 'quote_number'> }) {
  const client = useQueryClient();
  const takeBack = useOperation(financeRecords.operations.delete, financeRecords.table);
  const make = useMutation({
    mutationFn: () => api.call(createInvoice, { quote_id: quote.id }),
    onError: (error) => notify.failure(error),
    onSuccess: ({ id, invoice_number, amount, due_date }) =>
      notify.success(
        `Invoice ${invoice_number} Made`,
        `${formatMoney(amount)}${due_date ? `, due ${formatDay(due_date)}` : ''}. It is under Finance.`,
        { label: 'Undo', onClick: () => takeBack.mutate({ id }) },
      ),
    onSettled: () => refreshTable(client, financeRecords.table),
  });
  return (
    <Button
      size="sm"
      busy={make.isPending}
      onClick={() => make.mutate()}
      aria-label={`Make Invoice of ${quote.quote_number}`}
    >
      {!make.isPending && <ReceiptText aria-hidden className="size-4" />}
      Invoice
    </Button>
  );
}
