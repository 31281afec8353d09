import { type Supplier, suppliers } from '@smoko/contract';
import { Directory } from '../../components/lists/directory.tsx';
import { SUPPLIER_BULK } from './bulk.ts';
import { SupplierCard } from './supplier-card.tsx';
import { SupplierDialog } from './supplier-dialog.tsx';

const ORDERS = { name: 'Name', '-created_at': 'Newest first', specialty: 'Specialty' };

export const SupplierDirectory = () => (
  <Directory<typeof suppliers, Supplier>
    table={suppliers}
    noun="Supplier"
    orders={ORDERS}
    none={{
      hint: 'Keep the people you buy from, and what they are good for, in one place.',
      say: 'Add supplier Rexel Unanderra, electrical wholesale, 02 7010 4511',
    }}
    tryInstead="Try another name, specialty or suburb."
    bulk={SUPPLIER_BULK}
    card={(supplier, acts) => <SupplierCard supplier={supplier} {...acts} />}
    dialog={(supplier, acts) => <SupplierDialog supplier={supplier} {...acts} />}
  />
);
