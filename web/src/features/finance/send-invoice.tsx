import type { FinanceRecord } from '@smoko/contract';
import { useState } from 'react';
import { Button } from '../../components/buttons/button.tsx';
import { Dialog } from '../../components/overlays/dialog.tsx';
import { SendDialog } from '../../components/records/send-dialog.tsx';
import { IssueDialog } from './issue-dialog.tsx';
import { Unsent } from './unsent.tsx';
import { type UnsentDraft, useUnsentBefore } from './unsent-before.ts';

interface Props {
  record: FinanceRecord;
  name: string;
  onClose: () => void;
}

/** Sends an invoice, which issues a draft. Of a final one it is said first which drafts it deducts that nobody was sent. */
export function SendInvoice({ record, name, onClose }: Props) {
  const { unsent, known } = useUnsentBefore(record);
  const [first, setFirst] = useState<UnsentDraft | null>(null);
  const [meant, setMeant] = useState(false);
  if (!known) return null;
  if (first) return <IssueDialog record={first} onClose={() => setFirst(null)} />;
  if (!unsent.length || meant)
    return (
      <SendDialog
        paper={{
          ...{ kind: 'money', id: record.id, name, invoice: true },
          ...(record.stage === 'draft' ? { draft: { client: record.client?.name ?? null } } : {}),
        }}
        onClose={onClose}
      />
    );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Send It Before What It Deducts?"
      description="Its client reads of an invoice that they never got."
      actions={
        <>
          <Button onClick={onClose}>Not Yet</Button>
          <Button onClick={() => setMeant(true)}>Send It All the Same</Button>
        </>
      }
    >
      <Unsent drafts={unsent} onFirst={setFirst} />
    </Dialog>
  );
}
