import { assistantName, type Draft, listDrafts } from '@smoko/contract';
import { formatMoment, formatStatus } from '../../term/format.ts';
import { listCommand } from '../list-of.ts';

export const { configure } = listCommand<Draft>({
  operation: listDrafts,
  empty: 'There is no draft to check.',
  filtered: 'No drafts match.',
  naming: () => ({
    status: { about: 'left out: what is open' },
    thread_id: { flag: 'thread', about: 'of one conversation' },
  }),
  defaults: { status: 'open' },
  columns: [
    { title: 'Id', value: ({ id }) => id },
    { title: 'Who', value: ({ assistant }) => assistantName(assistant), dropOrder: 1 },
    { title: 'What', value: ({ summary }) => summary, shrinkTo: 20 },
    { title: 'Until', value: ({ expires_at }) => formatMoment(expires_at), dropOrder: 3 },
    { title: 'Status', value: ({ status }) => formatStatus(status), dropOrder: 2 },
  ],
});
