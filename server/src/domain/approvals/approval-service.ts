import {
  AppError,
  decideApproval,
  getApproval,
  getApprovalTotals,
  listApprovals,
  NOT_SENT_NOTE,
  notFound,
  OPERATIONS,
  type ReceiptCard,
  sendDraft,
} from '@smoko/contract';
import { Types } from 'mongoose';
import type { Repository } from '../../db/repository.ts';
import type { Written } from '../../db/row.ts';
import { type Call, createCall, type Implementation, implement } from '../call.ts';
import type { EventBus } from '../events.ts';
import type { Executor } from '../executor.ts';
import type { OutboxRow } from '../outbox/store.ts';
import { asReceipt, asReceiptCard, type ReceiptRow } from '../receipts/receipts.ts';
import { performWithReceipt } from '../receipts/with-receipt.ts';
import { listHandler } from '../tables/list-handler.ts';
import { type ApprovalRow, approvalEvent, asApproval, asApprovalCard } from './approvals.ts';

interface Parts {
  approvals: Repository<ApprovalRow>;
  receipts: Repository<ReceiptRow>;
  /** A no, or none in time, leaves the message it was about as a draft. */
  outbox: Repository<OutboxRow>;
  bus: EventBus;
  executor: Executor;
}

type Decided = { approval: ApprovalRow; receipt: ReceiptRow | null };

export interface ApprovalService {
  implementations: Implementation[];
  /** Decides by one compare-and-set, for every client. What was approved is carried out once, as the person who approved. */
  decide(call: Call, id: string, decision: 'approve' | 'reject'): Promise<Decided>;
  /** Finishes what was approved when the process died before it was carried out. */
  carryOut(call: Call, approval: ApprovalRow): Promise<Decided>;
}

