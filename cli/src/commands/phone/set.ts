import { setOwnerPhone } from '@smoko/contract';
import { oneLine } from '../../term/clean.ts';
import { operationCommand } from '../operation.ts';

export const { configure } = operationCommand({
  operation: setOwnerPhone,
  args: [{ field: 'phone', syntax: '<number>', about: 'your own mobile: its texts are orders to the assistants' }],
  print: ({ phone }, context) =>
    context.print(`A code was texted to ${oneLine(phone)}. Then: smoko phone confirm CODE`),
});
