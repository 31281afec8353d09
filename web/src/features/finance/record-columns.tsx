import { type FinanceRecord, financeRecordView } from '@smoko/contract';
import { SendButton } from '../../components/buttons/send-button.tsx';
import type { Column } from '../../components/lists/column.ts';
import { RowActions } from '../../components/lists/row-actions.tsx';
import { viewColumns } from '../../components/lists/view-columns.tsx';
import { JobLink } from '../../components/records/job-link.tsx';
import { StatusBadge } from '../../components/records/status-badge.tsx';
import { formatInstantDay, formatMoney } from '../../lib/format.ts';
import { InvoicePdfButton } from './invoice-pdf-button.tsx';
import { MarkPaidButton } from './mark-paid-button.tsx';
import { TYPES } from './words.ts';

interface Acts {
  timeZone: string;
  onDelete: (record: FinanceRecord, name: string) => void;
}

const clientOf = ({ client }: FinanceRecord) => client && `${client.name}${client.deleted ? ' (deleted)' : ''}`;
/** "Invoice 1001". */
const typeOf = ({ type, invoice_number }: FinanceRecord) => [TYPES[type], invoice_number].filter(Boolean).join(' ');
/** For buttons and toasts: "Invoice of $1,850.00, Priya Sharma". */
const nameOf = (record: FinanceRecord) =>
  [`${typeOf(record)} of ${formatMoney(record.amount)}`, clientOf(record)].filter(Boolean).join(', ');

const Type = ({ record }: { record: FinanceRecord }) => {
  const about = [clientOf(record), record.description].filter(Boolean).join(' - ');
  return (
    <>
      {typeOf(record)}
      {about && <span className="block font-normal text-soft text-sm">{about}</span>}
    </>
  );
};

export const recordColumns = ({ timeZone, onDelete }: Acts): Column<FinanceRecord>[] => [
  ...viewColumns<FinanceRecord, keyof typeof financeRecordView.fields>(financeRecordView, {
    type: {
      place: 'title',
      cell: (record) => <Type record={record} />,
      className: 'min-w-40 max-w-80 wrap-anywhere',
    },
    project: { cell: ({ project }) => <JobLink project={project} none="-" /> },
    status: { place: 'corner', cell: ({ status }) => <StatusBadge status={status} upper /> },
  }),
  {
    header: 'Created',
    className: 'whitespace-nowrap',
    cell: ({ created_at }) => formatInstantDay(created_at, timeZone),
  },
  {
    header: 'Actions',
    place: 'foot',
    className: 'w-56',
    cell: (record) => (
      <RowActions name={nameOf(record)} onDelete={() => onDelete(record, nameOf(record))}>
        <div className="flex flex-wrap justify-end gap-2 *:grow">
          {record.type === 'invoice' && record.client_id && record.status !== 'paid' && (
            <SendButton paper={{ kind: 'invoice', id: record.id, name: nameOf(record) }} />
          )}
          {record.type === 'invoice' && <InvoicePdfButton id={record.id} name={nameOf(record)} />}
          {record.status !== 'paid' && <MarkPaidButton record={record} name={nameOf(record)} />}
        </div>
      </RowActions>
    ),
  },
];
