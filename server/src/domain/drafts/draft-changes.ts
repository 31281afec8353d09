import type { ReceiptCard } from '@smoko/contract';
import { Types } from 'mongoose';
import type { Repository } from '../../db/repository.ts';
import type { Written } from '../../db/row.ts';
import type { Filter } from '../../db/row-model.ts';
import type { Call } from '../call.ts';
import type { EventBus } from '../events.ts';
import { asDraftCard, type DraftRow, draftEvent } from './drafts.ts';

export type DraftChanges = ReturnType<typeof createDraftChanges>;

/** How drafts on file change state, and how people hear of it. */
export function createDraftChanges(drafts: Repository<DraftRow>, bus: EventBus) {
  const owner = (call: Call) => ({ user_id: new Types.ObjectId(call.actor.userId) });
  return {
    /** Compare-and-set: gives the draft as it is now, or null where none is as the filter says. */
    set: (call: Call, filter: Filter<DraftRow>, fields: Written<DraftRow>): Promise<DraftRow | null> =>
      drafts.model
        .findOneAndUpdate(
          { ...owner(call), ...filter },
          { $set: { ...fields, updated_at: call.clock.now() }, $inc: { version: 1 } },
          { returnDocument: 'after' },
        )
        .lean()
        .exec(),

    tell(call: Call, draft: DraftRow, receipt: ReceiptCard | null): void {
      const threadId = draft.thread_id?.toHexString() ?? null;
      bus.emit('draft', call.actor.userId, threadId, asDraftCard(draft), receipt);
      bus.emit('record', call.actor.userId, draftEvent(draft, 'UPDATE'));
    },

    /** Those whose time is over. */
    async expire(call: Call): Promise<void> {
      await drafts.model.updateMany(
        { ...owner(call), status: 'open', expires_at: { $lte: call.clock.now() } },
        { $set: { status: 'expired', updated_at: call.clock.now() } },
      );
    },
  };
}
