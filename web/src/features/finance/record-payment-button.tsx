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
  name: string;
  variant?: ButtonVariant;
}

/** For money that came in and is not exactly what is due, came another day, or pays several invoices. */
export function RecordPaymentButton({ invoice, ...props }: Props & { invoice: FinanceRecord }) {
  const client = useQueryClient();
  return <RecordPaymentOf {...props} find={() => openInvoices(client, invoice)} />;
}

interface OfProps extends Props {
  /** What it pays; null where nothing is due any more. */
  find: () => Promise<Open | null>;
}

export function RecordPaymentOf({ find, name, variant = 'plain' }: OfProps) {
  const [open, setOpen] = useState<Open | null>(null);
  // opened with everything it says, so that no figure changes under somebody's thumb
  const load = useMutation({
    mutationFn: find,
    onSuccess: (found) => (found ? setOpen(found) : notify.success('Nothing Is Due', `${name} has paid meanwhile.`)),
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
