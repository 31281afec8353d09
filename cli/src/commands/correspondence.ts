import { type Correspondence, listCorrespondence, messageHistory } from '@smoko/contract';
import type { CommandGroup } from '../command-kinds/command.ts';
import { listCommand } from '../command-kinds/list.ts';
import { contacts } from '../tables/contacts.ts';
import { MESSAGES, type MessageEntry } from '../tables/messages.ts';
import { shortId } from '../tables/short-id.ts';
import { formatShortMoment } from '../term/format.ts';
import { keptNote } from '../term/outbox-line.ts';

export const correspondenceCommands: CommandGroup = {
  commands: {
    list: {
      summary: 'list who wrote or was written to',
      examples: ['smoko correspondence list'],
      ...listCommand<Correspondence>({
        operation: listCorrespondence,
        empty: 'Nobody wrote or was written to yet.',
        filtered: 'Nobody matches.',
        naming: (session) => ({ ...contacts(session), unread: { about: 'with something you have not read' } }),
        columns: [
          { title: 'Id', value: ({ id }) => shortId(id), dropOrder: 3 },
          { title: 'With', value: ({ contact }) => contact.name, shrinkTo: 10 },
          { title: 'Address', value: ({ address }) => address, shrinkTo: 10, dropOrder: 2 },
          { title: 'Unread', value: ({ unread }) => (unread > 0 ? String(unread) : ''), align: 'right' },
          { title: 'When', value: ({ updated_at }) => formatShortMoment(updated_at), dropOrder: 1 },
          { title: 'Last', value: ({ last }) => `${last.direction === 'in' ? '<' : '>'} ${last.text}`, shrinkTo: 20 },
        ],
      }),
    },
    history: {
      summary: 'show what was written with one person, or about one job',
      examples: ['smoko correspondence history --client "Dave Wilson"'],
      ...listCommand<MessageEntry>({
        operation: messageHistory,
        empty: 'No messages yet.',
        filtered: 'No messages with them, or about it.',
        beneath: (one) => (one.direction === 'out' ? keptNote(one.message) : null),
        naming: (session) => ({
          ...contacts(session),
          correspondence_id: { flag: 'correspondence', about: 'as shown by: smoko correspondence list' },
        }),
        columns: MESSAGES,
      }),
    },
  },
};
