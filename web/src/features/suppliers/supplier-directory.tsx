import { type Supplier, suppliers } from '@smoko/contract';
import { AddButton } from '../../components/add-button.tsx';
import { ListFiles } from '../../components/list-files.tsx';
import { ListFilters } from '../../components/list-filters.tsx';
import { Page } from '../../components/page.tsx';
import { RecordList } from '../../components/record-list.tsx';
import { listInput, oneOf } from '../../lib/records/list-input.ts';
import { useEdited } from '../../lib/records/use-edited.ts';
import { useList } from '../../lib/records/use-list.ts';
import { useRemove } from '../../lib/records/use-remove.ts';
import { useTimeZone } from '../../lib/session.ts';
import { useFilters } from '../../lib/use-filters.ts';
import { SupplierCard } from './supplier-card.tsx';
import { SupplierDialog } from './supplier-dialog.tsx';

const ORDERS = { name: 'Name', '-created_at': 'Newest first', specialty: 'Specialty' };

export function SupplierDirectory() {
  const filters = useFilters(['q', 'sort'] as const);
  const { values } = filters;
  const sort = oneOf(ORDERS, values.sort);
  const list = useList(suppliers, listInput({ q: values.q, sort }));
  const remove = useRemove(suppliers, 'Supplier Deleted');
  const edited = useEdited<Supplier>(suppliers);
  const timeZone = useTimeZone();

  return (
    <Page
      title="Supplier Directory"
      actions={
        <>
          <ListFiles path="suppliers" importable />
          <AddButton onClick={edited.add}>Add Supplier</AddButton>
        </>
      }
    >
      <RecordList
        query={list}
        filtered={values.q !== ''}
        filters={<ListFilters search="Search suppliers" filters={filters} orders={ORDERS} first="name" />}
        noMatch={{ title: 'No suppliers match that', hint: 'Try another name, specialty or suburb.' }}
        none={{
          title: 'No Suppliers Yet',
          hint: 'Keep the people you buy from, and what they are good for, in one place.',
          say: 'Add supplier Rexel Unanderra, electrical wholesale, 02 7010 4511',
        }}
        add={{ label: 'Add Your First Supplier', onClick: edited.add }}
      >
        <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {list.data?.map((supplier) => (
            <SupplierCard
              key={supplier.id}
              supplier={supplier}
              timeZone={timeZone}
              onEdit={() => edited.edit(supplier)}
              onDelete={() => remove.mutate(supplier)}
            />
          ))}
        </ul>
      </RecordList>
      {edited.open && (
        <SupplierDialog
          key={edited.key}
          supplier={edited.record}
          onClose={edited.close}
          onReload={() => void edited.reload()}
        />
      )}
    </Page>
  );
}
