import type { ProcurementItem } from '@smoko/contract';
import type { Column } from '../../components/lists/column.ts';
import { RowActions } from '../../components/lists/row-actions.tsx';
import { JobLink } from '../../components/records/job-link.tsx';
import { StatusBadge } from '../../components/records/status-badge.tsx';
import { StatusSelect } from '../../components/records/status-select.tsx';
import { formatDay, formatMoney } from '../../lib/format.ts';
import { STATUSES } from './words.ts';

interface Acts {
  onStatus: (item: ProcurementItem, status: ProcurementItem['status']) => void;
  onEdit: (item: ProcurementItem) => void;
  onDelete: (item: ProcurementItem) => void;
}

const supplierOf = ({ supplier }: ProcurementItem) =>
  supplier ? `${supplier.name}${supplier.deleted ? ' (deleted)' : ''}` : 'Not specified';

export const itemColumns = ({ onStatus, onEdit, onDelete }: Acts): Column<ProcurementItem>[] => [
  { header: 'Item', place: 'title', cell: ({ item_name }) => item_name, className: 'min-w-40 wrap-anywhere' },
  { header: 'Project', cell: ({ project }) => <JobLink project={project} none="-" /> },
  { header: 'Supplier', cell: supplierOf, className: 'min-w-28 wrap-anywhere' },
  { header: 'Quantity', number: true, cell: ({ quantity }) => quantity.toLocaleString('en-AU') },
  { header: 'Unit Price', number: true, cell: ({ unit_price }) => formatMoney(unit_price) },
  { header: 'Total', number: true, cell: ({ total_price }) => formatMoney(total_price) },
  { header: 'Status', place: 'corner', cell: ({ status }) => <StatusBadge status={status} upper /> },
  {
    header: 'Delivery',
    className: 'whitespace-nowrap',
    cell: ({ delivery_date }) => (delivery_date ? formatDay(delivery_date) : '-'),
  },
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
