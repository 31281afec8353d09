import { clients, type PaymentToPlace } from '@smoko/contract';
import { useState } from 'react';
import type { Choice } from '../../../components/forms/record-choice.ts';
import { RecordPicker } from '../../../components/forms/record-picker.tsx';
import { FormDialog } from '../../../components/overlays/form-dialog.tsx';
import { formatMoney } from '../../../lib/format.ts';
import { nameOf } from '../names.ts';
import { usePlace } from './use-place.ts';

interface Props {
  payment: PaymentToPlace;
  onClose: () => void;
}

/** Says which client the money came from. What it pays is asked after that: it stays on no invoice until it is placed. */
export function WhoseDialog({ payment, onClose }: Props) {
  const [client, setClient] = useState<Choice | null>(null);
  const [missing, setMissing] = useState(false);
  const place = usePlace();
  const save = () => {
    if (!client) return setMissing(true);
    const change = { client_id: client.id, allocations: payment.allocations, allow_credit: true, on_account: false };
    const told = `${formatMoney(payment.amount)} came from ${client.label}.`;
    place.mutate({ payment, change, told, title: 'Client Saved' }, { onSuccess: onClose });
  };
  return (
    <FormDialog
      title="Whose Is It?"
      save="Save"
      busy={place.isPending}
      dirty={client !== null}
      onSubmit={save}
      onClose={onClose}
    >
      <p className="-mb-2 break-words text-soft">{nameOf(payment)}</p>
      <RecordPicker
        table={clients}
        label="Client"
        hint="What it pays is asked after that."
        none="Choose a client"
        chosen={client}
        labelOf={({ name }) => name}
        aboutOf={({ address }) => address}
        error={missing && !client ? 'Choose the client whose money it is.' : undefined}
        onChoose={setClient}
      />
    </FormDialog>
  );
}
