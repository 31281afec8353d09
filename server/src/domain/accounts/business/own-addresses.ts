import { randomInt } from 'node:crypto';
import { AppError, invalid } from '@smoko/contract';
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js';
import type { Model } from 'mongoose';
import { isDuplicateKey } from '../../../db/duplicate-key.ts';
import type { UserDoc } from '../user.ts';

/** What there is to give out. */
export interface AddressSettings {
  /** Numbers and addresses are given out, not chosen freely. */
  production: boolean;
  /** Of the account that texts go through. */
  numbers: readonly string[];
  /** Of the businesses' inbound addresses; null = each enters its own. */
  domain: string | null;
}

type Wish = { sms_number?: string | null | undefined; inbound_address?: string | null | undefined };

const SLUG_LENGTH = 6;
const TAIL_LENGTH = 4;
const TAIL = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A number or address asked for, as it is stored: E.164, lower case; null takes it away. Throws 422 for what cannot be had. */
export function checkWish(wish: Wish, country: CountryCode, settings: AddressSettings): Wish {
  const { sms_number, inbound_address } = wish;
  if (inbound_address !== undefined && settings.production)
    throw invalid('inbound_address', 'That address is made for you. It cannot be changed.');
  if (inbound_address?.includes('+'))
    throw invalid('inbound_address', 'Leave out the +: what stands behind it is for the answers.');
  return {
    ...(sms_number === undefined ? {} : { sms_number: sms_number && numberOf(sms_number, country, settings) }),
    ...(inbound_address === undefined ? {} : { inbound_address: inbound_address?.toLowerCase() ?? null }),
  };
}

function numberOf(typed: string, country: CountryCode, { production, numbers }: AddressSettings): string {
  const number = parsePhoneNumberFromString(typed, country);
  if (!number?.isPossible()) throw invalid('sms_number', 'Enter a phone number, like 0491 570 156.');
  if (production && !numbers.includes(number.number))
    throw invalid('sms_number', 'That is not one of the numbers texts go through here.');
  return number.number;
}

/** A unique index refused it: another business has it. */
export function takenElsewhere(error: unknown): unknown {
  if (!isDuplicateKey(error)) return error;
  const { keyPattern = {} } = error;
  const path = 'sms_number' in keyPattern ? 'sms_number' : 'inbound_address';
  const message = `Another business has that ${path === 'sms_number' ? 'number' : 'address'} already.`;
  return new AppError('duplicate', message, { errors: [{ path, message }], cause: error });
}

/**
 * Short enough that a token behind a + still fits into the 64 characters of a local part: "carmod-7kqx".
 */
function newAddress(business: string, domain: string): string {
  const slug = business
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .slice(0, SLUG_LENGTH);
  const tail = Array.from({ length: TAIL_LENGTH }, () => TAIL[randomInt(TAIL.length)]).join('');
  return `${slug || 'smoko'}-${tail}@${domain}`;
}

/** The business's own address, made when it is first asked for; null where there is no domain to make it at. */
export async function ensureAddress(
  users: Model<UserDoc>,
  user: UserDoc,
  { domain }: AddressSettings,
): Promise<UserDoc> {
  if (user.inbound_address || !domain) return user;
  for (;;) {
    const inbound_address = newAddress(user.business_name, domain);
    try {
      await users.updateOne({ _id: user._id, inbound_address: { $exists: false } }, { $set: { inbound_address } });
      return (await users.findOne({ _id: user._id }).lean<UserDoc>()) ?? user;
    } catch (error) {
      // taken: another tail
      if (!isDuplicateKey(error)) throw error;
    }
  }
}
