import { type Automation, listAutomations } from '@smoko/contract';
import { formatMoment } from '../../term/format.ts';
import { listCommand } from '../list-of.ts';

export const { configure } = listCommand<Automation>({
  operation: listAutomations,
  empty: 'Nothing can go out by itself.',
  columns: [
    { title: 'Name', value: (one) => one.kind },
    { title: 'On', value: (one) => (one.enabled ? 'on' : 'off') },
    { title: 'Mode', value: (one) => one.mode },
    { title: 'Next', value: (one) => (one.next_run_at ? formatMoment(one.next_run_at) : '-'), dropOrder: 1 },
    { title: 'Rule', value: (one) => one.rule, shrinkTo: 20, dropOrder: 2 },
  ],
});
