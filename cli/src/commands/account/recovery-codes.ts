import { newRecoveryCodes } from '@smoko/contract';
import { printRecoveryCodes } from '../factors/recovery-codes.ts';
import { operationCommand } from '../operation.ts';

export const { configure } = operationCommand({
  operation: newRecoveryCodes,
  print: ({ recovery_codes }, context) => printRecoveryCodes(context, recovery_codes),
});
