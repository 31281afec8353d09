import { getSupplierTimeline, type Supplier, suppliers, supplierView } from '@smoko/contract';
import { Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../components/buttons/button.tsx';
import { EditedForm } from '../../components/forms/edited-form.tsx';
import { Badge } from '../../components/indicators/badge.tsx';
import { AddressTabs } from '../../components/layout/address-tabs.tsx';
import { Card } from '../../components/layout/card.tsx';
import { Page } from '../../components/layout/page.tsx';
import { useAskedRemove } from '../../components/lists/use-asked-remove.tsx';
import { OneRecord } from '../../components/records/one-record.tsx';
import { PersonFacts } from '../../components/records/person-facts.tsx';
import { Timeline } from '../../components/records/timeline.tsx';
import { useRecordOnScreen } from '../../lib/on-screen.ts';
import { messagesPath } from '../../lib/record-path.ts';
import { useEdited } from '../../lib/records/use-edited.ts';
import { useFilters } from '../../lib/use-filters.ts';
import { SupplierDialog } from './supplier-dialog.tsx';

/** What other features show of a supplier. */
interface Parts {
  orders: (supplier: Supplier) => ReactNode;
  prices: (supplier: Supplier) => ReactNode;
  bills: (supplier: Supplier) => ReactNode;
  messages: (supplier: Supplier) => ReactNode;
}

/** /supplier?supplier={id}: how they are reached, what was bought of them and for how much. */
export function SupplierPage(parts: Parts) {
  const { supplier } = useFilters(['supplier'] as const).values;
  return (
    <OneRecord
      table={suppliers}
      id={supplier}
      title="Supplier"
      noun="Supplier"
      directory={{ to: '/supplier-directory', label: 'Open Supplier Directory' }}
    >
      {(found) => <Found key={found.id} supplier={found} {...parts} />}
    </OneRecord>
  );
}

function Found({ supplier, orders, prices, bills, messages }: Parts & { supplier: Supplier }) {
  useRecordOnScreen('suppliers', supplier.id);
  const edited = useEdited<Supplier>(suppliers);
  const navigate = useNavigate();
  const { remove, question } = useAskedRemove<Supplier>(suppliers, 'Supplier', undefined, () => {
    void navigate('/supplier-directory', { replace: true });
  });
  const written = messagesPath({ supplier_id: supplier.id });
  return (
    <Page
      ofRecord
      title={supplier.name}
      badges={
        (supplier.specialty || supplier.contractor) && (
          <>
            {supplier.specialty && <Badge tone="busy">{supplier.specialty}</Badge>}
            {supplier.contractor && <Badge tone="idle">Contractor</Badge>}
          </>
        )
      }
      actions={
        <>
          <Button variant="danger" onClick={() => void remove(supplier)}>
            <Trash2 aria-hidden className="size-5" />
            Delete
          </Button>
          <Button onClick={() => edited.edit(supplier)}>
            <Pencil aria-hidden className="size-5" />
            Edit
          </Button>
        </>
      }
    >
      <div className="grid items-start gap-4 xl:grid-cols-[24rem_1fr] xl:gap-6">
        <PersonFacts label="Supplier" person={supplier} view={supplierView} />
        <Card className="min-w-0 p-3 sm:p-5">
          <AddressTabs
            label="What belongs to this supplier"
            tabs={[
              { value: 'orders', label: 'Orders', panel: orders(supplier) },
              { value: 'prices', label: 'Prices', panel: prices(supplier) },
              { value: 'bills', label: 'Bills', panel: bills(supplier) },
              { value: 'messages', label: 'Messages', panel: messages(supplier) },
              {
                value: 'history',
                label: 'History',
                panel: <Timeline operation={getSupplierTimeline} id={supplier.id} written={written} />,
              },
            ]}
          />
        </Card>
      </div>
      <EditedForm of={edited}>{(record, acts) => <SupplierDialog supplier={record} {...acts} />}</EditedForm>
      {question}
    </Page>
  );
}
