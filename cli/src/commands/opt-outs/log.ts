import { listConsentLog, type WireOutput } from '@smoko/contract';
import { formatMoment, formatStatus } from '../../term/format.ts';
import { listCommand } from '../list-of.ts';

type Entry = WireOutput<typeof listConsentLog>['data'][number];

export const { configure } = listCommand<Entry>({
  operation: listConsentLog,
  empty: 'Nobody said stop or start yet.',
  filtered: 'Nobody like that said stop or start.',
  columns: [
    { title: 'When', value: ({ created_at }) => formatMoment(created_at) },
    { title: 'Address', value: ({ address }) => address, shrinkTo: 12 },
    { title: 'Said', value: ({ event }) => (event === 'opt_out' ? 'no more' : 'welcome again') },
    { title: 'How', value: ({ source }) => formatStatus(source), dropOrder: 1 },
    { title: 'Words', value: ({ words }) => words ?? '', shrinkTo: 10, dropOrder: 2 },
  ],
});
