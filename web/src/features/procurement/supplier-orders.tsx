import { procurementItems, type Supplier } from '@smoko/contract';
import { Empty } from '../../components/lists/empty.tsx';
import { ListState } from '../../components/lists/list-state.tsx';
import { RowLine } from '../../components/lists/row-line.tsx';
import { formatDay } from '../../lib/format.ts';
import { orderPrice, orderSize } from '../../lib/order-price.ts';
import { useList } from '../../lib/records/use-list.ts';

/** What was ordered of one supplier, the newest first. */
export function SupplierOrders({ supplier }: { supplier: Supplier }) {
  const list = useList(procurementItems, { supplier_id: supplier.id });
  return (
    <ListState
      query={list}
      empty={<Empty title="No orders yet" say={`Order 20 bags of cement from ${supplier.name}`} />}
    >
      <ul aria-label="Orders" className="divide-y divide-line">
        {list.data?.map((item) => (
          <RowLine
            key={item.id}
            title={item.item_name}
            to={`/procurement-data?q=${encodeURIComponent(item.item_name)}`}
            about={[
              orderSize(item),
              item.project && `${item.project.job_name} #${item.project.job_number}`,
              item.order_date && `ordered ${formatDay(item.order_date)}`,
              item.delivery_date && `delivery ${formatDay(item.delivery_date)}`,
            ]}
            amount={orderPrice(item.total_price)}
            status={item.status}
          />
        ))}
      </ul>
    </ListState>
  );
}
