import { confirmOwnerPhone } from '@smoko/contract';
import { oneLine } from '../../term/clean.ts';
import { operationCommand } from '../operation.ts';

export const { configure } = operationCommand({
  operation: confirmOwnerPhone,
  args: [{ field: 'code', syntax: '<code>', about: 'the six digits of the text' }],
  print: ({ phone }, context) => context.print(`Confirmed: what ${oneLine(phone)} texts are orders now.`),
});
