import { getApprovalTotals } from '@smoko/contract';
import { operationCommand } from '../operation.ts';

export const { configure } = operationCommand({
  operation: getApprovalTotals,
  print: ({ pending }, context) =>
    context.print(pending === 0 ? 'Nothing waits for your yes.' : `${pending} wait for your yes: smoko approvals list`),
});