export function createApprovalService({ approvals, receipts, outbox, bus, executor }: Parts): ApprovalService {
  const owner = (call: Call) => ({ user_id: new Types.ObjectId(call.actor.userId) });
  const set = (call: Call, id: Types.ObjectId, from: ApprovalRow['status'], fields: Written<ApprovalRow>) =>
    approvals.model
      .findOneAndUpdate(
        { ...owner(call), _id: id, status: from },
        { $set: { ...fields, updated_at: call.clock.now() }, $inc: { version: 1 } },
        { returnDocument: 'after' },
      )
      .lean();

  const tell = (call: Call, approval: ApprovalRow, receipt: ReceiptCard | null) => {
    bus.emit(
      'approval',
      call.actor.userId,
      approval.thread_id?.toHexString() ?? null,
      asApprovalCard(approval),
      receipt,
    );
    bus.emit('record', call.actor.userId, approvalEvent(approval, 'UPDATE'));
  };

  async function expire(call: Call): Promise<void> {
    const { modifiedCount } = await approvals.model.updateMany(
      { ...owner(call), status: 'pending', expires_at: { $lte: call.clock.now() } },
      { $set: { status: 'expired', updated_at: call.clock.now() } },
    );
    if (!modifiedCount) return;
    const late = await approvals.model
      .find({ ...owner(call), status: 'expired', operation: sendDraft.id })
      .sort({ created_at: -1 })
      .limit(modifiedCount)
      .lean();
    for (const approval of late) await leaveAsDraft(call, approval);
  }

  /** The message waits for nobody's yes any more. */
  async function leaveAsDraft(call: Call, { operation, record_id }: ApprovalRow): Promise<void> {
    if (operation !== sendDraft.id || !record_id) return;
    const updated_at = call.clock.now();
    const { modifiedCount } = await outbox.model.updateOne(
      { ...owner(call), _id: record_id, status: 'waiting_approval' },
      { $set: { status: 'draft', updated_at }, $inc: { version: 1 } },
    );
    if (!modifiedCount) return;
    bus.emit('record', call.actor.userId, {
      table: outbox.table,
      op: 'UPDATE',
      id: record_id.toHexString(),
      updated_at: updated_at.toISOString(),
    });
  }

  async function carryOut(call: Call, approval: ApprovalRow) {
    // the person who approved acts, not the assistant
    const { agent: _, ...person } = call.actor;
    try {
      const operation = OPERATIONS.find(({ id }) => id === approval.operation);
      if (!operation) throw new AppError('conflict', 'That can no longer be done. Ask for it again.');
      const { receipt } = await performWithReceipt(
        { executor, receipts },
        person,
        operation,
        approval.fields,
        {
          tool: approval.tool,
          entity: approval.entity,
          assistant: approval.assistant,
          model: approval.model,
          threadId: approval.thread_id?.toHexString() ?? null,
          runId: approval.run_id?.toHexString() ?? null,
          key: `approval:${approval._id.toHexString()}`,
          begun: call.begun,
        },
        (output) => sentence(approval, output),
      );
      const done = (await set(call, approval._id, 'approved', { receipt_id: receipt._id })) ?? approval;
      tell(call, done, asReceiptCard(receipt));
      return { approval: done, receipt };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const failed =
        (await set(call, approval._id, 'approved', { status: 'failed', error: error.message })) ?? approval;
      await leaveAsDraft(call, failed);
      tell(call, failed, null);
      return { approval: failed, receipt: null };
    }
  }

  const list = listHandler(approvals, (_, docs) => docs.map(asApproval));

  const decide: ApprovalService['decide'] = async (call, id, decision) => {
    await expire(call);
    const status = decision === 'approve' ? 'approved' : 'rejected';
    const decided = await set(call, new Types.ObjectId(id), 'pending', {
      status,
      decided_at: call.clock.now(),
      decided_by: call.actor.fullName,
    });
    if (!decided) {
      const known = await approvals.get(call, id);
      throw new AppError('already_decided', alreadyDecided(String(known.status)));
    }
    if (decision === 'approve') return carryOut(call, decided);
    await leaveAsDraft(call, decided);
    tell(call, decided, null);
    return { approval: decided, receipt: null };
  };

  return {
    decide,
    carryOut,
    implementations: [
      implement(listApprovals, async (call, input) => {
        await expire(call);
        return list(call, input);
      }),
      implement(getApproval, async (call, { id }) => {
        await expire(call);
        return asApproval(await approvals.get(call, id));
      }),
      implement(getApprovalTotals, async (call) => ({
        pending: await approvals.model.countDocuments({
          ...owner(call),
          status: 'pending',
          expires_at: { $gt: call.clock.now() },
        }),
      })),
      implement(decideApproval, async (call, { id, decision }) => {
        if (call.actor.agent) throw notFound('approval');
        const own = createCall(call.actor, call.clock, { begun: call.begun });
        const { approval, receipt } = await decide(own, id, decision);
        return { ...asApproval(approval), receipt: receipt && asReceipt(receipt) };
      }),
    ],
  };
}

/** What was done, in words: a message also says whether anybody outside got it. */
function sentence(approval: ApprovalRow, output: unknown): string {
  const said = inThePast(String(approval.summary));
  const { transport, status, reason } = (output ?? {}) as { transport?: string; status?: string; reason?: string };
  if (status === 'queued' && reason) return `Put in the outbox: ${approval.summary} - ${asClause(reason)}`;
  return transport === 'development' ? `${said}. ${NOT_SENT_NOTE}` : said;
}

/** "No mail server is connected yet." within a sentence. */
const asClause = (reason: string) => reason.charAt(0).toLowerCase() + reason.slice(1).replace(/\.$/, '');

const PAST: Record<string, string> = {
  Delete: 'Deleted',
  Send: 'Sent',
  Text: 'Texted',
  Change: 'Changed',
  Update: 'Updated',
  Mark: 'Marked',
  Move: 'Moved',
  Cancel: 'Cancelled',
  Record: 'Recorded',
  Add: 'Added',
};
/** "Delete client Dave" -> "Deleted client Dave": summaries start with their verb. */
const inThePast = (summary: string): string => summary.replace(/^\w+/, (verb) => PAST[verb] ?? verb);

function alreadyDecided(status: string): string {
  if (status === 'expired') return 'That approval has expired. Ask for it again.';
  return `That was ${status === 'rejected' ? 'rejected' : 'approved'} already.`;
}
