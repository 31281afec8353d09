import { type Factor, listFactors } from '@smoko/contract';
import { formatMoment } from '../../term/format.ts';
import { listCommand } from '../list-of.ts';

export const { configure } = listCommand<Factor>({
  operation: listFactors,
  empty: 'Your password alone signs you in.',
  columns: [
    { title: 'Id', value: ({ id }) => id },
    { title: 'Name', value: ({ friendly_name }) => friendly_name, shrinkTo: 12 },
    { title: 'Kind', value: ({ factor_type, phone }) => (factor_type === 'totp' ? 'app' : `phone ${phone}`) },
    { title: 'Status', value: ({ status }) => (status === 'verified' ? '' : 'not verified') },
    {
      title: 'Last used',
      value: ({ last_used_at }) => (last_used_at ? formatMoment(last_used_at) : '-'),
      dropOrder: 1,
    },
  ],
});
