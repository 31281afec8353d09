import type { ProcurementItem } from '@smoko/contract';
import { Send } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { RowAct } from '../../components/lists/row-act.ts';
import { OrderDialog } from './order-dialog.tsx';

type Supplier = { id: string; name: string };

/** Ordering of a supplier: what opens its dialog, and the dialog where it is open. */
export function useOrder(): {
  order: (of: Supplier) => void;
  actsOf: (item: ProcurementItem) => RowAct[];
  dialog: ReactNode;
} {
  const [of, setOf] = useState<Supplier | null>(null);
  const dialog = of && <OrderDialog supplier={of} onClose={() => setOf(null)} />;
  return { order: setOf, actsOf: (item) => orderActs(item, setOf), dialog };
}

/** What was ordered already, and what nobody is chosen for, is not sent to anybody. */
export const orderActs = ({ status, supplier }: ProcurementItem, order: (of: Supplier) => void): RowAct[] =>
  status === 'pending' && supplier && !supplier.deleted
    ? [
        {
          label: 'Send Order',
          icon: Send,
          about: `All that is pending of ${supplier.name}`,
          onSelect: () => order(supplier),
        },
      ]
    : [];
