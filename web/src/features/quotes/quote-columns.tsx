import { QUOTE_NEXT, type Quote, statusChoices } from '@smoko/contract';
import { Link } from 'react-router-dom';
import type { Column } from '../../components/lists/column.ts';
import { RowActions } from '../../components/lists/row-actions.tsx';
import { JobLink } from '../../components/records/job-link.tsx';
import { StatusBadge } from '../../components/records/status-badge.tsx';
import { StatusSelect } from '../../components/records/status-select.tsx';
import { formatDay, formatInstantDay, formatMoney } from '../../lib/format.ts';
import { MakeInvoiceButton } from './make-invoice-button.tsx';
import { PaperButtons, SendQuote } from './paper-buttons.tsx';
import { STATUSES } from './words.ts';

interface Acts {
  timeZone: string;
  onStatus: (quote: Quote, status: Quote['status']) => void;
  onDelete: (quote: Quote) => void;
}

/** What it may become; nobody can agree to nothing, and what its client accepted stays. */
const choicesOf = ({ status, lines, content, response }: Quote) =>
  Object.fromEntries(
    statusChoices(QUOTE_NEXT, status)
      .filter(
        (one) =>
          one === status ||
          (response?.decision !== 'accepted' &&
            (one !== 'accepted' || lines.length > 0 || `${content.details}${content.aiGenerated}`.trim() !== '')),
      )
      .map((one) => [one, STATUSES[one]]),
  ) as Record<Quote['status'], string>;

const aboutOf = ({ content }: Quote) =>
  (content.aiGenerated || content.details).split('\n').find((line) => line.trim() !== '');

export const quoteColumns = ({ timeZone, onStatus, onDelete }: Acts): Column<Quote>[] => [
  {
    header: 'Quote',
    place: 'title',
    className: 'min-w-44 max-w-72 wrap-anywhere',
    cell: (quote) => (
      <>
        <Link to={`/quick-quote?quote=${quote.id}`} className="inline-flex min-h-12 items-center underline">
          {quote.quote_number}
        </Link>
        <span className="line-clamp-2 font-normal text-soft text-sm">{aboutOf(quote)}</span>
      </>
    ),
  },
  {
    header: 'Client',
    cell: ({ client }) => (client ? `${client.name}${client.deleted ? ' (deleted)' : ''}` : '-'),
  },
  { header: 'Project', className: 'min-w-32', cell: ({ project }) => <JobLink project={project} none="-" /> },
  { header: 'Total', number: true, cell: ({ total }) => formatMoney(total) },
  { header: 'Status', place: 'corner', cell: ({ status }) => <StatusBadge status={status} /> },
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

    cell: (quote) => (
      <div className="flex items-center gap-2">
        <StatusSelect
          of={quote.quote_number}
          options={choicesOf(quote)}
          value={quote.status}
          onChange={(status) => onStatus(quote, status)}
        />
        <div className="grid gap-2">
          <SendQuote quote={quote} />
          <PaperButtons quote={quote} />
          {quote.status === 'accepted' && <MakeInvoiceButton quote={quote} />}
        </div>
        {!quote.invoiced && <RowActions name={quote.quote_number} onDelete={() => onDelete(quote)} />}
      </div>
    ),
  },
];
