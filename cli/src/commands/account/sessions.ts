import { listSessions, type SessionInfo } from '@smoko/contract';
import { formatMoment } from '../../term/format.ts';
import { listCommand } from '../list-of.ts';

export const { configure } = listCommand<SessionInfo>({
  operation: listSessions,
  plural: 'sessions',
  columns: [
    { title: 'Id', value: ({ id }) => id },
    { title: 'Where', value: ({ device, current }) => `${device}${current ? ' (this one)' : ''}`, shrinkTo: 12 },
    { title: 'Since', value: ({ created_at }) => formatMoment(created_at), dropOrder: 1 },
    { title: 'Last used', value: ({ last_used_at }) => formatMoment(last_used_at), dropOrder: 2 },
  ],
});
