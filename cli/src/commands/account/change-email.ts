import { changeEmail } from '@smoko/contract';
import { oneLine } from '../../term/clean.ts';
import { operationCommand } from '../operation.ts';

export const { configure } = operationCommand({
  operation: changeEmail,
  args: [{ field: 'email', syntax: '<email>', about: 'your new address' }],
  print: (_, context, { email }) =>
    context.print(`A link was mailed to ${oneLine(String(email))}. The address changes when you open it.`),
});
