import { resendVerification } from '@smoko/contract';
import { operationCommand } from '../operation.ts';

export const { configure } = operationCommand({
  operation: resendVerification,
  print: (_, context) => context.print('Unless your address is confirmed already, the link is in your mailbox.'),
});
