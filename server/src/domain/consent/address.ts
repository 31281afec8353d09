import type { Channel } from '@smoko/contract';
import { readPhone } from '../phone.ts';

/** An address in the one form it is compared in: E.164, or lower case. What cannot be placed stays as typed. */
export function plainAddress(channel: Channel, address: string, country: 'AU' | 'NZ'): string {
  if (channel === 'email') return address.trim().toLowerCase();
  return readPhone(address, country)?.number ?? address.replace(/\s/g, '');
}
