import { DELETED_KEPT_DAYS, deleteAccount, keepAccount, type User } from '@smoko/contract';
import { useState } from 'react';
import { Button } from '../../components/buttons/button.tsx';
import { Section } from '../../components/layout/section.tsx';
import { ExportButton } from '../../components/lists/export-button.tsx';
import { Dialog } from '../../components/overlays/dialog.tsx';
import { formatInstantDay } from '../../lib/format.ts';
import { notify } from '../../lib/notify.ts';
import { orSayWhy, useConfirmedOperation } from './api.ts';

/** The way out: everything to take along, then days to think again. */
export function DeleteAccount({ user }: { user: User }) {
  const [asking, setAsking] = useState(false);
  const remove = useConfirmedOperation(deleteAccount);
  const keep = useConfirmedOperation(keepAccount);
  const day = (instant: string) => formatInstantDay(instant, user.time_zone);
  const go = () => {
    setAsking(false);
    remove.mutate(
      {},
      {
        ...orSayWhy,
        onSuccess: (gone) =>
          gone && notify.warning('Account Will Be Deleted', `On ${day(gone.delete_at)}. Until then you can keep it.`),
      },
    );
  };
  if (user.delete_at) {
    return (
      <Section
        title="Delete Account"
        lead={`Your account and everything in it will be deleted on ${day(user.delete_at)}.`}
        actions={
          <Button
            variant="primary"
            busy={keep.isPending}
            onClick={() =>
              keep.mutate({}, { ...orSayWhy, onSuccess: () => notify.success('Account Kept', 'Nothing is deleted.') })
            }
          >
            Keep My Account
          </Button>
        }
      >
        <div>
          <ExportButton>Everything (zip)</ExportButton>
        </div>
      </Section>
    );
  }
  return (
    <Section
      title="Delete Account"
      lead={`Take everything with you first. After ${DELETED_KEPT_DAYS} days jobs, clients, quotes, invoices, files and conversations are gone for good.`}
    >
      <div className="flex flex-wrap gap-3">
        <ExportButton>Everything (zip)</ExportButton>
        <Button variant="danger" busy={remove.isPending} onClick={() => setAsking(true)}>
          Delete My Account
        </Button>
      </div>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title="Delete your account?"
        description={`Other devices are signed out now. In ${DELETED_KEPT_DAYS} days everything is removed; until then you can sign in and keep it.`}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>Keep it</Button>
            <Button variant="danger" onClick={go}>
              Delete in {DELETED_KEPT_DAYS} days
            </Button>
          </>
        }
      />
    </Section>
  );
}
