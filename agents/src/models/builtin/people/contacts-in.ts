import { takeAddress } from '../extract/address.ts';
import { takeEmail, takePhone } from '../extract/contacts.ts';
import { GAP, type Taken } from '../extract/gap.ts';
import type { Day } from '../reading.ts';

export interface Contact {
  kind: 'phone' | 'email' | 'address';
  value: string;
}

/** A text whose phones, mail addresses and street addresses have given way to marks, one character each. */
export interface Marked {
  text: string;
  of: ReadonlyMap<string, Contact>;
}

// private-use characters: no part of any word
const FIRST_MARK = 0xe000;
export const MARK = /[\uE000-\uE0FF]/g;
const MOST = 8;

/** A street address; "0491 570 156 down kiama way" has no street number. */
export function addressIn(text: string): Taken<string> | null {
  const found = takeAddress(text);
  if (!found) return null;
  let at = 0;
  while (at < text.length && text[at] === found.rest[at]) at++;
  return /\d[\s-]*$/.test(text.slice(0, at)) && /\d{2,}[\s-]+\d*[\s-]*$/.test(text.slice(0, at)) ? null : found;
}

export function markContacts(text: string, day: Pick<Day, 'country'>): Marked {
  const of = new Map<string, Contact>();
  let left = text;
  const take = (kind: Contact['kind'], from: (text: string) => Taken<string> | null) => {
    for (let i = 0; i < MOST; i++) {
      const taken = from(left);
      if (!taken) return;
      const mark = String.fromCharCode(FIRST_MARK + of.size);
      of.set(mark, { kind, value: taken.value });
      left = taken.rest.replace(GAP, mark);
    }
  };
  take('email', takeEmail);
  take('address', addressIn);
  take('phone', (t) => takePhone(t, day));
  take('address', addressIn);
  return { text: left, of };
}
