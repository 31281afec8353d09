import type { FinanceRecord } from '@smoko/contract';
import { Download, type LucideIcon, Send } from 'lucide-react';
import { Button } from '../../components/buttons/button.tsx';
import { IssueButton } from './issue-button.tsx';
import { dueOf, isIssued, nameOf } from './names.ts';
import { RecordPaymentButton } from './record-payment-button.tsx';

interface Props {
  record: FinanceRecord;
  /** On its own page what comes next stands out, and sending and the PDF have buttons; a row has them in its menu. */
  onPage: boolean;
  onSend: () => void;
  onPdf: () => void;
}

/** The buttons of an invoice beside its menu: what is next first. A draft is issued, then it is sent, then it is paid, then it is kept. */
export function NextStep({ record, onPage, onSend, onPdf }: Props) {
  const name = nameOf(record);
  if (record.stage === 'draft') return <IssueButton record={record} variant={onPage ? 'primary' : 'plain'} />;
  if (!isIssued(record)) return null;
  const due = dueOf(record) > 0;
  if (!onPage) return due && <RecordPaymentButton invoice={record} name={name} />;
  if (!due) return <Step label="PDF" icon={Download} of={name} onClick={onPdf} first />;
  const left = record.left_at !== null;
  return (
    <>
      {record.client_id !== null && (
        <Step label={left ? 'Send Again' : 'Send'} icon={Send} of={name} onClick={onSend} first={!left} />
      )}
      <RecordPaymentButton
        invoice={record}
        name={name}
        variant={left || record.client_id === null ? 'primary' : 'plain'}
      />
    </>
  );
}

interface StepProps {
  label: string;
  icon: LucideIcon;
  of: string;
  onClick: () => void;
  /** It is the thing to do. */
  first: boolean;
}

const Step = ({ label, icon: Icon, of, onClick, first }: StepProps) => (
  <Button
    size="row"
    variant={first ? 'primary' : 'plain'}
    onClick={onClick}
    aria-label={`${label}: ${of}`}
    className="grow"
  >
    <Icon aria-hidden className="size-4 shrink-0" />
    {label}
  </Button>
);
