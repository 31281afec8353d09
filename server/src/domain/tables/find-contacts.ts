import { Types } from 'mongoose';
import type { Repository } from '../../db/repository.ts';
import type { RowBase } from '../../db/row.ts';
import type { Call } from '../call.ts';

/** At most this many are read: nobody could choose among more with the same number or name. */
const MAX_CONTACTS = 200;

/** The fields that clients and suppliers share. */
export interface Contact extends RowBase {
  name: string;
  email: string | null;
  phone: string | null;
  /** See contact-keys.ts. */
  reach: string[];
}

/** The owner's clients or suppliers that have one of these keys (contact-keys.ts). */
export const findContacts = (
  call: Call,
  { model }: Repository<Contact>,
  keys: readonly string[],
): Promise<Contact[]> =>
  keys.length
    ? model
        .find({ user_id: new Types.ObjectId(call.actor.userId), deleted_at: null, reach: { $in: keys } })
        .select({ name: 1, email: 1, phone: 1 })
        .limit(MAX_CONTACTS)
        .lean()
        .exec()
    : Promise.resolve([]);
