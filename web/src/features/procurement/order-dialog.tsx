import { orderText, type ProcurementItem, procurementItems } from '@smoko/contract';
import { useState } from 'react';
import { Checkbox } from '../../components/forms/checkbox.tsx';
import { Skeleton } from '../../components/indicators/skeleton.tsx';
import { SendDialog } from '../../components/records/send-dialog.tsx';
import { formatMoney } from '../../lib/format.ts';
import { orderSize } from '../../lib/order-price.ts';
import { useList } from '../../lib/records/use-list.ts';

interface Props {
  supplier: { id: string; name: string };
  onClose: () => void;
}

/** Orders of a supplier what waits to be ordered there: all of it at first, and what is ticked off stays for another day. */
export function OrderDialog({ supplier, onClose }: Props) {
  const { data: items } = useList(procurementItems, { supplier_id: supplier.id, status: 'pending' });
  const [later, setLater] = useState<ReadonlySet<string>>(new Set());
  const ordered = items?.filter(({ id }) => !later.has(id)) ?? [];
  const tick = (id: string, on: boolean) => {
    const next = new Set(later);
    if (on) next.delete(id);
    else next.add(id);
    setLater(next);
  };
  return (
    <SendDialog
      paper={{
        kind: 'order',
        id: supplier.id,
        name: `Order to ${supplier.name}`,
        project_id: oneJob(ordered),
        text: (note) => (ordered.length ? orderText(ordered, note, formatMoney) : null),
      }}
      onClose={onClose}
    >
      {items ? (
        <fieldset className="min-w-0">
          <legend className="font-bold text-sm">What is ordered</legend>
          {items.map((item) => (
            <Checkbox
              key={item.id}
              label={`${item.item_name} - ${orderSize(item)}`}
              checked={!later.has(item.id)}
              onChange={(on) => tick(item.id, on)}
            />
          ))}
          {!ordered.length && (
            <p role="alert" className="font-semibold text-bad text-sm">
              {items.length ? 'Tick what is to be ordered.' : 'Nothing waits to be ordered here.'}
            </p>
          )}
        </fieldset>
      ) : (
        <Skeleton className="h-12 w-full" />
      )}
    </SendDialog>
  );
}

/** The job that all of it is for; null where they are several. */
const oneJob = ([first, ...rest]: readonly ProcurementItem[]): string | null =>
  first && rest.every(({ project_id }) => project_id === first.project_id) ? first.project_id : null;
