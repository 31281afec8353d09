import { Types } from 'mongoose';
import type { Repository } from '../../db/repository.ts';
import type { RowBase } from '../../db/row.ts';
import type { Call } from '../call.ts';

/** More than so many with one number or name are told apart by nobody. */
const MOST = 200;

/** What clients and suppliers have in common: who they are, and how they are reached. */
export interface Contact extends RowBase {
  name: string;
  email: string | null;
  phone: string | null;
  reach: string[];
}

/** Clients or suppliers with one of these keys (reach-keys.ts). */
export const findByReach = (call: Call, { model }: Repository<Contact>, keys: readonly string[]): Promise<Contact[]> =>
  keys.length
    ? model
        .find({ user_id: new Types.ObjectId(call.actor.userId), deleted_at: null, reach: { $in: keys } })
        .select({ name: 1, email: 1, phone: 1 })
        .limit(MOST)
        .lean()
        .exec()
    : Promise.resolve([]);
