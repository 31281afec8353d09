import { addOptOut } from '@smoko/contract';
import { oneLine } from '../../term/clean.ts';
import { operationCommand } from '../operation.ts';

export const { configure } = operationCommand({
  operation: addOptOut,
  args: [{ field: 'address', syntax: '<address>', about: 'a mobile number or an e-mail address' }],
  naming: () => ({ channel: { about: 'left out: told by the address' } }),
  complete: (input) => ({ channel: String(input.address).includes('@') ? 'email' : 'sms', ...input }),
  print: ({ address, channel }, context) =>
    context.print(`Noted: ${oneLine(address)} wants no more ${channel === 'sms' ? 'texts' : 'commercial e-mails'}.`),
});
