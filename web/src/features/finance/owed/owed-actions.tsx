import { financeRecords } from '@smoko/contract';
import { useQueryClient } from '@tanstack/react-query';
import { BookUser, Send } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { RowMenuActions } from '../../../components/lists/row-menu-actions.tsx';
import { SendDialog } from '../../../components/records/send-dialog.tsx';
import { api } from '../../../lib/api.ts';
import { accountPath } from '../../../lib/record-path.ts';
import { openInvoices } from '../open-invoices.ts';
import { RecordPaymentOf } from '../record-payment-button.tsx';

interface Props {
  client: string;
  name: string;
}

/** What is done with what a client owes: the money came in, or they are told what they owe. */
export function OwedActions({ client, name }: Props) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [reminding, setReminding] = useState(false);
  const find = async () => {
    const oldest = await oldestOf(client);
    return oldest && openInvoices(queries, oldest);
  };
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
        <RecordPaymentOf name={name} find={find} />
      </RowMenuActions>
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
