import { getInboxTotals } from '@smoko/contract';
import { operationCommand } from '../operation.ts';

export const { configure } = operationCommand({
  operation: getInboxTotals,
  print: ({ unread }, context) => context.print(unread === 0 ? 'Nothing unread.' : `${unread} unread.`),
});
