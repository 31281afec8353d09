import { assistantName, listReceipts, type Receipt } from '@smoko/contract';
import { formatMoment, formatStatus } from '../../term/format.ts';
import { listCommand } from '../list-of.ts';

export const { configure } = listCommand<Receipt>({
  operation: listReceipts,
  empty: 'The assistants did nothing yet.',
  filtered: 'The assistants did nothing like that.',
  naming: () => ({
    entity: { about: 'the kind of record' },
    thread_id: { flag: 'thread', about: 'as shown by: smoko threads list' },
    record_id: { flag: 'record', about: 'the id of what was touched' },
    run_id: { flag: 'run' },
  }),
  columns: [
    { title: 'Id', value: ({ id }) => id },
    { title: 'When', value: ({ created_at }) => formatMoment(created_at), dropOrder: 2 },
    { title: 'Who', value: ({ assistant }) => assistantName(assistant), dropOrder: 1 },
    { title: 'What', value: ({ summary }) => summary, shrinkTo: 20 },
    { title: 'Status', value: (receipt) => formatStatus(receipt.status) },
  ],
});
