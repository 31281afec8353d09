import { parsePhoneNumberFromString } from 'libphonenumber-js';
import type { Delivery, ReadMessage } from '../message.ts';
import { cleanLine, cleanText } from './clean-text.ts';
import { HIDDEN, namesAttachment } from './words.ts';

const NAME_MAX = 40;

/** A text as its provider handed it over; its signature has been checked, so the number is whose it says. */
export function readSms({ from, text, messageId }: Delivery, country: 'AU' | 'NZ'): ReadMessage {
  const { text: said, hidden } = cleanText(text ?? '');
  const number = parsePhoneNumberFromString(from, country);
  // a name instead of a number can be anybody's
  const known = number?.isPossible() && /^[+\d][\d\s()-]*$/.test(from.trim()) ? number.number : null;
  return {
    from: { address: known ?? cleanLine(from, NAME_MAX), name: null },
    subject: null,
    text: said,
    quoted: null,
    mixed: false,
    auth: known ? 'pass' : 'none',
    automatic: null,
    mayAnswer: known !== null,
    references: [],
    token: null,
    messageId,
    files: [],
    namesAttachment: namesAttachment(said),
    warnings: [
      ...(hidden ? [HIDDEN] : []),
      ...(known ? [] : ['The sender shows a name instead of a number: anybody can do that.']),
    ],
  };
}
