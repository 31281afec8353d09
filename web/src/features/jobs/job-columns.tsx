import type { Project } from '@smoko/contract';
import { FileText, FolderOpen, Pencil, ReceiptText, Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Column } from '../../components/lists/column.ts';
import type { RowAct } from '../../components/lists/row-act.ts';
import { RowMenu } from '../../components/lists/row-menu.tsx';
import { ClientLink } from '../../components/records/person-link.tsx';
import { StatusSelect } from '../../components/records/status-select.tsx';
import { formatDay } from '../../lib/format.ts';
import { jobPath, newQuotePath } from '../../lib/record-path.ts';
import { worthText } from './budget-text.ts';
import { STATUSES } from './job-words.ts';

interface Acts {
  goTo: (path: string) => void;
  onStatus: (job: Project, status: Project['status']) => void;
  onEdit: (job: Project) => void;
  onDelete: (job: Project) => void;
}

const nameOf = ({ job_name, job_number }: Project) => `${job_name} #${job_number}`;

function actsOf(job: Project, { goTo, onEdit, onDelete }: Acts): RowAct[] {
  return [
    { label: 'Open', icon: FolderOpen, onSelect: () => goTo(jobPath(job.job_number)) },
    { label: 'Edit', icon: Pencil, onSelect: () => onEdit(job) },
    { label: 'Quote', icon: FileText, onSelect: () => goTo(newQuotePath({ job: job.job_number })) },
    {
      label: 'Invoice',
      about: 'What is left of its price, or a part',
      icon: ReceiptText,
      onSelect: () => goTo(jobPath(job.job_number, 'money')),
    },
    { label: 'Delete', icon: Trash2, onSelect: () => onDelete(job) },
  ];
}

/** One line; what is too long for it shows on hover, and on the job's own page. */
const OneLine = ({ text }: { text: string | null | undefined }) =>
  text ? (
    <span title={text} className="[td>&]:block [td>&]:truncate">
      {text}
    </span>
  ) : (
    <span className="text-soft">-</span>
  );

export const jobColumns = (acts: Acts): Column<Project>[] => [
  {
    header: 'Job',
    place: 'title',
    className: 'w-[33%] max-w-0',
    cell: (job) => (
      <Link
        to={jobPath(job.job_number)}
        title={nameOf(job)}
        className="text-link underline-offset-2 hover:underline [th>&]:block [th>&]:truncate [th>&]:py-2"
      >
        <span className="mr-1 font-semibold text-soft tabular-nums">#{job.job_number}</span> {job.job_name}
      </Link>
    ),
  },
  { header: 'Client', className: 'w-[16%] max-w-0', cell: ({ client }) => <ClientLink of={client} none="-" /> },
  {
    header: 'Day',
    className: 'whitespace-nowrap tabular-nums',
    cell: ({ job_date }) => (job_date ? formatDay(job_date) : <span className="text-soft">-</span>),
  },
  {
    header: 'Worth',
    number: true,
    className: 'whitespace-nowrap font-semibold',
    cell: (job) => worthText(job) || <span className="text-soft">-</span>,
  },
  {
    header: 'Site',
    className: 'w-[26%] max-w-0',
    cell: ({ site_address, client }) => <OneLine text={site_address ?? client?.address} />,
  },
  {
    header: 'Status',
    place: 'corner',
    cell: (job) => (
      <StatusSelect
        badge
        of={nameOf(job)}
        options={STATUSES}
        value={job.status}
        onChange={(status) => acts.onStatus(job, status)}
      />
    ),
  },
  {
    header: 'Actions',
    unnamed: true,
    place: 'foot',
    className: 'text-right',
    cell: (job) => <RowMenu name={nameOf(job)} acts={actsOf(job, acts)} />,
  },
];
