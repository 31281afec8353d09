import { findPhoneNumbersInText } from 'libphonenumber-js/max';
import type { Day } from '../reading.ts';
import { cut, GAP, type Taken } from './gap.ts';

const EMAIL =
  /(?:\b(?:e-?mail|email address)(?:\s+(?:is|to|has changed to|address is))?[:\s]+)?([\w.+'-]+@[\w-]+(?:\.[\w-]+)+)/i;

export function takeEmail(text: string): Taken<string> | null {
  const match = EMAIL.exec(text);
  return match?.[1] ? { value: match[1].replace(/\.$/, ''), rest: cut(text, match) } : null;
}

const PHONE_LABEL =
  /(?:\b(?:(?:his|her|their|the|new)\s+)?(?:phone|ph|mobile|mob|cell|number|no|call|on|tel)\b\.?(?:\s+(?:is|no|number|to))?[:\s]*)+$/i;
const FAX = /\bfax\b\.?[:\s]*$/i;

/** The first phone number, in the form it was typed. A fax number is passed over; money and sizes are none. */
export function takePhone(text: string, day: Pick<Day, 'country'>): Taken<string> | null {
  for (const found of findPhoneNumbersInText(text, { defaultCountry: day.country, extended: false })) {
    const { startsAt, endsAt } = found as unknown as { startsAt: number; endsAt: number };
    const typed = text.slice(startsAt, endsAt);
    const before = text.slice(0, startsAt);
    if (FAX.test(before) || /\$\s?$/.test(before) || typed.replace(/\D/g, '').length < 8) continue;
    const start = PHONE_LABEL.exec(before)?.index ?? startsAt;
    return { value: typed.trim(), rest: `${text.slice(0, start)} ${GAP} ${text.slice(endsAt)}` };
  }
  return otherCountry(text, day);
}

/** A number grouped the other country's way, or one the library does not place: kept as typed. */
function otherCountry(text: string, day: Pick<Day, 'country'>): Taken<string> | null {
  const match = /(?<![\d$@/.])(?:\+?6[14]\s?|\(?0\d{1,2}\)?\s?)(?:\d[\s-]?){6,9}\d?(?!\d)/.exec(text);
  const digits = match?.[0].replace(/\D/g, '') ?? '';
  if (!match || digits.length < 8 || digits.length > 12 || !/^(0|6[14])/.test(digits) || !day.country) return null;
  const before = text.slice(0, match.index);
  const start = PHONE_LABEL.exec(before)?.index ?? match.index;
  return {
    value: match[0].trim(),
    rest: `${text.slice(0, start)} ${GAP} ${text.slice(match.index + match[0].length)}`,
  };
}
