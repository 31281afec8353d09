import {
  type Approval,
  assistantName,
  daysAgo,
  decideApproval,
  getApproval,
  getApprovalTotals,
  listApprovals,
} from '@smoko/contract';
import { receiptLine } from '../chat/cards.ts';
import type { CommandGroup } from '../command-kinds/command.ts';
import { listCommand } from '../command-kinds/list.ts';
import { operationCommand } from '../command-kinds/operation.ts';
import { CliError } from '../exit.ts';
import { pagesOf } from '../output/pages.ts';
import type { Session } from '../session/session.ts';
import { shortId } from '../tables/short-id.ts';
import { byId } from '../tables/whole-id.ts';
import { oneLine } from '../term/clean.ts';
import { printDetails } from '../term/details.ts';
import { formatMoment, formatShortMoment, formatStatus } from '../term/format.ts';

/** `smoko approvals approve|reject ID` */
const decideCommand = (decision: 'approve' | 'reject') =>
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

/** How long it waits; nothing once it does not. */
const asked = (days: number | null): string => (days === null ? '' : daysAgo(days));

/** The argument that names an approval. */
const APPROVAL = {
  field: 'id',
  syntax: '<id>',
  about: 'its id, or its code of four digits',
  resolve: findId,
} as const;

export const approvalsCommands: CommandGroup = {
  commands: {
    list: {
      summary: 'list what waits for your yes',
      examples: ['smoko approvals list', 'smoko approvals list --status approved'],
      ...listCommand<Approval>({
        operation: listApprovals,
        empty: 'Nothing waits for your yes.',
        filtered: 'No approvals match.',
        naming: () => ({ status: { about: 'left out: what waits' }, entity: { about: 'the kind of record' } }),
        defaults: { status: 'pending' },
        columns: [
          { title: 'Code', value: ({ code }) => code },
          { title: 'Who', value: ({ assistant }) => assistantName(assistant) },
          { title: 'What', value: ({ summary }) => summary, shrinkTo: 20 },
          { title: 'Asked', value: ({ waiting_days }) => asked(waiting_days), dropOrder: 3 },
          {
            title: 'Until',
            value: ({ expires_at }) => (expires_at ? formatShortMoment(expires_at) : 'you decide'),
            dropOrder: 2,
          },
          { title: 'Status', value: ({ status }) => formatStatus(status), dropOrder: 1 },
        ],
      }),
    },
    show: {
      summary: 'show what exactly would be done',
      examples: ['smoko approvals show 4821'],
      ...operationCommand({
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
              waits
                ? `waits for your yes until ${approval.expires_at ? formatMoment(approval.expires_at) : 'you decide'}`
                : formatStatus(approval.status),
            ],
            ['Asked', asked(approval.waiting_days)],
            ['Replaced by', approval.replaced_with ?? ''],
            ['Decided by', approval.decided_by ?? ''],
            ['Failed', approval.error ?? ''],
            ['Because of', approval.inbox_id ? `smoko inbox show ${shortId(approval.inbox_id)}` : ''],
            ['Say yes', waits ? `smoko approvals approve ${approval.code}` : ''],
            ['Say no', waits ? `smoko approvals reject ${approval.code}` : ''],
          ]);
        },
      }),
    },
    approve: {
      summary: 'say yes: it is done at once',
      examples: ['smoko approvals approve 4821'],
      ...decideCommand('approve'),
    },
    reject: {
      summary: 'say no: it is not done',
      examples: ['smoko approvals reject 4821'],
      ...decideCommand('reject'),
    },
    totals: {
      summary: 'count what waits for your yes',
      examples: ['smoko approvals totals'],
      ...operationCommand({
        operation: getApprovalTotals,
        print: ({ pending }, context) =>
          context.print(
            pending === 0 ? 'Nothing waits for your yes.' : `${pending} wait for your yes: smoko approvals list`,
          ),
      }),
    },
  },
};

/** Accepts the short code of the SMS, or a part of the id, instead of the id. */
async function findId(session: Session, given: string): Promise<string> {
  if (!/^\d{1,8}$/.test(given)) return approvalId(session, given);
  const fetchPage = (page: object) => session.api.call(listApprovals, { status: 'pending', ...page });
  for await (const { data } of pagesOf<Approval>(fetchPage, { limit: 0, all: true })) {
    const found = data.find(({ code }) => code === given);
    if (found) return found.id;
  }
  // decided, expired or replaced: the server says which
  const { data } = await session.api.call(listApprovals, { limit: 100 });
  const over = data.find(({ code }) => code === given);
  if (over) return over.id;
  // a part of an id may be of digits alone
  return approvalId(session, given).catch(() => {
    throw new CliError(`Nothing with the code ${given} waits for your yes. See: smoko approvals list`);
  });
}

const approvalId = byId({ list: listApprovals, noun: 'approval', see: 'smoko approvals list' });
