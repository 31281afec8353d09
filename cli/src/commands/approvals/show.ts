import { assistantName, getApproval } from '@smoko/contract';
import { oneLine } from '../../term/clean.ts';
import { printDetails } from '../../term/details.ts';
import { formatMoment, formatStatus } from '../../term/format.ts';
import { operationCommand } from '../operation.ts';
import { APPROVAL } from './find.ts';

export const { configure } = operationCommand({
  operation: getApproval,
  args: [APPROVAL],
  print: (approval, context) => {
    const waits = approval.status === 'pending';
    context.print(context.style('bold', oneLine(approval.summary)));
    printDetails(context, [
      ['Wanted by', assistantName(approval.assistant)],
      ['What', approval.details.join('\n')],
      [
        'Status',
        waits ? `waits for your yes until ${formatMoment(approval.expires_at)}` : formatStatus(approval.status),
      ],
      ['Decided by', approval.decided_by ?? ''],
      ['Failed', approval.error ?? ''],
      ['Because of', approval.inbox_id ? `smoko inbox show ${approval.inbox_id}` : ''],
      ['Say yes', waits ? `smoko approvals approve ${approval.code}` : ''],
      ['Say no', waits ? `smoko approvals reject ${approval.code}` : ''],
    ]);
  },
});
