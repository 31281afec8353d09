import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js';

interface Phone {
  /** E.164. */
  number: string;
  /** Somebody has been given a number like it. */
  valid: boolean;
  /** 13, 1300 and 1800 numbers are valid but cannot be texted. */
  textable: boolean;
}

/** A phone number as it was typed, in a business's country; null for what is none. */
export function readPhone(typed: string, country: CountryCode): Phone | null {
  const parsed = parsePhoneNumberFromString(typed, country);
  if (!parsed?.isPossible()) return null;
  return { number: parsed.number, valid: parsed.isValid(), textable: !/^1[38]/.test(parsed.nationalNumber) };
}
