import type { Channel } from '@smoko/contract';
import { parsePhoneNumberFromString } from 'libphonenumber-js';

/** An address in the one form it is compared in: E.164, or lower case. What cannot be placed stays as typed. */
export function plainAddress(channel: Channel, address: string, country: 'AU' | 'NZ'): string {
  if (channel === 'email') return address.trim().toLowerCase();
  const parsed = parsePhoneNumberFromString(address, country);
  return parsed?.isPossible() ? parsed.number : address.replace(/\s/g, '');
}
