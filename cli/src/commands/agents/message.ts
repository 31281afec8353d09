import { getAgentMessage } from '@smoko/contract';
import { clean } from '../../term/clean.ts';
import { formatMoment } from '../../term/format.ts';
import { operationCommand } from '../operation.ts';

export const { configure } = operationCommand({
  operation: getAgentMessage,
  args: [{ field: 'id', syntax: '<id>', about: 'as shown by: smoko agents messages' }],
  print: ({ agent, created_at, content }, context) => {
    context.print(`${context.style('bold', agent)} ${context.style('dim', formatMoment(created_at))}`);
    context.print(clean(content));
  },
});
