import { type ProcurementItem, procurementItems, type Supplier } from '@smoko/contract';
import { Send } from 'lucide-react';
import { Button } from '../../components/buttons/button.tsx';
import { EditedForm } from '../../components/forms/edited-form.tsx';
import { Empty } from '../../components/lists/empty.tsx';
import { ListActs } from '../../components/lists/list-acts.tsx';
import { ListState } from '../../components/lists/list-state.tsx';
import { formatDay } from '../../lib/format.ts';
import { orderSize } from '../../lib/order-price.ts';
import { useEdited } from '../../lib/records/use-edited.ts';
import { useList } from '../../lib/records/use-list.ts';
import { ItemDialog } from './item-dialog.tsx';
import { OrderLine } from './order-line.tsx';
import { useOrder } from './use-order.tsx';

/** What was ordered of one supplier, the newest first; what waits is sent from here. */
export function SupplierOrders({ supplier }: { supplier: Supplier }) {
  const list = useList(procurementItems, { supplier_id: supplier.id });
  const edited = useEdited<ProcurementItem>(procurementItems);
  const { order, actsOf, dialog } = useOrder();
  return (
    <>
      <ListActs add="Add Item" onAdd={edited.add}>
        {list.data?.some(({ status }) => status === 'pending') && (
          <Button size="sm" onClick={() => order(supplier)}>
            <Send aria-hidden className="size-4" />
            Send Order
          </Button>
        )}
      </ListActs>
      <ListState
        query={list}
        empty={<Empty title="No orders yet" say={`Order 20 bags of cement from ${supplier.name}`} />}
      >
        <ul aria-label="Orders" className="divide-y divide-line">
          {list.data?.map((item) => (
            <OrderLine
              key={item.id}
              item={item}
              acts={actsOf(item)}
              onEdit={() => edited.edit(item)}
              about={[
                orderSize(item),
                item.project && `${item.project.job_name} #${item.project.job_number}`,
                item.order_date && `ordered ${formatDay(item.order_date)}`,
                item.delivery_date && `delivery ${formatDay(item.delivery_date)}`,
              ]}
            />
          ))}
        </ul>
      </ListState>
      <EditedForm of={edited}>{(item, acts) => <ItemDialog item={item} supplier={supplier} {...acts} />}</EditedForm>
      {dialog}
    </>
  );
}
