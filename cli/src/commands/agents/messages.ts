import { type AgentMessage, listAgentMessages } from '@smoko/contract';
import { formatMoment } from '../../term/format.ts';
import { listCommand } from '../list-of.ts';
import { MESSAGE_FILTERS } from './message-filters.ts';

export const { configure } = listCommand<AgentMessage>({
  operation: listAgentMessages,
  empty: 'They wrote nothing yet.',
  filtered: 'They wrote nothing like that.',
  naming: MESSAGE_FILTERS,
  columns: [
    { title: 'Id', value: ({ id }) => id, dropOrder: 2 },
    { title: 'When', value: ({ created_at }) => formatMoment(created_at), dropOrder: 1 },
    { title: 'Who', value: ({ agent }) => agent },
    { title: 'Message', value: ({ content }) => content, shrinkTo: 20 },
  ],
});
