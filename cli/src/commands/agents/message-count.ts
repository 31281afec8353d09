import { countAgentMessages } from '@smoko/contract';
import { printDetails } from '../../term/details.ts';
import { operationCommand } from '../operation.ts';
import { MESSAGE_FILTERS } from './message-filters.ts';

export const { configure } = operationCommand({
  operation: countAgentMessages,
  naming: MESSAGE_FILTERS,
  print: ({ shown, total, agents }, context) =>
    printDetails(context, [
      ...Object.entries(agents).map(([name, count]): [string, string] => [name, String(count)]),
      ['These', String(shown)],
      ['All', String(total)],
    ]),
});
