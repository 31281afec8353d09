import { keepAccount } from '@smoko/contract';
import { operationCommand } from '../operation.ts';

export const { configure } = operationCommand({
  operation: keepAccount,
  print: (_, context) => context.print('Your account stays.'),
});
