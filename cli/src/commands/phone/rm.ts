import { removeOwnerPhone } from '@smoko/contract';
import { operationCommand } from '../operation.ts';

export const { configure } = operationCommand({
  operation: removeOwnerPhone,
  print: (_, context) => context.print('Forgotten: its texts are no orders any more.'),
});
