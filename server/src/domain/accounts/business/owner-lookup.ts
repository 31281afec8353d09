import type { Channel } from '@smoko/contract';
import type { Model } from 'mongoose';
import type { Clock } from '../../clock.ts';
import { isOver, type UserDoc } from '../user.ts';

/**
 * The account that a business number or inbound address belongs to, or null. An address may carry a reply token after a `+`.
 */
export type OwnerOf = (channel: Channel, to: string) => Promise<string | null>;

const FIELD = { sms: 'sms_number', email: 'inbound_address' } as const;

/** `in-42+token@example.com` is delivered to `in-42@example.com`. */
const withoutToken = (address: string): string => address.toLowerCase().replace(/^([^+@]*)\+[^@]*@/, '$1@');

export const createOwnerLookup =
  (users: Model<UserDoc>, clock: Clock): OwnerOf =>
  async (channel, to) => {
    const whole = channel === 'email' ? to.trim().toLowerCase() : to.trim();
    const names = channel === 'email' ? [whole, withoutToken(whole)] : [whole];
    for (const name of names) {
      const user = name ? await users.findOne({ [FIELD[channel]]: name }).lean<UserDoc>() : null;
      if (user) return isOver(user, clock) ? null : user._id.toHexString();
    }
    return null;
  };
