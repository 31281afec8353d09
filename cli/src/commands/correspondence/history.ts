import { messageHistory, type WireOutput } from '@smoko/contract';
import { contacts } from '../../tables/contacts.ts';
import { formatMoment, formatStatus } from '../../term/format.ts';
import { listCommand } from '../list-of.ts';

type Entry = WireOutput<typeof messageHistory>['data'][number];

export const { configure } = listCommand<Entry>({
  operation: messageHistory,
  empty: 'No messages yet.',
  filtered: 'No messages with them, or about it.',
  naming: (session) => ({
    ...contacts(session),
    correspondence_id: { flag: 'correspondence', about: 'as shown by: smoko correspondence list' },
  }),
  columns: [
    { title: 'When', value: ({ at }) => formatMoment(at), dropOrder: 1 },
    { title: 'With', value: (one) => (one.direction === 'in' ? one.message.from : one.message.to), shrinkTo: 10 },
    { title: 'Way', value: ({ direction }) => direction },
    { title: 'Status', value: ({ message }) => formatStatus(message.status), dropOrder: 2 },
    { title: 'Message', value: ({ message }) => message.subject ?? message.body, shrinkTo: 20 },
  ],
});
