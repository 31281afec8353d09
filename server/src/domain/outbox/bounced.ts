import { Types } from 'mongoose';
import type { Repository } from '../../db/repository.ts';
import type { Call } from '../call.ts';
import { withRetry } from '../tables/with-retry.ts';
import type { OutboxRow } from './store.ts';

const LEFT = ['sent', 'delivered', 'unknown'];

/**
 * A mail of ours came back: it did not arrive, and says why. Only one that had left, and only one of this business.
 * Gives it, or null where none of these Message-IDs is of a mail of ours.
 */
export async function markBounced(
  call: Call,
  outbox: Repository<OutboxRow>,
  messageIds: readonly string[],
  reason: string,
): Promise<OutboxRow | null> {
  const user_id = new Types.ObjectId(call.actor.userId);
  const item = messageIds.length
    ? await outbox.model.findOne({ user_id, message_id: { $in: [...messageIds] } }).lean()
    : null;
  if (!item || !LEFT.includes(String(item.status))) return item;
  return withRetry(true, () => outbox.update(call, item._id.toHexString(), { status: 'failed', reason }));
}
