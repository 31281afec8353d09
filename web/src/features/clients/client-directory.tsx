import { type Client, clients } from '@smoko/contract';
import { Directory } from '../../components/lists/directory.tsx';
import { ClientCard } from './client-card.tsx';
import { ClientDialog } from './client-dialog.tsx';
import { beforeDeleting } from './on-file.ts';

const ORDERS = { name: 'Name', '-created_at': 'Newest first', due_date: 'Due soonest', '-budget': 'Biggest budget' };

export const ClientDirectory = () => (
  <Directory<typeof clients, Client>
    table={clients}
    noun="Client"
    orders={ORDERS}
    none={{
      hint: 'Keep names, numbers and addresses in one place.',
      say: 'Add Priya Sharma, 0491 570 156, 8 Harris St Parramatta',
    }}
    tryInstead="Try another name, e-mail or suburb."
    beforeDeleting={beforeDeleting}
    card={(client, acts) => <ClientCard client={client} {...acts} />}
    dialog={(client, acts) => <ClientDialog client={client} {...acts} />}
  />
);
