import { listAutomationRuns, type WireOutput } from '@smoko/contract';
import { formatDay, formatMoment } from '../../term/format.ts';
import { listCommand } from '../list-of.ts';

type Run = WireOutput<typeof listAutomationRuns>['data'][number];

export const { configure } = listCommand<Run>({
  operation: listAutomationRuns,
  empty: 'None ran yet.',
  filtered: 'It did not run yet.',
  naming: () => ({ kind: { flag: 'name', about: 'which one' } }),
  columns: [
    { title: 'Ran', value: ({ created_at }) => formatMoment(created_at), dropOrder: 1 },
    { title: 'Name', value: ({ kind }) => kind },
    { title: 'For', value: ({ day }) => formatDay(day) },
    { title: 'Written', value: ({ written }) => String(written), align: 'right' },
    { title: 'Held', value: ({ held }) => String(held), align: 'right' },
  ],
});
