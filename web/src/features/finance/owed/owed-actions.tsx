import { financeRecords } from '@smoko/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { BookUser, HandCoins, Send } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../components/buttons/button.tsx';
import { RowMenuActions } from '../../../components/lists/row-menu-actions.tsx';
import { SendDialog } from '../../../components/records/send-dialog.tsx';
import { api } from '../../../lib/api.ts';
import { notify } from '../../../lib/notify.ts';
import { accountPath } from '../../../lib/record-path.ts';
import { type Open, openInvoices } from '../open-invoices.ts';
import { RecordPaymentDialog } from '../record-payment-dialog.tsx';

interface Props {
  client: string;
  name: string;
}

/** What is done with what a client owes: the money came in, or they are told what they owe. */
export function OwedActions({ client, name }: Props) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [open, setOpen] = useState<Open | null>(null);
  const [reminding, setReminding] = useState(false);
  const load = useMutation({
    mutationFn: async () => {
      const oldest = await oldestOf(client);
      return oldest && openInvoices(queries, oldest);
    },
    onSuccess: (found) => (found ? setOpen(found) : notify.success('Nothing Is Due', `${name} has paid meanwhile.`)),
    onError: (error) => notify.failure(error),
  });
  return (
    <>
      <RowMenuActions
        name={name}
        acts={[
          {
            label: 'Send a Statement',
            icon: Send,
            about: 'Reminds them of all that is open',
            onSelect: () => setReminding(true),
          },
          { label: 'Open Account', icon: BookUser, onSelect: () => void navigate(accountPath(client)) },
        ]}
      >
        <Button
          size="row"
          busy={load.isPending}
          onClick={() => load.mutate()}
          aria-label={`Record Payment: ${name}`}
          className="grow"
        >
          {!load.isPending && <HandCoins aria-hidden className="size-4 shrink-0" />}
          Record Payment
        </Button>
      </RowMenuActions>
      {open && <RecordPaymentDialog {...open} onClose={() => setOpen(null)} />}
      {reminding && (
        <SendDialog
          paper={{ kind: 'statement', id: client, name: `Statement to ${name}` }}
          onClose={() => setReminding(false)}
        />
      )}
    </>
  );
}

/** The invoice that a payment pays first; null where all are paid. */
async function oldestOf(client_id: string) {
  for (const status of ['overdue', 'pending'] as const) {
    const asked = { type: 'invoice', stage: 'issued', client_id, status, sort: 'due_date', limit: 1 } as const;
    const [oldest] = (await api.call(financeRecords.operations.list, asked)).data;
    if (oldest) return oldest;
  }
  return null;
}
