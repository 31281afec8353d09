import { getSettings, removeOwnerPhone } from '@smoko/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Smartphone } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/buttons/button.tsx';
import { Section } from '../../components/layout/section.tsx';
import { useIdentityCheck } from '../../components/overlays/identity-check.tsx';
import { api } from '../../lib/api.ts';
import { formatAddress } from '../../lib/format.ts';
import { notify } from '../../lib/notify.ts';
import { refreshTable } from '../../lib/records/refresh.ts';
import { useFigures } from '../../lib/records/use-figures.ts';
import { OwnerPhoneDialog } from './owner-phone-dialog.tsx';

/** The tradie's own mobile: its texts may say yes and no. */
export function OwnerPhone() {
  const phone = useFigures('settings', getSettings).data?.owner_phone ?? null;
  const [adding, setAdding] = useState(false);
  const client = useQueryClient();
  const confirmed = useIdentityCheck();
  const remove = useMutation({
    mutationFn: () => confirmed(() => api.call(removeOwnerPhone, {})),
    onError: (error) => notify.failure(error),
    onSettled: () => refreshTable(client, 'settings'),
  });
  return (
    <Section
      title="Your Own Mobile"
      lead="From it you can talk to Jerry by text, and say yes or no while you are up a ladder: reply YES 4821 or NO 4821 with the code of an approval. Anybody else's texts are never orders. To be texted at once when a client writes of an emergency, turn that on in Settings, under Notifications and Messages."
      actions={
        phone ? (
          <div className="flex flex-wrap gap-3">
            <Button onClick={() => setAdding(true)}>Change</Button>
            <Button variant="danger" busy={remove.isPending} onClick={() => remove.mutate()}>
              Forget It
            </Button>
          </div>
        ) : (
          <Button onClick={() => setAdding(true)}>Set Up Your Mobile</Button>
        )
      }
    >
      {phone && (
        <p className="flex items-center gap-2 font-bold">
          <Smartphone aria-hidden className="size-5" />
          {formatAddress(phone)}
        </p>
      )}
      {adding && <OwnerPhoneDialog onClose={() => setAdding(false)} />}
    </Section>
  );
}
