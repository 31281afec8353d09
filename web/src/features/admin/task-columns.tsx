import type { AdminTask } from '@smoko/contract';
import type { Column } from '../../components/lists/column.ts';
import { RowActions } from '../../components/lists/row-actions.tsx';
import { JobLink } from '../../components/records/job-link.tsx';
import { StatusBadge } from '../../components/records/status-badge.tsx';
import { StatusSelect } from '../../components/records/status-select.tsx';
import { formatDay, formatTime } from '../../lib/format.ts';
import { STATUSES } from './words.ts';

interface Acts {
  onStatus: (task: AdminTask, status: AdminTask['status']) => void;
  onEdit: (task: AdminTask) => void;
  onDelete: (task: AdminTask) => void;
}

export const taskColumns = ({ onStatus, onEdit, onDelete }: Acts): Column<AdminTask>[] => [
  { header: 'Task', place: 'title', cell: ({ task_name }) => task_name, className: 'min-w-40 wrap-anywhere' },
  { header: 'Project', cell: ({ project }) => <JobLink project={project} none="General" /> },
  { header: 'Assigned To', cell: ({ assigned_to }) => (assigned_to === 'Self' ? 'Myself' : assigned_to) },
  { header: 'Status', place: 'corner', cell: ({ status }) => <StatusBadge status={status} upper /> },
  {
    header: 'Due Date',
    className: 'min-w-32',
    cell: ({ due_date, due_time }) =>
      due_date ? `${formatDay(due_date)}${due_time ? `, ${formatTime(due_time)}` : ''}` : '-',
  },
  {
    header: 'Actions',
    place: 'foot',
    className: 'w-64',
    cell: (task) => (
      <RowActions name={task.task_name} onEdit={() => onEdit(task)} onDelete={() => onDelete(task)}>
        <StatusSelect
          of={task.task_name}
          options={STATUSES}
          value={task.status}
          onChange={(status) => onStatus(task, status)}
        />
      </RowActions>
    ),
  },
];
