import { type Approval, assistantName, listApprovals } from '@smoko/contract';
import { formatMoment, formatStatus } from '../../term/format.ts';
import { listCommand } from '../list-of.ts';

export const { configure } = listCommand<Approval>({
  operation: listApprovals,
  empty: 'Nothing waits for your yes.',
  filtered: 'No approvals match.',
  naming: () => ({ status: { about: 'left out: what waits' }, entity: { about: 'the kind of record' } }),
  defaults: { status: 'pending' },
  columns: [
    { title: 'Code', value: ({ code }) => code },
    { title: 'Who', value: ({ assistant }) => assistantName(assistant) },
    { title: 'What', value: ({ summary }) => summary, shrinkTo: 20 },
    { title: 'Until', value: ({ expires_at }) => formatMoment(expires_at), dropOrder: 2 },
    { title: 'Status', value: ({ status }) => formatStatus(status), dropOrder: 1 },
  ],
});
