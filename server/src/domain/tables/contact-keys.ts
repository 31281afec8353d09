import type { Fields } from '../../db/repository.ts';

/** Last digits of a phone number: they are the same with or without spaces, brackets or a country code. */
export const COMMON_DIGITS = 6;

export const phoneKey = (phone: string): string => `tel:${phone.replace(/\D/g, '').slice(-COMMON_DIGITS)}`;
export const emailKey = (email: string): string => `mail:${email.trim().toLowerCase()}`;
export const nameKey = (name: string): string => `name:${name.trim().toLowerCase()}`;
export const domainKey = (address: string): string => `at:${address.trim().toLowerCase().split('@').at(-1)}`;

/**
 * Keys by which a client or supplier is found when a message comes in: by name, e-mail address, its domain, and phone.
 * Stored with the record as an indexed list, in a field that is called `reach`.
 */
export function contactKeys({ name, email, phone }: Fields): { reach: string[] } {
  return {
    reach: [
      ...(typeof name === 'string' ? [nameKey(name)] : []),
      ...(typeof email === 'string' && email ? [emailKey(email), domainKey(email)] : []),
      ...(typeof phone === 'string' && /\d/.test(phone) ? [phoneKey(phone)] : []),
    ],
  };
}
