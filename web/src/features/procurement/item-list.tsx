import { type getProcurementTotals, type ProcurementItem, procurementItems, type WireOutput } from '@smoko/contract';
import { useMemo, useState } from 'react';
import { useBulk } from '../../components/lists/bulk/bulk-kind.ts';
import { DataTable } from '../../components/lists/data-table.tsx';
import { FilterSelect } from '../../components/lists/filter-select.tsx';
import { ListFilters } from '../../components/lists/list-filters.tsx';
import { RecordList } from '../../components/lists/record-list.tsx';
import { WaitingHere } from '../../components/records/waiting-here.tsx';
import { listInput, oneOf } from '../../lib/records/list-input.ts';
import { useFieldChange } from '../../lib/records/use-field-change.ts';
import { useList } from '../../lib/records/use-list.ts';
import { useRemove } from '../../lib/records/use-remove.ts';
import { useListFilters } from '../../lib/use-list-filters.ts';
import { ITEM_BULK } from './bulk.ts';
import { itemColumns } from './item-columns.tsx';
import { useOrder } from './use-order.tsx';
import { ORDERS, STATUSES, VIEWS } from './words.ts';

interface Props {
  /** Of all items, dollars; undefined while it loads. */
  totals: WireOutput<typeof getProcurementTotals> | undefined;
  onAdd: () => void;
  onEdit: (item: ProcurementItem) => void;
}

export function ItemList({ totals, onAdd, onEdit }: Props) {
  const filters = useListFilters('q', ['status', 'sort']);
  const { values, set, any } = filters;
  const status = oneOf(STATUSES, values.status);
  const sort = oneOf(ORDERS, values.sort);
  const list = useList(procurementItems, listInput({ q: values.q, status, sort }));
  const bulk = useBulk(ITEM_BULK, list.data, values);
  const change = useFieldChange(procurementItems, 'Status Updated', 'Item status has been updated.');
  const { mutate: remove } = useRemove(procurementItems, 'Item Deleted');
  const { order, dialog } = useOrder();
  // made once: what they call stays the same
  const [acts] = useState(() => ({
    onStatus: (item: ProcurementItem, next: ProcurementItem['status']) => change(item, { status: next }),
    onOrder: order,
    onEdit,
    onDelete: ({ id, item_name }: ProcurementItem) => remove({ id, name: item_name }),
  }));
  // of all items: said where all are listed
  const { total_value: value, without_price: without = 0 } = (!status && !values.q && totals) || {};
  const columns = useMemo(
    () => itemColumns({ ...acts, total: value === undefined ? undefined : { value, without } }),
    [acts, value, without],
  );

  return (
    <section aria-labelledby="items">
      <h2 id="items" className="sr-only">
        Procurement Items
      </h2>
      <WaitingHere table={procurementItems.table} />
      <RecordList
        query={list}
        filtered={any}
        bulk={bulk}
        filters={
          <ListFilters
            search="Search items"
            filters={filters}
            orders={ORDERS}
            first="-created_at"
            views={VIEWS}
            bulk={bulk}
          >
            <FilterSelect
              label="Status"
              all="All statuses"
              options={STATUSES}
              value={status}
              onChange={(next) => set('status', next)}
            />
          </ListFilters>
        }
        noMatch={{ title: 'No items match that', hint: 'Try another word or status.' }}
        none={{
          title: 'No Items Yet',
          hint: 'What a job needs, who it comes from and when it arrives.',
          say: 'Order 3 rolls of 2.5 mm twin and earth from Rexel at $118.50',
        }}
        add={{ label: 'Add Your First Item', onClick: onAdd }}
      >
        <DataTable label="Procurement items" rows={list.data ?? []} columns={columns} from={960} bulk={bulk} />
      </RecordList>
      {dialog}
    </section>
  );
}
