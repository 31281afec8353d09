import type { FinanceRecord } from '@smoko/contract';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { PdfButton } from '../../components/buttons/pdf-button.tsx';
import type { RowAct } from '../../components/lists/row-act.ts';
import { RowMenuActions } from '../../components/lists/row-menu-actions.tsx';
import { ClaimDialog } from '../../components/records/claim-dialog.tsx';
import { NewLinkDialog } from '../../components/records/new-link.tsx';
import { SendDialog } from '../../components/records/send-dialog.tsx';
import { shownStatus } from '../../lib/finance-types.ts';
import { CreditDialog } from './credit-dialog.tsx';
import { EditDraftDialog } from './invoice/edit-draft-dialog.tsx';
import { invoiceActs } from './invoice-acts.ts';
import { IssueDialog } from './issue-dialog.tsx';
import { MarkPendingButton } from './mark-pending-button.tsx';
import { nameOf } from './names.ts';
import { NextStep } from './next-step.tsx';
import { SendInvoice } from './send-invoice.tsx';
import { ServedDialog } from './served-dialog.tsx';
import { useInvoicePdf } from './use-invoice-pdf.ts';
import { useMarkPaid } from './use-mark-paid.ts';
import { VoidDialog } from './void-dialog.tsx';

interface Props {
  record: FinanceRecord;
  onDelete: () => void;
  /** It stands on the record's own page, and not in a row. */
  onPage?: boolean;
}

/** What can be done with a record: the one thing that is next, and the rest. */
export const RecordActions = (props: Props) =>
  props.record.type === 'invoice' ? <InvoiceActions {...props} /> : <OtherActions {...props} />;

function OtherActions({ record, onDelete }: Props) {
  const status = shownStatus(record);
  const paper = paperOf(record);
  const name = nameOf(record);
  const [sending, setSending] = useState(false);
  const acts: RowAct[] =
    paper && record.client_id ? [{ label: 'Send', icon: Send, onSelect: () => setSending(true) }] : [];
  return (
    <>
      <RowMenuActions name={name} acts={acts} onDelete={onDelete}>
        {paper && (
          <PdfButton path={`/api/finance-records/${record.id}/pdf`} label={`${paper} of ${name}`} size="row">
            {paper}
          </PdfButton>
        )}
        {status !== null && status !== 'paid' && <MarkPendingButton record={record} />}
      </RowMenuActions>
      {sending && <SendDialog paper={{ kind: 'money', id: record.id, name }} onClose={() => setSending(false)} />}
    </>
  );
}

/** What the paper of such a record is called; null where it has none, as money that has not moved. */
function paperOf({ type, status }: FinanceRecord): string | null {
  if (type === 'credit_note') return 'PDF';
  return (type === 'payment' || type === 'refund') && status === 'paid' ? 'Receipt' : null;
}

function InvoiceActions({ record, onDelete, onPage = false }: Props) {
  const [open, setOpen] = useState<'edit' | 'issue' | 'send' | 'claim' | 'served' | 'link' | 'credit' | 'void' | null>(
    null,
  );
  const pdf = useInvoicePdf(record);
  const paid = useMarkPaid(record);
  const name = nameOf(record);
  const acts = invoiceActs(record, (kind) => {
    if (kind === 'pdf' || kind === 'preview') pdf.mutate();
    else if (kind === 'paid') record.stage === 'draft' ? setOpen('issue') : paid.mutate();
    else if (kind === 'delete') onDelete();
    else setOpen(kind);
  });
  const close = () => setOpen(null);
  return (
    <>
      {acts.length > 0 && (
        <RowMenuActions name={name} acts={acts} busy={pdf.isPending || paid.isPending}>
          <NextStep record={record} onPage={onPage} onSend={() => setOpen('send')} onPdf={() => pdf.mutate()} />
        </RowMenuActions>
      )}
      {open === 'edit' && <EditDraftDialog draft={record} onClose={close} />}
      {open === 'issue' && (
        <IssueDialog
          record={record}
          instead={{ words: 'Mark as Paid', title: 'and mark it as paid', carryOut: () => paid.mutateAsync() }}
          onClose={close}
        />
      )}
      {open === 'send' && <SendInvoice record={record} name={name} onClose={close} />}
      {open === 'claim' && <ClaimDialog invoice={record} onClose={close} />}
      {open === 'served' && <ServedDialog invoice={record} onClose={close} />}
      {open === 'link' && <NewLinkDialog paper={{ kind: 'money', id: record.id, name }} onClose={close} />}
      {open === 'credit' && <CreditDialog invoice={record} onClose={close} />}
      {open === 'void' && <VoidDialog record={record} onClose={close} />}
    </>
  );
}
