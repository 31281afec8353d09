import { removeOptOut } from '@smoko/contract';
import { operationCommand } from '../operation.ts';

export const { configure } = operationCommand({
  operation: removeOptOut,
  args: [{ field: 'id', syntax: '<id>', about: 'as shown by: smoko opt-outs list' }],
  print: (_, context) => context.print('Noted: messages are welcome again.'),
});
