import { type ReceiptCard, sendDraft } from '@smoko/contract';
import { Types } from 'mongoose';
import type { Repository } from '../../db/repository.ts';
import type { Written } from '../../db/row.ts';
import type { Call } from '../call.ts';
import type { EventBus } from '../events.ts';
import type { OutboxRow } from '../outbox/store.ts';
import { type ApprovalRow, approvalEvent, asApprovalCard } from './approvals.ts';

interface Parts {
  approvals: Repository<ApprovalRow>;
  /** A no, or none in time, leaves the message it was about as a draft. */
  outbox: Repository<OutboxRow>;
  bus: EventBus;
}

export type ApprovalChanges = ReturnType<typeof createApprovalChanges>;

/** How approvals on file change state, what becomes of the message they are about, and how people hear of it. */
export function createApprovalChanges({ approvals, outbox, bus }: Parts) {
  const owner = (call: Call) => ({ user_id: new Types.ObjectId(call.actor.userId) });

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

  return {
    leaveAsDraft,

    /** Compare-and-set: gives the approval as it is now, or null where its status is no longer `from`. */
    set: (
      call: Call,
      id: Types.ObjectId,
      from: ApprovalRow['status'],
      fields: Written<ApprovalRow>,
    ): Promise<ApprovalRow | null> =>
      approvals.model
        .findOneAndUpdate(
          { ...owner(call), _id: id, status: from },
          { $set: { ...fields, updated_at: call.clock.now() }, $inc: { version: 1 } },
          { returnDocument: 'after' },
        )
        .lean()
        .exec(),

    tell(call: Call, approval: ApprovalRow, receipt: ReceiptCard | null): void {
      const threadId = approval.thread_id?.toHexString() ?? null;
      bus.emit('approval', call.actor.userId, threadId, asApprovalCard(approval), receipt);
      bus.emit('record', call.actor.userId, approvalEvent(approval, 'UPDATE'));
    },

    /** Those whose time is over. */
    async expire(call: Call): Promise<void> {
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
    },
  };
}
