import { type Client, clients } from '@smoko/contract';
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
import { ClientCard } from './client-card.tsx';
import { ClientDialog } from './client-dialog.tsx';

const ORDERS = { name: 'Name', '-created_at': 'Newest first', due_date: 'Due soonest', '-budget': 'Biggest budget' };

export function ClientDirectory() {
  const { values, set } = useFilters(['q', 'sort'] as const);
  const list = useList(clients, listInput(values));
  const remove = useRemove(clients, 'Client Deleted');
  const edited = useEdited<Client>(clients);
  const timeZone = useTimeZone();
  const search = useCallback((text: string) => set('q', text), [set]);
  const all = list.data;

  return (
    <Page
      title="Client Directory"
      actions={
        <Button variant="primary" onClick={edited.add}>
          <Plus aria-hidden className="size-5" />
          Add Client
        </Button>
      }
    >
      {(values.q !== '' || (all && all.length > 0)) && (
        <div className="mb-5 grid gap-3 sm:grid-cols-[1fr_14rem]">
          <SearchBox label="Search clients" value={values.q} onChange={search} />
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
            <Empty title="No clients match that" hint="Try another name, e-mail or suburb." />
          ) : (
            <Empty
              title="No Clients Yet"
              hint="Keep names, numbers and addresses in one place."
              say="Add Priya Sharma, 0491 570 156, 8 Harris St Parramatta"
              action={
                <Button variant="primary" onClick={edited.add}>
                  Add Your First Client
                </Button>
              }
            />
          )
        }
      >
        <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {all?.map((client) => (
            <ClientCard
              key={client.id}
              client={client}
              timeZone={timeZone}
              onEdit={() => edited.edit(client)}
              onDelete={() => remove.mutate(client)}
            />
          ))}
        </ul>
      </ListState>
      {edited.open && (
        <ClientDialog
          key={edited.key}
          client={edited.record}
          onClose={edited.close}
          onReload={() => void edited.reload()}
        />
      )}
    </Page>
  );
}
