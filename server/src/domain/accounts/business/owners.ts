import type { Urgency } from '@smoko/contract';
import { type Connection, Types } from 'mongoose';
import type { Actor } from '../../actor.ts';
import type { Clock } from '../../clock.ts';
import { actorOf, type UserDoc, userModel } from '../user.ts';
import { type AddressSettings, ensureAddress } from './own-addresses.ts';
import { createOwnerLookup, type OwnerOf } from './owner-lookup.ts';

/** Who owns a business, for what goes on without them: null everywhere when the account is gone. */
export interface Owners {
  /** The owner as an actor, for work that nobody is waiting for. */
  actorOf(userId: string): Promise<Actor | null>;
  /** How they send: as whom, from which number, with answers to where. */
  senderOf(userId: string): Promise<{ actor: Actor; smsNumber: string | null; inboundAddress: string | null } | null>;
  /** Where they themselves can be written to. */
  emailOf(userId: string): Promise<{ email: string; verified: boolean } | null>;
  /** Whether they have confirmed their e-mail address. */
  isVerified(userId: string): Promise<boolean>;
  /** Where they themselves write from, as far as they have shown that it is theirs. */
  ownContact(userId: string): Promise<{ name: string; email: string | null; phone: string | null } | null>;
  /** Where they want to be told of a message that cannot wait; null where they do not. E.164. */
  phoneFor(userId: string, urgency: Urgency): Promise<string | null>;
  ownerOf: OwnerOf;
}

export function createOwners(connection: Connection, clock: Clock, addresses: AddressSettings): Owners {
  const users = userModel(connection);
  const find = (userId: string) => users.findOne({ _id: new Types.ObjectId(userId) }).lean<UserDoc>();
  return {
    async actorOf(userId) {
      const user = await find(userId);
      return user && actorOf(user, 'automation');
    },
    async senderOf(userId) {
      const found = await find(userId);
      if (!found) return null;
      const user = await ensureAddress(users, found, addresses);
      const { sms_number: smsNumber = null, inbound_address: inboundAddress = null } = user;
      return { actor: actorOf(user, 'automation'), smsNumber, inboundAddress };
    },
    async emailOf(userId) {
      const user = await find(userId);
      return user && { email: user.email, verified: user.email_verified };
    },
    async isVerified(userId) {
      return (await find(userId))?.email_verified ?? false;
    },
    async ownContact(userId) {
      const user = await find(userId);
      return (
        user && {
          name: user.full_name,
          email: user.email_verified ? user.email : null,
          phone: user.owner_phone ?? null,
        }
      );
    },
    async phoneFor(userId, urgency) {
      const user = await find(userId);
      const wants = user?.urgent_texts ?? 'none';
      const isWanted = wants === 'emergencies_and_complaints' || (wants === 'emergencies' && urgency === 'emergency');
      return (isWanted && user?.owner_phone) || null;
    },
    ownerOf: createOwnerLookup(users, clock),
  };
}
