import { AppError, createBillingInvoice, createInvoice, financeRecords, type Quote } from '@smoko/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../components/buttons/button.tsx';
import { api } from '../../lib/api.ts';
import { formatMoney } from '../../lib/format.ts';
import { notify } from '../../lib/notify.ts';
import { jobPath, recordPath } from '../../lib/record-path.ts';
import { refreshTable } from '../../lib/records/refresh.ts';

interface Props {
  quote: Quote;
  /** It is the thing to do there; else one of a row's buttons. */
  onPage?: boolean;
}

/** Of a quote that was accepted: its lines are the invoice's; what is left of its job, where a deposit came before. */
export function MakeInvoiceButton({ quote, onPage = false }: Props) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const make = useMutation({
    mutationFn: () =>
      quote.deposit !== null && quote.project_id
        ? api.call(createBillingInvoice, { id: quote.project_id, what: 'rest' })
        : api.call(createInvoice, { quote_id: quote.id }),
    onError: (error) => notify.failure(error, 'Error', wayOut(error)),
    onSuccess: ({ id, amount }) =>
      notify.success('Draft Invoice Made', `${formatMoney(amount)}. It gets its number when it is issued or sent.`, {
        label: 'Open It',
        onClick: () => void navigate(recordPath(id)),
      }),
    onSettled: () => refreshTable(client, financeRecords.table),
  });
  const { project } = quote;
  // what there is already is with the job, and that it is meant can be said there
  const wayOut = (error: unknown) =>
    error instanceof AppError && error.code === 'over_price' && project
      ? { label: 'Open Its Money', onClick: () => void navigate(jobPath(project.job_number, 'money')) }
      : undefined;
  return (
    <Button
      {...(onPage ? { variant: 'primary' } : { size: 'row', className: 'grow' })}
      busy={make.isPending}
      onClick={() => make.mutate()}
      aria-label={`Make Invoice of ${quote.short_name}`}
    >
      {!make.isPending && <ReceiptText aria-hidden className="size-4" />}
      Invoice
    </Button>
  );
}
