import { listModelUses, type ModelUse } from '@smoko/contract';
import { formatMoment } from '../../term/format.ts';
import { listCommand } from '../list-of.ts';
import { formatCost } from './print.ts';

const WHAT: Readonly<Record<ModelUse['what'], string>> = {
  turn: 'turn',
  inbound: 'message',
  text: 'text',
  test: 'test',
};

export const { configure } = listCommand<ModelUse>({
  operation: listModelUses,
  empty: 'A chosen model has answered nothing yet.',
  filtered: 'That turn took nothing.',
  naming: () => ({ run_id: { flag: 'run', about: 'only of this turn' } }),
  columns: [
    { title: 'When', value: ({ created_at }) => formatMoment(created_at) },
    { title: 'What', value: ({ what }) => WHAT[what] },
    { title: 'Model', value: ({ model }) => model, shrinkTo: 10, dropOrder: 2 },
    { title: 'Read', value: ({ input_tokens }) => String(input_tokens), align: 'right' },
    { title: 'Written', value: ({ output_tokens }) => String(output_tokens), align: 'right' },
    { title: 'Cost', value: ({ cost }) => (cost === null ? '-' : formatCost(cost)), align: 'right' },
    { title: 'Taken over', value: ({ stood_in }) => stood_in ?? '', shrinkTo: 15, dropOrder: 1 },
  ],
});
