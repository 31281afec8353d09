import { type FinanceRecord, financeRecordView } from '@smoko/contract';
import { SendButton } from '../../components/buttons/send-button.tsx';
import { Badge } from '../../components/indicators/badge.tsx';
import type { Column } from '../../components/lists/column.ts';
import { RowActions } from '../../components/lists/row-actions.tsx';
import { viewColumns } from '../../components/lists/view-columns.tsx';
import { JobLink } from '../../components/records/job-link.tsx';
import { StatusBadge } from '../../components/records/status-badge.tsx';
import { formatInstantDay } from '../../lib/format.ts';
import { AmountCell } from './amount-cell.tsx';
import { InvoicePdfButton } from './invoice-pdf-button.tsx';
import { MarkPaidButton } from './mark-paid-button.tsx';
import { clientOf, dueOf, madeByHand, nameOf, typeOf } from './names.ts';
import { RecordPaymentButton } from './record-payment-button.tsx';

interface Acts {
  timeZone: string;
  onDelete: (record: FinanceRecord, name: string) => void;
}

const Type = ({ record }: { record: FinanceRecord }) => {
  const about = [clientOf(record), record.description].filter(Boolean).join(' - ');
  return (
    <>
      {typeOf(record)}
      {about && <span className="block font-normal text-soft text-sm">{about}</span>}
    </>
  );
};

const Status = ({ record: { status, part_paid } }: { record: FinanceRecord }) => (
  <div className="flex flex-col items-end gap-1 [td>&]:items-start">
    <StatusBadge status={status} upper />
    {part_paid && <Badge tone="busy">Part paid</Badge>}
  </div>
);

export const recordColumns = ({ timeZone, onDelete }: Acts): Column<FinanceRecord>[] => [
  ...viewColumns<FinanceRecord, keyof typeof financeRecordView.fields>(financeRecordView, {
    type: {
      place: 'title',
      cell: (record) => <Type record={record} />,
      className: 'min-w-40 max-w-80 wrap-anywhere',
    },
    project: { cell: ({ project }) => <JobLink project={project} none="-" /> },
    amount: { cell: (record) => <AmountCell record={record} /> },
    status: { place: 'corner', cell: (record) => <Status record={record} /> },
  }),
  {
    header: 'Created',
    className: 'whitespace-nowrap',
    cell: ({ created_at }) => formatInstantDay(created_at, timeZone),
  },
  {
    header: 'Actions',
    place: 'foot',
    className: 'w-76',
    cell: (record) => (
      <RowActions name={nameOf(record)} onDelete={() => onDelete(record, nameOf(record))}>
        <div className="flex flex-wrap justify-end gap-2 *:grow">
          {record.type === 'invoice' && record.client_id && record.status !== 'paid' && (
            <SendButton paper={{ kind: 'invoice', id: record.id, name: nameOf(record) }} />
          )}
          {record.type === 'invoice' && <InvoicePdfButton id={record.id} name={nameOf(record)} />}
          {record.type === 'invoice' && dueOf(record) > 0 && (
            <RecordPaymentButton invoice={record} name={nameOf(record)} />
          )}
          {record.status !== 'paid' && madeByHand(record) && <MarkPaidButton record={record} name={nameOf(record)} />}
        </div>
      </RowActions>
    ),
  },
];
