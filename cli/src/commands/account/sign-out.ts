import { endSession } from '@smoko/contract';
import { operationCommand } from '../operation.ts';

export const { configure } = operationCommand({
  operation: endSession,
  args: [{ field: 'id', syntax: '<id>', about: 'as shown by: smoko account sessions' }],
  print: (_, context) => context.print('Signed out there.'),
});
