import { type Correspondence, listCorrespondence } from '@smoko/contract';
import { contacts } from '../../tables/contacts.ts';
import { formatMoment } from '../../term/format.ts';
import { listCommand } from '../list-of.ts';

export const { configure } = listCommand<Correspondence>({
  operation: listCorrespondence,
  empty: 'Nobody wrote or was written to yet.',
  filtered: 'Nobody matches.',
  naming: (session) => ({ ...contacts(session), unread: { about: 'with something you have not read' } }),
  columns: [
    { title: 'Id', value: ({ id }) => id, dropOrder: 3 },
    { title: 'With', value: ({ contact }) => contact.name, shrinkTo: 10 },
    { title: 'Address', value: ({ address }) => address, shrinkTo: 10, dropOrder: 2 },
    { title: 'Unread', value: ({ unread }) => (unread > 0 ? String(unread) : ''), align: 'right' },
    { title: 'When', value: ({ updated_at }) => formatMoment(updated_at), dropOrder: 1 },
    { title: 'Last', value: ({ last }) => `${last.direction === 'in' ? '<' : '>'} ${last.text}`, shrinkTo: 20 },
  ],
});
