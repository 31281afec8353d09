import { listOptOuts, type OptOut } from '@smoko/contract';
import { contacts } from '../../tables/contacts.ts';
import { formatMoment } from '../../term/format.ts';
import { listCommand } from '../list-of.ts';

export const { configure } = listCommand<OptOut>({
  operation: listOptOuts,
  empty: 'Nobody asked for no more messages.',
  naming: contacts,
  columns: [
    { title: 'Id', value: (one) => one.id },
    { title: 'Address', value: (one) => one.address, shrinkTo: 12 },
    { title: 'No more', value: (one) => (one.channel === 'sms' ? 'texts' : 'e-mails') },
    { title: 'Since', value: (one) => formatMoment(one.created_at), dropOrder: 1 },
    { title: 'Words', value: (one) => one.words ?? '', shrinkTo: 10, dropOrder: 2 },
  ],
});
