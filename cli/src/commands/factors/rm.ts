import { removeFactor } from '@smoko/contract';
import { operationCommand } from '../operation.ts';

export const { configure } = operationCommand({
  operation: removeFactor,
  args: [{ field: 'id', syntax: '<id>', about: 'as shown by: smoko account factors list' }],
  print: (_, context) => context.print('Removed. You are signed out everywhere else.'),
});
