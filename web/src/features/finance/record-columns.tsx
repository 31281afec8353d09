import { type FinanceRecord, financeRecordView } from '@smoko/contract';
import { Badge } from '../../components/indicators/badge.tsx';
import type { Column } from '../../components/lists/column.ts';
import { RowNote } from '../../components/lists/row-title.tsx';
import { viewColumns } from '../../components/lists/view-columns.tsx';
import { JobLink } from '../../components/records/job-link.tsx';
import { RecordLink } from '../../components/records/record-link.tsx';
import { StatusBadge } from '../../components/records/status-badge.tsx';
import { shownStatus, typeOf } from '../../lib/finance-types.ts';
import { formatDay, formatInstantDay } from '../../lib/format.ts';
import { AmountCell } from './amount-cell.tsx';
import { clientOf, replyWords } from './names.ts';
import { RecordActions } from './record-actions.tsx';

interface Acts {
  timeZone: string;
  onDelete: (record: FinanceRecord) => void;
}

/** Of a payment claim: that it is one, and by when its client has to answer. */
const Claim = ({ record }: { record: FinanceRecord }) => {
  const { payment_claim: claim, stage } = record;
  if (!claim || stage === 'void') return null;
  const reply = replyWords(record);
  return (
    <span className="block font-semibold text-sm row:truncate row:text-xs/4">
      Payment claim ({claim.state})
      {reply && <span className="block whitespace-nowrap row:inline row:before:content-['_']">{reply}</span>}
    </span>
  );
};

const Type = ({ record }: { record: FinanceRecord }) => {
  const about = [clientOf(record), record.description].filter(Boolean).join(' - ');
  return (
    <>
      <RecordLink id={record.id}>{typeOf(record)}</RecordLink>
      {about && <RowNote>{about}</RowNote>}
      <Claim record={record} />
    </>
  );
};

/** What stands for its state; a part of it that was paid, too. `dated`: with the day it was paid, in lists that say no other. */
export const Status = ({ record, dated = false }: { record: FinanceRecord; dated?: boolean }) => {
  const status = shownStatus(record);
  if (status === null) return <span className="hidden text-soft row:inline">-</span>;
  return (
    <div className="flex flex-col items-end gap-1 row:items-start row:gap-px">
      <StatusBadge status={status} />
      {record.part_paid && <Badge tone="busy">Part paid</Badge>}
      {dated && record.paid_date && (
        <span className="whitespace-nowrap font-normal text-soft text-sm row:text-xs/4">
          {formatDay(record.paid_date)}
        </span>
      )}
    </div>
  );
};

export const recordColumns = ({ timeZone, onDelete }: Acts): Column<FinanceRecord>[] => [
  ...viewColumns<FinanceRecord, keyof typeof financeRecordView.fields>(financeRecordView, {
    type: {
      place: 'title',
      cell: (record) => <Type record={record} />,
      className: 'w-[34%] max-w-0',
    },
    project: { className: 'w-[18%] max-w-0', cell: ({ project }) => <JobLink project={project} none="-" /> },
    amount: { className: 'whitespace-nowrap', cell: (record) => <AmountCell record={record} signed /> },
    status: { place: 'corner', cell: (record) => <Status record={record} dated /> },
  }),
  {
    header: 'Created',
    className: 'whitespace-nowrap',
    cell: ({ created_at }) => formatInstantDay(created_at, timeZone),
  },
  {
    header: 'Actions',
    place: 'foot',
    cell: (record) => <RecordActions record={record} onDelete={() => onDelete(record)} />,
  },
];
