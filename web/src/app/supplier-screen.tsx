import { RecordsOf } from '../features/finance/records-of.tsx';
import { PersonMessages } from '../features/inbox/job-messages.tsx';
import { SupplierOrders } from '../features/procurement/supplier-orders.tsx';
import { SupplierPrices } from '../features/procurement/supplier-prices.tsx';
import { SupplierPage } from '../features/suppliers/supplier-page.tsx';

/** A supplier with all there is of them, wherever it is kept. */
export const SupplierScreen = () => (
  <SupplierPage
    orders={(supplier) => <SupplierOrders supplier={supplier} />}
    prices={(supplier) => <SupplierPrices supplier={supplier} />}
    bills={({ id, name }) => (
      <RecordsOf
        of={{ supplier_id: id }}
        title="Bills and Expenses"
        empty={{ title: 'No bills or expenses yet', say: `Spent $120 at ${name}` }}
      />
    )}
    messages={({ id, name }) => <PersonMessages of={{ supplier_id: id }} name={name} />}
  />
);
