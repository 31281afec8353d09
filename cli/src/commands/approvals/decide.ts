import { decideApproval } from '@smoko/contract';
import { receiptLine } from '../../chat/cards.ts';
import { CliError } from '../../exit.ts';
import { oneLine } from '../../term/clean.ts';
import { operationCommand } from '../operation.ts';
import { APPROVAL } from './find.ts';

/** `smoko approvals approve|reject ID` */
export const decideCommand = (decision: 'approve' | 'reject') =>
  operationCommand({
    operation: decideApproval,
    args: [APPROVAL],
    naming: () => ({ decision: { hidden: true } }),
    complete: (input) => ({ ...input, decision }),
    call: async (session, input) => {
      const answer = await session.api.call(decideApproval, input);
      const { status, error, summary } = answer;
      if (status === 'failed') throw new CliError(`It could not be done: ${oneLine(error ?? summary)}`);
      return answer;
    },
    print: ({ summary, receipt }, context) => {
      context.print(`${decision === 'approve' ? 'Approved' : 'Rejected'}: ${oneLine(summary)}`);
      if (!receipt) return;
      const { id: receipt_id, ...done } = receipt;
      context.print(receiptLine({ ...done, receipt_id }, context.style));
    },
  });
