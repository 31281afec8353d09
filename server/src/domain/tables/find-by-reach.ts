import { Types } from 'mongoose';
import type { Repository } from '../../db/repository.ts';
import type { StoredDoc } from '../../db/stored.ts';
import type { Call } from '../call.ts';

/** More than so many with one number or name are told apart by nobody. */
const MOST = 200;

/** Clients or suppliers with one of these keys (reach-keys.ts). */
export const findByReach = (call: Call, { model }: Repository, keys: readonly string[]): Promise<StoredDoc[]> =>
  keys.length
    ? model
        .find({ user_id: new Types.ObjectId(call.actor.userId), deleted_at: null, reach: { $in: keys } })
        .select({ name: 1, email: 1, phone: 1 })
        .limit(MOST)
        .lean<StoredDoc[]>()
        .exec()
    : Promise.resolve([]);
