import { newRecoveryCodes } from '@smoko/contract';
import { printRecoveryCodes } from '../factors/recovery-codes.ts';
import { ownerCommand } from './owner-command.ts';

export const { configure } = ownerCommand({
  operation: newRecoveryCodes,
  print: ({ recovery_codes }, context) => printRecoveryCodes(context, recovery_codes),
});
