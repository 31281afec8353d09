import { type AgentFeedback, listAgentFeedback } from '@smoko/contract';
import { formatMoment } from '../../term/format.ts';
import { listCommand } from '../list-of.ts';

export const { configure } = listCommand<AgentFeedback>({
  operation: listAgentFeedback,
  empty: 'No ratings yet.',
  filtered: 'No ratings match.',
  naming: () => ({ agent_name: { flag: 'agent' } }),
  columns: [
    { title: 'When', value: ({ created_at }) => formatMoment(created_at), dropOrder: 1 },
    { title: 'Who', value: ({ agent_name }) => agent_name },
    { title: 'Rating', value: ({ rating }) => `${rating} of 5` },
    { title: 'Comment', value: ({ comment }) => comment ?? '', shrinkTo: 20 },
  ],
});
