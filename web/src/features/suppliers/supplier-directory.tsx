import { type Supplier, suppliers } from '@smoko/contract';
import { Plus } from 'lucide-react';
import { useCallback } from 'react';
import { Button } from '../../components/button.tsx';
import { Empty } from '../../components/empty.tsx';
import { ListState } from '../../components/list-state.tsx';
import { Page } from '../../components/page.tsx';
import { SearchBox } from '../../components/search-box.tsx';
import { Select } from '../../components/select.tsx';
import { listInput } from '../../lib/records/list-input.ts';
import { useEdited } from '../../lib/records/use-edited.ts';
import { useList } from '../../lib/records/use-list.ts';
import { useRemove } from '../../lib/records/use-remove.ts';
import { useTimeZone } from '../../lib/session.ts';
import { useFilters } from '../../lib/use-filters.ts';
import { SupplierCard } from './supplier-card.tsx';
import { SupplierDialog } from './supplier-dialog.tsx';

const ORDERS = { name: 'Name', '-created_at': 'Newest first', specialty: 'Specialty' };

export function SupplierDirectory() {
  const { values, set } = useFilters(['q', 'sort'] as const);
  const list = useList(suppliers, listInput(values));
  const remove = useRemove(suppliers, 'Supplier Deleted');
  const edited = useEdited<Supplier>(suppliers);
  const timeZone = useTimeZone();
  const search = useCallback((text: string) => set('q', text), [set]);
  const all = list.data;

  return (
    <Page
      title="Supplier Directory"
      actions={
        <Button variant="primary" onClick={edited.add}>
          <Plus aria-hidden className="size-5" />
          Add Supplier
        </Button>
      }
    >
      {(values.q !== '' || (all && all.length > 0)) && (
        <div className="mb-5 grid gap-3 sm:grid-cols-[1fr_14rem]">
          <SearchBox label="Search suppliers" value={values.q} onChange={search} />
          <Select
            aria-label="Order"
            value={values.sort || 'name'}
            disabled={values.q !== ''}
            onChange={(event) => set('sort', event.target.value)}
          >
            {Object.entries(ORDERS).map(([order, label]) => (
              <option key={order} value={order}>
                {label}
              </option>
            ))}
          </Select>
        </div>
      )}
      <ListState
        query={list}
        empty={
          values.q !== '' ? (
            <Empty title="No suppliers match that" hint="Try another name, specialty or suburb." />
          ) : (
            <Empty
              title="No Suppliers Yet"
              hint="Keep the people you buy from, and what they are good for, in one place."
              say="Add supplier Rexel Unanderra, electrical wholesale, 02 7010 4511"
              action={
                <Button variant="primary" onClick={edited.add}>
                  Add Your First Supplier
                </Button>
              }
            />
          )
        }
      >
        <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {all?.map((supplier) => (
            <SupplierCard
              key={supplier.id}
              supplier={supplier}
              timeZone={timeZone}
              onEdit={() => edited.edit(supplier)}
              onDelete={() => remove.mutate(supplier)}
            />
          ))}
        </ul>
      </ListState>
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
