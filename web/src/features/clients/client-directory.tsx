import { type Client, clients } from '@smoko/contract';
import { Directory } from '../../components/lists/directory.tsx';
import { useCountry } from '../../lib/country.ts';
import { CLIENT_BULK } from './bulk.ts';
import { ClientCard } from './client-card.tsx';
import { ClientDialog } from './client-dialog.tsx';
import { beforeDeleting } from './on-file.ts';

const ORDERS = { name: 'Name', '-created_at': 'Newest first', due_date: 'Due soonest', '-budget': 'Biggest budget' };

const SAY = {
  AU: 'Add Priya Sharma, 0491 570 156, 8 Harris St Parramatta',
  NZ: 'Add Priya Sharma, 022 555 0177, 8 Harris St Tauranga',
};

export function ClientDirectory() {
  const country = useCountry();
  return (
    <Directory<typeof clients, Client>
      table={clients}
      noun="Client"
      orders={ORDERS}
      none={{ hint: 'Keep names, numbers and addresses in one place.', say: SAY[country] }}
      tryInstead="Try another name, email or suburb."
      bulk={CLIENT_BULK}
      beforeDeleting={beforeDeleting}
      card={(client, acts) => <ClientCard client={client} {...acts} />}
      dialog={(client, acts) => <ClientDialog client={client} {...acts} />}
    />
  );
}
