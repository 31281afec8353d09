import { listUpdates, type Update } from '@smoko/contract';
import { formatMoment } from '../../term/format.ts';
import { listCommand } from '../list-of.ts';

export const { configure } = listCommand<Update>({
  operation: listUpdates,
  empty: 'The assistants did nothing yet.',
  filtered: 'The assistants did nothing like that.',
  naming: () => ({ agent_name: { flag: 'agent' }, job_number: { flag: 'job', about: 'the number of a job' } }),
  columns: [
    { title: 'When', value: ({ created_at }) => formatMoment(created_at), dropOrder: 1 },
    { title: 'Who', value: ({ agent_name }) => agent_name },
    { title: 'Job', value: ({ job_number }) => job_number ?? '-', dropOrder: 2 },
    { title: 'What', value: ({ action_taken }) => action_taken, shrinkTo: 20 },
    { title: 'Id', value: ({ id }) => id, dropOrder: 3 },
  ],
});
