import { type FinanceRecord, financeRecords, getSettings, issueInvoice } from '@smoko/contract';
import { useState } from 'react';
import { Button } from '../../components/buttons/button.tsx';
import { Dialog } from '../../components/overlays/dialog.tsx';
import { BeforeIssuing, creditWords } from '../../components/records/before-issuing.tsx';
import { PaperWarnings } from '../../components/records/paper-warnings.tsx';
import { formatMoney } from '../../lib/format.ts';
import { notify } from '../../lib/notify.ts';
import { useFigures } from '../../lib/records/use-figures.ts';
import { useInvoiceLook } from '../../lib/records/use-invoice-look.ts';
import { useOperation } from '../../lib/records/use-operation.ts';
import { clientOf } from './names.ts';
import { Unsent } from './unsent.tsx';
import { type UnsentDraft, useUnsentBefore } from './unsent-before.ts';

interface Props {
  record: FinanceRecord;
  onClose: () => void;
  /** What is done in the place of issuing alone: it is marked as paid, which issues it too. */
  instead?: { words: string; title: string; carryOut: () => Promise<unknown> };
}

/** Issuing is final, so it is asked once. A final invoice says first which drafts it deducts that nobody was sent. */
export function IssueDialog({ record, onClose, instead }: Props) {
  const [first, setFirst] = useState<UnsentDraft | null>(null);
  const { unsent, known } = useUnsentBefore(record);
  if (first) return <IssueDialog key={first.id} record={first} onClose={() => setFirst(null)} />;
  return <Ask record={record} unsent={unsent} known={known} onFirst={setFirst} onClose={onClose} instead={instead} />;
}

interface AskProps extends Omit<Props, 'instead'> {
  unsent: readonly UnsentDraft[];
  known: boolean;
  onFirst: (draft: UnsentDraft) => void;
  instead: Props['instead'] | undefined;
}

function Ask({ record, unsent, known, onFirst, onClose, instead }: AskProps) {
  const settings = useFigures('settings', getSettings);
  const issue = useOperation(issueInvoice, financeRecords.table, 'settings');
  const looked = useInvoiceLook(record.id);
  const [busy, setBusy] = useState(false);
  // asked for anew each time: a number that was read a while ago may be given by now
  const number =
    settings.data && settings.isFetchedAfterMount
      ? `${settings.data.invoice_prefix}${settings.data.next_invoice_number}`
      : 'This Invoice';
  const alone = () =>
    issue
      .mutateAsync({ id: record.id })
      .then(({ invoice_number, amount_paid: used, client }) =>
        notify.success(
          `Invoice ${invoice_number} Issued`,
          [used ? creditWords(used, client?.name ?? null, 'was') : null, 'It stays as it is from now on.']
            .filter(Boolean)
            .join(' '),
        ),
      );
  const carryOut = () => {
    setBusy(true);
    // a failure was told already
    (instead?.carryOut() ?? alone()).then(onClose, () => setBusy(false));
  };
  const who = clientOf(record);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Issue ${number} for ${formatMoney(record.amount)}${instead ? ` ${instead.title}` : ''}?`}
      description={`It can't be changed afterwards.${who ? ` It is to ${who}.` : ''}`}
      actions={
        <>
          <Button onClick={onClose}>Not Yet</Button>
          <Button variant="primary" busy={busy || !known || looked.isPending} onClick={carryOut}>
            {instead?.words ?? 'Issue'}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <PaperWarnings of={{ invoice_id: record.id }} />
        <BeforeIssuing id={record.id} client={record.client?.name ?? null} paid={instead !== undefined} />
        {unsent.length > 0 && <Unsent drafts={unsent} onFirst={onFirst} />}
      </div>
    </Dialog>
  );
}
