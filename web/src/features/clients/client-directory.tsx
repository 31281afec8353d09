import { type Client, clients } from '@smoko/contract';
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
import { ClientCard } from './client-card.tsx';
import { ClientDialog } from './client-dialog.tsx';

const ORDERS = { name: 'Name', '-created_at': 'Newest first', due_date: 'Due soonest', '-budget': 'Biggest budget' };

export function ClientDirectory() {
  const filters = useFilters(['q', 'sort'] as const);
  const { values } = filters;
  const sort = oneOf(ORDERS, values.sort);
  const list = useList(clients, listInput({ q: values.q, sort }));
  const remove = useRemove(clients, 'Client Deleted');
  const edited = useEdited<Client>(clients);
  const timeZone = useTimeZone();

  return (
    <Page
      title="Client Directory"
      actions={
        <>
          <ListFiles path="clients" importable />
          <AddButton onClick={edited.add}>Add Client</AddButton>
        </>
      }
    >
      <RecordList
        query={list}
        filtered={values.q !== ''}
        filters={<ListFilters search="Search clients" filters={filters} orders={ORDERS} first="name" />}
        noMatch={{ title: 'No clients match that', hint: 'Try another name, e-mail or suburb.' }}
        none={{
          title: 'No Clients Yet',
          hint: 'Keep names, numbers and addresses in one place.',
          say: 'Add Priya Sharma, 0491 570 156, 8 Harris St Parramatta',
        }}
        add={{ label: 'Add Your First Client', onClick: edited.add }}
      >
        <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {list.data?.map((client) => (
            <ClientCard
              key={client.id}
              client={client}
              timeZone={timeZone}
              onEdit={() => edited.edit(client)}
              onDelete={() => remove.mutate(client)}
            />
          ))}
        </ul>
      </RecordList>
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
