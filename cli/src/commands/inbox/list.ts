import { type InboxItem, listInbox } from '@smoko/contract';
import { contacts } from '../../tables/contacts.ts';
import { formatMoment } from '../../term/format.ts';
import { listCommand } from '../list-of.ts';

export const { configure } = listCommand<InboxItem>({
  operation: listInbox,
  empty: 'No messages yet.',
  filtered: 'No messages match.',
  naming: (session) => ({
    ...contacts(session),
    unread: { about: 'those you have not read' },
    correspondence_id: { flag: 'correspondence', about: 'as shown by: smoko correspondence list' },
  }),
  columns: [
    { title: 'Id', value: (item) => item.id },
    { title: 'From', value: (item) => item.contact.name, shrinkTo: 10 },
    { title: 'Received', value: (item) => formatMoment(item.received_at), dropOrder: 2 },
    { title: 'New', value: (item) => (item.read_at ? '' : 'new'), dropOrder: 1 },
    { title: 'Message', value: (item) => item.summary ?? item.body, shrinkTo: 20 },
  ],
});
