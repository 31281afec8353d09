import { type ProcurementItem, type Project, procurementItems } from '@smoko/contract';
import { EditedForm } from '../../components/forms/edited-form.tsx';
import { ListActs } from '../../components/lists/list-acts.tsx';
import { ScrollingList } from '../../components/lists/scrolling-list.tsx';
import { formatDay } from '../../lib/format.ts';
import { orderSize } from '../../lib/order-price.ts';
import { useEdited } from '../../lib/records/use-edited.ts';
import { useList } from '../../lib/records/use-list.ts';
import { ItemDialog } from './item-dialog.tsx';
import { OrderLine } from './order-line.tsx';
import { useOrder } from './use-order.tsx';

/** What is ordered for one job. */
export function JobOrders({ job }: { job: Project }) {
  const list = useList(procurementItems, { project_id: job.id });
  const edited = useEdited<ProcurementItem>(procurementItems);
  const { actsOf, dialog } = useOrder();
  return (
    <>
      <ListActs add="Add Item" onAdd={edited.add} />
      <ScrollingList
        name="Order items"
        query={list}
        empty="No procurement items found"
        say={`Order 20 bags of cement for job ${job.job_number}`}
        form={{ to: '/procurement-data', label: 'Open Procurement Data' }}
      >
        {list.data?.map((item) => (
          <OrderLine
            key={item.id}
            item={item}
            acts={actsOf(item)}
            onEdit={() => edited.edit(item)}
            about={[
              orderSize(item),
              item.supplier && `${item.supplier.name}${item.supplier.deleted ? ' (deleted)' : ''}`,
              item.delivery_date && `delivery ${formatDay(item.delivery_date)}`,
            ]}
          />
        ))}
      </ScrollingList>
      <EditedForm of={edited}>{(item, acts) => <ItemDialog item={item} job={job} {...acts} />}</EditedForm>
      {dialog}
    </>
  );
}
