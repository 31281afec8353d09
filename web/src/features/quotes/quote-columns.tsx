import type { Quote } from '@smoko/contract';
import { Link } from 'react-router-dom';
import type { Column } from '../../components/lists/column.ts';
import { RowNote } from '../../components/lists/row-title.tsx';
import { JobLink } from '../../components/records/job-link.tsx';
import { ClientLink } from '../../components/records/person-link.tsx';
import { StatusSelect } from '../../components/records/status-select.tsx';
import { formatDay, formatInstantDay, formatMoney, statusNames } from '../../lib/format.ts';
import { quotePath } from '../../lib/record-path.ts';
import { mayBecome } from './may-become.ts';
import { QuoteActions } from './quote-actions.tsx';

interface Acts {
  timeZone: string;
  onStatus: (quote: Quote, status: Quote['status']) => void;
  onDelete: (quote: Quote) => void;
}

const choicesOf = (quote: Quote) => statusNames(mayBecome(quote));

const aboutOf = ({ content }: Quote) =>
  (content.aiGenerated || content.details).split('\n').find((line) => line.trim() !== '');

export const quoteColumns = ({ timeZone, onStatus, onDelete }: Acts): Column<Quote>[] => [
  {
    header: 'Quote',
    place: 'title',
    className: 'w-[32%] max-w-0',
    cell: (quote) => (
      <>
        <Link
          to={quotePath(quote.id)}
          className="inline-block min-w-6 py-1.5 underline row:block row:truncate row:py-0"
        >
          {quote.short_name}
        </Link>
        <RowNote>{aboutOf(quote)}</RowNote>
      </>
    ),
  },
  {
    header: 'Client',
    className: 'w-[17%] max-w-0',
    cell: ({ client }) => <ClientLink of={client} none="-" />,
  },
  { header: 'Job', className: 'w-[15%] max-w-0', cell: ({ project }) => <JobLink project={project} none="-" /> },
  { header: 'Total', number: true, cell: ({ total }) => formatMoney(total) },
  {
    header: 'Status',
    place: 'corner',
    cell: (quote) => (
      <StatusSelect
        of={quote.short_name}
        options={choicesOf(quote)}
        value={quote.status}
        onChange={(status) => onStatus(quote, status)}
        badge
      />
    ),
  },
  {
    header: 'Valid Until',
    className: 'whitespace-nowrap',
    cell: ({ valid_until }) => (valid_until ? formatDay(valid_until) : '-'),
  },
  {
    header: 'Created',
    className: 'whitespace-nowrap',
    cell: ({ created_at }) => formatInstantDay(created_at, timeZone),
  },
  {
    header: 'Actions',
    place: 'foot',
    cell: (quote) => <QuoteActions quote={quote} onDelete={onDelete} />,
  },
];
