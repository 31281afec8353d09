import { ClientPage } from '../features/clients/page/client-page.tsx';
import { AddRecord } from '../features/finance/add-record.tsx';
import { RecordsOf } from '../features/finance/records-of.tsx';
import { PersonMessages } from '../features/inbox/job-messages.tsx';
import { ClientJobs } from '../features/jobs/client-jobs.tsx';
import { SupplierOrders } from '../features/procurement/supplier-orders.tsx';
import { SupplierPrices } from '../features/procurement/supplier-prices.tsx';
import { ClientQuotes } from '../features/quotes/client-quotes.tsx';
import { SupplierPage } from '../features/suppliers/supplier-page.tsx';

export { AccountPage } from '../features/clients/account/account-page.tsx';

/** A client with all there is of them, wherever it is kept. */
export const ClientScreen = () => (
  <ClientPage
    jobs={(client) => <ClientJobs client={client} />}
    quotes={(client) => <ClientQuotes client={client} />}
    records={({ id, name }) => (
      <RecordsOf
        of={{ client_id: id }}
        title="Invoices and Payments"
        empty={{ title: 'No invoices or payments yet', say: `Invoice ${name} $850` }}
        add={
          <AddRecord of={{ client: { id, name } }} type="invoice">
            Add Record
          </AddRecord>
        }
      />
    )}
    messages={({ id, name }) => <PersonMessages of={{ client_id: id }} name={name} />}
  />
);

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
        add={
          <AddRecord of={{ supplier: { id, name } }} type="expense">
            Add Expense
          </AddRecord>
        }
      />
    )}
    messages={({ id, name }) => <PersonMessages of={{ supplier_id: id }} name={name} />}
  />
);
