import { type ProcurementItem, procurementItemView } from '@smoko/contract';
import type { Column } from '../../components/lists/column.ts';
import { RowMenuActions } from '../../components/lists/row-menu-actions.tsx';
import { RowTitle } from '../../components/lists/row-title.tsx';
import { viewColumns } from '../../components/lists/view-columns.tsx';
import { JobLink } from '../../components/records/job-link.tsx';
import { SupplierLink } from '../../components/records/person-link.tsx';
import { StatusBadge } from '../../components/records/status-badge.tsx';
import { StatusSelect } from '../../components/records/status-select.tsx';
import { formatMoney } from '../../lib/format.ts';
import { orderPrice } from '../../lib/order-price.ts';
import { orderActs } from './use-order.tsx';
import { STATUSES } from './words.ts';

interface Acts {
  /** What all items with a price cost together, dollars; undefined where that is not to be said. */
  total?: Total | undefined;
  onStatus: (item: ProcurementItem, status: ProcurementItem['status']) => void;
  onOrder: (supplier: { id: string; name: string }) => void;
  onEdit: (item: ProcurementItem) => void;
  onDelete: (item: ProcurementItem) => void;
}

interface Total {
  value: number;
  /** Those that have no price yet. */
  without: number;
}

export const itemColumns = ({ total, onStatus, onOrder, onEdit, onDelete }: Acts): Column<ProcurementItem>[] => [
  ...viewColumns<ProcurementItem, keyof typeof procurementItemView.fields>(procurementItemView, {
    item_name: {
      place: 'title',
      ...(total === undefined ? {} : { total: total.without ? 'All With a Price' : 'All Items' }),
      className: 'w-[24%] max-w-0',
      cell: ({ item_name }) => <RowTitle>{item_name}</RowTitle>,
    },
    project: { className: 'w-[17%] max-w-0', cell: ({ project }) => <JobLink project={project} none="-" /> },
    supplier: {
      className: 'w-[15%] max-w-0',
      cell: ({ supplier }) => <SupplierLink of={supplier} none="Not specified" />,
    },
    unit_price: { cell: ({ unit_price }) => orderPrice(unit_price) },
    total_price: {
      cell: ({ total_price }) => (total_price === 0 ? '-' : formatMoney(total_price)),
      ...(total && { total: formatMoney(total.value) }),
    },
    status: { place: 'corner', cell: ({ status }) => <StatusBadge status={status} /> },
  }),
  {
    header: 'Actions',
    place: 'foot',
    cell: (item) => (
      <RowMenuActions
        name={item.item_name}
        acts={orderActs(item, onOrder)}
        onEdit={() => onEdit(item)}
        onDelete={() => onDelete(item)}
      >
        <StatusSelect
          of={item.item_name}
          options={STATUSES}
          value={item.status}
          onChange={(status) => onStatus(item, status)}
        />
      </RowMenuActions>
    ),
  },
];
