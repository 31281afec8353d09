import { takesTexts } from '@smoko/contract';
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js';

interface Phone {
  /** E.164. */
  number: string;
  /** Somebody has been given a number like it. */
  valid: boolean;
  /** Landlines, 13, 1300 and 1800 numbers are valid but cannot be texted. */
  textable: boolean;
}

/** As people of its country write it: `0412 345 678`; of another one with what stands before it. */
export function spokenPhone(number: string, country: CountryCode): string {
  const parsed = parsePhoneNumberFromString(number, country);
  if (!parsed) return number;
  return parsed.country === country ? parsed.formatNational() : parsed.formatInternational();
}

/** A phone number as it was typed, in a business's country; null for what is none. */
export function readPhone(typed: string, country: 'AU' | 'NZ'): Phone | null {
  const parsed = parsePhoneNumberFromString(typed, country);
  if (!parsed?.isPossible()) return null;
  return { number: parsed.number, valid: parsed.isValid(), textable: takesTexts(parsed.number, country) };
}
