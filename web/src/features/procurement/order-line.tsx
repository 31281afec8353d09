import type { ProcurementItem } from '@smoko/contract';
import type { ComponentProps } from 'react';
import type { RowAct } from '../../components/lists/row-act.ts';
import { RowLine } from '../../components/lists/row-line.tsx';
import { RowMenuActions } from '../../components/lists/row-menu-actions.tsx';
import { orderPrice } from '../../lib/order-price.ts';

interface Props extends Pick<ComponentProps<typeof RowLine>, 'about'> {
  item: ProcurementItem;
  acts: readonly RowAct[];
  onEdit: () => void;
}

/** An item in a short list, of a job or of a supplier. */
export const OrderLine = ({ item, about, acts, onEdit }: Props) => (
  <RowLine
    title={item.item_name}
    to={`/procurement-data?q=${encodeURIComponent(item.item_name)}`}
    about={about}
    amount={orderPrice(item.total_price)}
    status={item.status}
    acts={<RowMenuActions name={item.item_name} acts={acts} onEdit={onEdit} />}
  />
);
