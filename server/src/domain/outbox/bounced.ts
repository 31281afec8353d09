import { Types } from 'mongoose';
import type { Repository } from '../../db/repository.ts';
import type { StoredDoc } from '../../db/stored.ts';
import type { Call } from '../call.ts';
import { withRetry } from '../tables/with-retry.ts';

const LEFT = ['sent', 'delivered', 'unknown'];

/**
 * A mail of ours came back: it did not arrive, and says why. Only one that had left, and only one of this business.
 * Gives it, or null where none of these Message-IDs is of a mail of ours.
 */
export async function markBounced(
  call: Call,
  outbox: Repository,
  messageIds: readonly string[],
  reason: string,
): Promise<StoredDoc | null> {
  const user_id = new Types.ObjectId(call.actor.userId);
  const item = messageIds.length
    ? await outbox.model.findOne({ user_id, message_id: { $in: [...messageIds] } }).lean<StoredDoc>()
    : null;
  if (!item || !LEFT.includes(String(item.status))) return item;
  return withRetry(true, () => outbox.update(call, item._id.toHexString(), { status: 'failed', reason }));
}
