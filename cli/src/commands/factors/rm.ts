import { removeFactor } from '@smoko/contract';
import { ownerCommand } from '../account/owner-command.ts';

export const { configure } = ownerCommand({
  operation: removeFactor,
  args: [{ field: 'id', syntax: '<id>', about: 'as shown by: smoko account factors list' }],
  print: (_, context) => context.print('Removed. You are signed out everywhere else.'),
});
