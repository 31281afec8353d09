import type { TurnContext } from '@smoko/agents';
import { AppError } from '@smoko/contract';
import type { Repository } from '../db/repository.ts';
import type { ApprovalService } from '../domain/approvals/approval-service.ts';
import { type ApprovalRow, asApprovalCard } from '../domain/approvals/approvals.ts';
import { type Call, createCall } from '../domain/call.ts';
import { asReceiptCard, type ReceiptRow } from '../domain/receipts/receipts.ts';
import type { Told } from './agent-services.ts';
import type { Journal } from './journal.ts';

interface Parts {
  approvalService: ApprovalService;
  approvals: Repository<ApprovalRow>;
}

/** What waits for the user's yes in a conversation, and what comes of their answer in words. */
export function turnApprovals(
  { approvalService, approvals }: Parts,
  call: Call,
  waiting: readonly ApprovalRow[],
  journal: Journal,
  heard: Told['heard'],
): TurnContext['approvals'] {
  const asDecided = ({ approval, receipt }: { approval: ApprovalRow; receipt: ReceiptRow | null }) => {
    if (receipt) heard(receipt);
    return {
      approval: asApprovalCard(approval),
      receipt: receipt && asReceiptCard(receipt),
      error: approval.error,
    };
  };
  const ownCall = () => createCall(call.actor, call.clock);
  return {
    pending: async () => waiting.map(asApprovalCard),
    async decide(id, decision) {
      await journal.keep();
      try {
        return asDecided(await approvalService.decide(ownCall(), id, decision));
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        const known = await approvals.get(call, id);
        // the same answer once more, because the turn is tried again: told as it was, carried out if it was not yet
        if (decision === 'approve' && known.status === 'approved')
          return asDecided(await approvalService.carryOut(ownCall(), known));
        const same = decision === 'reject' && known.status === 'rejected';
        const reason = known.error ?? error.message;
        return { approval: asApprovalCard(known), receipt: null, error: same ? null : reason };
      }
    },
  };
}
