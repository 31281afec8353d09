import { type ProcurementItem, procurementItemView } from '@smoko/contract';
import type { Column } from '../../components/lists/column.ts';
import { RowActions } from '../../components/lists/row-actions.tsx';
import { viewColumns } from '../../components/lists/view-columns.tsx';
import { JobLink } from '../../components/records/job-link.tsx';
import { StatusBadge } from '../../components/records/status-badge.tsx';
import { StatusSelect } from '../../components/records/status-select.tsx';
import { STATUSES } from './words.ts';

interface Acts {
  onStatus: (item: ProcurementItem, status: ProcurementItem['status']) => void;
  onEdit: (item: ProcurementItem) => void;
  onDelete: (item: ProcurementItem) => void;
}

const supplierOf = ({ supplier }: ProcurementItem) =>
  supplier ? `${supplier.name}${supplier.deleted ? ' (deleted)' : ''}` : 'Not specified';

export const itemColumns = ({ onStatus, onEdit, onDelete }: Acts): Column<ProcurementItem>[] => [
  ...viewColumns<ProcurementItem, keyof typeof procurementItemView.fields>(procurementItemView, {
    item_name: { place: 'title', className: 'min-w-40 wrap-anywhere' },
    project: { cell: ({ project }) => <JobLink project={project} none="-" /> },
    supplier: { cell: supplierOf, className: 'min-w-28 wrap-anywhere' },
    status: { place: 'corner', cell: ({ status }) => <StatusBadge status={status} upper /> },
  }),
  {
    header: 'Actions',
    place: 'foot',
    className: 'w-64',
    cell: (item) => (
      <RowActions name={item.item_name} onEdit={() => onEdit(item)} onDelete={() => onDelete(item)}>
        <StatusSelect
          of={item.item_name}
          options={STATUSES}
          value={item.status}
          onChange={(status) => onStatus(item, status)}
        />
      </RowActions>
    ),
  },
];
