import type { FinanceRecord } from '@smoko/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { HandCoins } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/buttons/button.tsx';
import type { ButtonVariant } from '../../components/buttons/button-looks.ts';
import { notify } from '../../lib/notify.ts';
import { type Open, openInvoices } from './open-invoices.ts';
import { RecordPaymentDialog } from './record-payment-dialog.tsx';

interface Props {
  invoice: FinanceRecord;
  name: string;
  variant?: ButtonVariant;
}

/** For money that came in and is not exactly what is due, came another day, or pays several invoices. */
export function RecordPaymentButton({ invoice, name, variant = 'plain' }: Props) {
  const client = useQueryClient();
  const [open, setOpen] = useState<Open | null>(null);
  // opened with everything it says, so that no figure changes under somebody's thumb
  const load = useMutation({
    mutationFn: () => openInvoices(client, invoice),
    onSuccess: setOpen,
    onError: (error) => notify.failure(error),
  });
  return (
    <>
      <Button
        size="row"
        variant={variant}
        busy={load.isPending}
        onClick={() => load.mutate()}
        aria-label={`Record Payment: ${name}`}
        className="grow"
      >
        {!load.isPending && <HandCoins aria-hidden className="size-4 shrink-0" />}
        Record Payment
      </Button>
      {open && <RecordPaymentDialog {...open} onClose={() => setOpen(null)} />}
    </>
  );
}
