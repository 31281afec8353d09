import type { Fields } from '../../db/repository.ts';

/** Digits at the end of a number: the same however it was typed, and in either country's reading. */
const COMMON_DIGITS = 6;

export const phoneKey = (phone: string): string => `tel:${phone.replace(/\D/g, '').slice(-COMMON_DIGITS)}`;
export const emailKey = (email: string): string => `mail:${email.trim().toLowerCase()}`;
export const nameKey = (name: string): string => `name:${name.trim().toLowerCase()}`;
export const domainKey = (address: string): string => `at:${address.trim().toLowerCase().split('@').at(-1)}`;

/** What a client or supplier is found by when a message comes in: stored beside the record, as an indexed list. */
export function reachKeys({ name, email, phone }: Fields): { reach: string[] } {
  return {
    reach: [
      ...(typeof name === 'string' ? [nameKey(name)] : []),
      ...(typeof email === 'string' && email ? [emailKey(email), domainKey(email)] : []),
      ...(typeof phone === 'string' && /\d/.test(phone) ? [phoneKey(phone)] : []),
    ],
  };
}
