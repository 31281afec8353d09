import { AppError, decideApproval, getApproval, getApprovalTotals, listApprovals, notFound } from '@smoko/contract';
import { Types } from 'mongoose';
import type { Repository } from '../../db/repository.ts';
import { type Call, createCall, type Implementation, implement } from '../call.ts';
import type { AnswerParts } from '../client-answers.ts';
import type { EventBus } from '../events.ts';
import type { Executor } from '../executor.ts';
import type { InboxRow } from '../inbox/store.ts';
import type { OutboxRow } from '../outbox/store.ts';
import { asReceipt, type ReceiptRow } from '../receipts/receipts.ts';
import { listHandler } from '../tables/list-handler.ts';
import { createApprovalChanges } from './approval-changes.ts';
import { type ApprovalRow, asApproval, waitsForYes } from './approvals.ts';
import { createCarryOut, type Decided } from './carry-out.ts';
import { createReplacing, type NewerAnswer } from './replace.ts';

interface Parts {
  approvals: Repository<ApprovalRow>;
  receipts: Repository<ReceiptRow>;
  outbox: Repository<OutboxRow>;
  inbox: Repository<InboxRow>;
  bus: EventBus;
  executor: Executor;
}

export interface ApprovalService {
  implementations: Implementation[];
  /** Decides by one compare-and-set, for every client. What was approved is carried out once, as the person who approved. */
  decide(call: Call, id: string, decision: 'approve' | 'reject'): Promise<Decided>;
  /** Finishes what was approved when the process died before it was carried out. */
  carryOut(call: Call, approval: ApprovalRow): Promise<Decided>;
  /** Ends what an earlier message of the same person proposed about the same thing. Repeated, it does nothing more. */
  replaceOlder(call: Call, newer: NewerAnswer): Promise<void>;
  /** The same of an answer on the page of a quote or a variation. */
  answeredOnPage: AnswerParts['answeredOnPage'];
}

export function createApprovalService({ approvals, receipts, outbox, inbox, bus, executor }: Parts): ApprovalService {
  const changes = createApprovalChanges({ approvals, outbox, bus });
  const carryOut = createCarryOut({ receipts, executor, changes });

  const decide: ApprovalService['decide'] = async (call, id, decision) => {
    await changes.expire(call);
    const status = decision === 'approve' ? 'approved' : 'rejected';
    const decided = await changes.set(call, new Types.ObjectId(id), 'pending', {
      status,
      decided_at: call.clock.now(),
      decided_by: call.actor.fullName,
    });
    if (!decided) {
      const known = await approvals.get(call, id);
      throw new AppError('already_decided', alreadyDecided(known));
    }
    if (decision === 'approve') return carryOut(call, decided);
    await changes.leaveAsDraft(call, decided);
    changes.tell(call, decided, null);
    return { approval: decided, receipt: null };
  };

  const list = listHandler(approvals, (call, docs) => docs.map((doc) => asApproval(call, doc)));

  return {
    decide,
    carryOut,
    ...createReplacing({ approvals, inbox, changes, clock: executor.clock }),
    implementations: [
      implement(listApprovals, async (call, input) => {
        await changes.expire(call);
        return list(call, input);
      }),
      implement(getApproval, async (call, { id }) => {
        await changes.expire(call);
        return asApproval(call, await approvals.get(call, id));
      }),
      implement(getApprovalTotals, async (call) => ({
        pending: await approvals.model.countDocuments({
          user_id: new Types.ObjectId(call.actor.userId),
          ...waitsForYes(call),
        }),
      })),
      implement(decideApproval, async (call, { id, decision }) => {
        if (call.actor.agent) throw notFound('approval');
        const own = createCall(call.actor, call.clock, { begun: call.begun });
        const { approval, receipt } = await decide(own, id, decision);
        return { ...asApproval(call, approval), receipt: receipt && asReceipt(receipt) };
      }),
    ],
  };
}

function alreadyDecided({ status, replaced_with, replaced_by }: ApprovalRow): string {
  if (status === 'expired') return 'That approval has expired. Ask for it again.';
  if (status === 'replaced') {
    const next = replaced_by ? 'Decide about that instead.' : 'Have a look at what they wrote.';
    return `That was replaced by something newer: ${replaced_with}. ${next}`;
  }
  return `That was ${status === 'rejected' ? 'rejected' : 'approved'} already.`;
}
