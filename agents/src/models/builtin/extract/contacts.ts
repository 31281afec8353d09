import { type CountryCode, findPhoneNumbersInText, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { Day } from '../reading.ts';
import { takeAddress } from './address.ts';
import { cut, GAP, type Taken } from './gap.ts';
import { spokenDigits } from './spoken-digits.ts';

const EMAIL =
  /(?:\b(?:(?:his|her|their|its|the|new|an?)\s+)*(?:e-?mail(?:'?s| address)?)(?:\s+(?:is(?: now)?|to|now|has changed to|address is))?[:\s]+)?([\p{L}\p{N}_.+'-]*[\p{L}\p{N}_+-]@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+)/iu;

export function takeEmail(text: string): Taken<string> | null {
  const match = EMAIL.exec(text);
  return match?.[1] ? { value: match[1].replace(/^'/, ''), rest: cut(text, match), text: match[0] } : null;
}

const LABELS = 'phone|ph|mobile|mob|cell|number|no|call|on|tel|telephone|ring|text|landline|contact|fone|is';
const PHONE_LABEL = new RegExp(
  `(?:\\b(?:(?:his|her|their|the|new|its|my)\\s+)*(?:${LABELS})(?:['’]?s)?\\b\\.?(?:\\s+(?:is|no|number|to|now|at|on)\\b)*[:\\s]*)+$`,
  'i',
);
const FAX = /\b(?:fax|facsimile|f)\b\.?(?:\s+(?:is|no|number))?[:\s]*$/i;
/** Numbers that are not called. */
const NO_PHONE =
  /(?:[$#@]\s?|\b(?:abn|acn|bsb|nzbn|gst(?:\s+no)?|acc(?:ount|t)?(?:\s+(?:no|number))?|licen[cs]e(?:\s+no)?|po|invoice|order|quote|job|ref)\b\.?(?:\s+(?:no|number))?[:\s#]*)$/i;

interface Found {
  start: number;
  end: number;
  value: string;
}

/** The first phone number, in the form it was typed; one said aloud in digits. Fax, money, sizes and ABNs are none. */
export function takePhone(text: string, day: Pick<Day, 'country'>): Taken<string> | null {
  const plain = withoutStreet(text);
  const found = [...typed(plain, day.country), ...spoken(plain, day.country)]
    .filter(({ start }) => !FAX.test(text.slice(0, start)) && !NO_PHONE.test(text.slice(0, start)))
    .sort((a, b) => a.start - b.start || b.end - a.end)[0];
  if (!found) return null;
  const start = PHONE_LABEL.exec(text.slice(0, found.start))?.index ?? found.start;
  return {
    value: found.value,
    rest: `${text.slice(0, start)} ${GAP} ${text.slice(found.end)}`,
    text: text.slice(start, found.end),
  };
}

/** "021 555 0143 12 rata st": the number of a house is none of a phone's. Everything stays where it stands. */
function withoutStreet(text: string): string {
  const street = takeAddress(text)?.text ?? '';
  return /\b0\d/.test(street) ? text : text.replace(street, street.replace(/\d/g, 'x'));
}

/** The library is asked only where eight digits stand near each other: most of what is typed has no phone in it. */
const DIGITS = /\d(?:[^\d\n]{0,4}\d){7}/;

function typed(text: string, country: Day['country']): Found[] {
  const other: CountryCode = country === 'AU' ? 'NZ' : 'AU';
  const asked = DIGITS.test(text) ? [country, other] : [];
  const placed = asked.flatMap((defaultCountry) =>
    findPhoneNumbersInText(text, { defaultCountry, extended: false }).flatMap((found) => {
      const { startsAt: start, endsAt: end } = found as unknown as { startsAt: number; endsAt: number };
      const value = text.slice(start, end).trim();
      // the other country's numbers count where they begin like one; lone figures in a text need not be phones
      const sure = defaultCountry === country || /^[+(]?(?:0|6[14])/.test(value);
      return sure && value.replace(/\D/g, '').length >= 8 ? [{ start, end, value }] : [];
    }),
  );
  return placed.length ? placed : [...matches(LOOSE, text, 8, 12), ...matches(SHORT, text, 6, 10)];
}

/** A number the library does not place: kept as typed. */
const LOOSE = /(?<![\d$@/.])(?:\+?6[14][\s-]?|\(?0\d{1,3}\)?[\s-]?|1[38]00[\s-]?)(?:\d[\s-]?){6,9}\d?(?!\d)/g;
/** Local and 13 numbers only after a label. */
const SHORT =
  /(?<=\b(?:ph|phone|mob|mobile|tel|call|ring|number(?: is)?|contact)\b[.:\s]*(?:(?:is|on)\s+)?)(?:13[\s-]?\d{2}[\s-]?\d{2}|\d{3,4}[\s-]?\d{4})(?![\d]|[\s-]?\d)/gi;

function matches(pattern: RegExp, text: string, least: number, most: number): Found[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const value = match[0].trim().replace(/-$/, '');
    const { length } = value.replace(/\D/g, '');
    return length >= least && length <= most
      ? [{ start: match.index, end: match.index + match[0].trimEnd().length, value }]
      : [];
  });
}

function spoken(text: string, country: Day['country']): Found[] {
  return spokenDigits(text).map(({ digits, index, text: said }) => {
    const number = parsePhoneNumberFromString(digits, country);
    const value = number?.isValid()
      ? digits.startsWith('+')
        ? number.formatInternational()
        : number.formatNational()
      : digits;
    return { start: index, end: index + said.length, value };
  });
}
