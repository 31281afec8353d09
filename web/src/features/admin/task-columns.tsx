import { type AdminTask, adminTaskView } from '@smoko/contract';
import type { Column } from '../../components/lists/column.ts';
import { RowMenuActions } from '../../components/lists/row-menu-actions.tsx';
import { RowTitle } from '../../components/lists/row-title.tsx';
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
    task_name: {
      place: 'title',
      className: 'w-[32%] max-w-0',
      cell: ({ task_name }) => <RowTitle>{task_name}</RowTitle>,
    },
    project: { className: 'w-[24%] max-w-0', cell: ({ project }) => <JobLink project={project} none="General" /> },
    assigned_to: { cell: ({ assigned_to }) => (assigned_to === 'Self' ? 'Myself' : assigned_to) },
    status: { place: 'corner', cell: ({ status }) => <StatusBadge status={status} upper /> },
    due_date: { className: 'whitespace-nowrap' },
  }),
  {
    header: 'Actions',
    place: 'foot',
    cell: (task) => (
      <RowMenuActions name={task.task_name} onEdit={() => onEdit(task)} onDelete={() => onDelete(task)}>
        <StatusSelect
          of={task.task_name}
          options={STATUSES}
          value={task.status}
          onChange={(status) => onStatus(task, status)}
        />
      </RowMenuActions>
    ),
  },
];
