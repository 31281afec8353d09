import { type AdminTask, adminTaskView } from '@smoko/contract';
import type { Column } from '../../components/lists/column.ts';
import { RowActions } from '../../components/lists/row-actions.tsx';
import { viewColumns } from '../../components/lists/view-columns.tsx';
import { JobLink } from '../../components/records/job-link.tsx';
import { StatusBadge } from '../../components/records/status-badge.tsx';
import { StatusSelect } from '../../components/records/status-select.tsx';
import { STATUSES } from './words.ts';

interface Acts {
  onStatus: (task: AdminTask, status: AdminTask['status']) => void;
  onEdit: (task: AdminTask) => void;
  onDelete: (task: AdminTask) => void;
}

export const taskColumns = ({ onStatus, onEdit, onDelete }: Acts): Column<AdminTask>[] => [
  ...viewColumns<AdminTask, keyof typeof adminTaskView.fields>(adminTaskView, {
    task_name: { place: 'title', className: 'min-w-40 wrap-anywhere' },
    project: { cell: ({ project }) => <JobLink project={project} none="General" /> },
    assigned_to: { cell: ({ assigned_to }) => (assigned_to === 'Self' ? 'Myself' : assigned_to) },
    status: { place: 'corner', cell: ({ status }) => <StatusBadge status={status} upper /> },
    due_date: { className: 'min-w-32' },
  }),
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
