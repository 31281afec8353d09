import { listOutbox, type OutboxItem } from '@smoko/contract';
import { contacts } from '../../tables/contacts.ts';
import { formatMoment, formatStatus } from '../../term/format.ts';
import { listCommand } from '../list-of.ts';

export const { configure } = listCommand<OutboxItem>({
  operation: listOutbox,
  empty: 'No messages.',
  naming: contacts,
  columns: [
    { title: 'Id', value: (item) => item.id },
    { title: 'To', value: (item) => item.to, shrinkTo: 10 },
    { title: 'Written', value: (item) => formatMoment(item.created_at), dropOrder: 1 },
    { title: 'Status', value: (item) => formatStatus(item.status) },
    { title: 'Message', value: (item) => item.subject ?? item.body, shrinkTo: 20 },
  ],
});
