import type { KnownKind } from '../../../known.ts';
import { takeAddress } from '../extract/address.ts';
import { takeEmail, takePhone } from '../extract/contacts.ts';
import { cut, GAP, type Taken } from '../extract/gap.ts';
import { UNDER_HUNDRED } from '../extract/number-words.ts';
import { smallNumber } from '../extract/numbers.ts';
import { type DayTime, takeTime } from '../extract/times.ts';
import { STREET_TYPES } from '../lexicon/streets.ts';
import type { Reading } from '../reading.ts';
import { takeRecord } from '../records/take.ts';
import { hourPutRight } from './bare-hour.ts';
import { saidDays } from './days.ts';
import type { Found, Values } from './found.ts';
import { withEnd } from './phone-end.ts';
import { repaired, takesBack } from './repair.ts';
import { blanked, type Span, takenOut } from './spans.ts';

export type { Found, NamedRecord, Values } from './found.ts';

const HALF_HOURS = /(?<=\bat\s)(\d{1,2})\.([0-5][05])(?![\d%])/g;
const NAMED: readonly KnownKind[] = ['client', 'supplier', 'job', 'task', 'item'];

/** Reads each kind of value by its recogniser, from what no other has taken. */
export function valuesIn(
  text: string,
  { records, facts }: Pick<Reading, 'records'> & { facts: Pick<Reading['facts'], 'today' | 'country'> },
): Values {
  let left = text;
  const takeOne = <T>(taken: Taken<T> | null): Found<T> | undefined => {
    if (!taken) return undefined;
    const spans = takenOut(left, taken.rest);
    left = blanked(left, spans);
    return { value: taken.value, spans };
  };
  // "0491 571 909 sorry 0491 571 990": what stands behind a word that takes back is what counts
  const take = <T>(taker: (said: string) => Taken<T> | null): Found<T> | undefined => {
    const found = takeOne(taker(left));
    const end = found?.spans.at(-1)?.end;
    if (!found || end === undefined) return found;
    const next = taker(left);
    const [first] = next ? takenOut(left, next.rest) : [];
    if (!first || !takesBack(text.slice(end, first.start))) return found;
    const put = takeOne(next);
    return put && { value: put.value, spans: [...found.spans, { start: end, end: put.spans.at(-1)?.end ?? end }] };
  };
  const email = take(takeEmail);
  const address = take((said) => takeAddress(said) ?? saidInWords(said));
  const phone = endRighted(text, ended(take((said) => takePhone(said, facts))));
  left = phone ? blanked(left, phone.spans) : left;
  const days = repaired(left, saidDays(left, facts.today));
  left = blanked(left, days);
  // "the 2nd at 7.30" is an hour; alone "at 7.30" may be a price
  const hours = days.length ? left.replace(HALF_HOURS, '$1:$2') : left;
  const first = takeOne(
    halfBeside(hours) ?? hourBeside(hours) ?? hourOfDay(text, hours) ?? takeTime(hours.replace(O_CLOCK, "o'clock")),
  );
  const time = first && hourPutRight(text, first);
  if (time) left = blanked(left, time.spans);
  const named: Values['named'] = {};
  for (const kind of NAMED) {
    const found = takeRecord(kind, left, records);
    if (!found) continue;
    const spans = takenOut(left, found.rest);
    named[kind] = { value: found, spans };
    // a client's name is often a part of the job's: both may be meant
    if (kind !== 'client') left = blanked(left, spans);
  }
  return {
    ...(phone ? { phone } : {}),
    ...(email ? { email } : {}),
    ...(address ? { address } : {}),
    ...(time ? { time } : {}),
    days,
    named,
  };
}

/** "0455 987 123, 3 units": what stands behind a comma is no part of a number that is whole without it. */
function ended(phone: Found<string> | undefined): Found<string> | undefined {
  const whole = /^(?<own>[^,]*),\s*\d{1,2}$/.exec(phone?.value ?? '')?.groups?.own;
  const last = phone?.spans.at(-1);
  if (!phone || !last || whole === undefined || whole.replace(/\D/g, '').length < 8) return phone;
  const end = last.end - (phone.value.length - whole.length);
  return { value: whole, spans: [...phone.spans.slice(0, -1), { start: last.start, end }] };
}

/** "021 555 0102, no sorry 0120 on the end": its last figures are put right in the same breath. */
function endRighted(text: string, phone: Found<string> | undefined): Found<string> | undefined {
  const end = phone?.spans.at(-1)?.end;
  const match = end === undefined ? null : END_RIGHTED.exec(text.slice(end));
  const now = match?.groups?.now;
  if (!phone || end === undefined || !match || !now || !takesBack(match.groups?.back ?? '')) return phone;
  const value = withEnd(phone.value, phone.value.replace(/\D/g, '').slice(-now.length), now) ?? phone.value;
  return { value, spans: [...phone.spans, { start: end, end: end + match[0].length }] };
}
const END_RIGHTED =
  /^(?<back>[\s,.]+(?:\p{L}+[\s,]+){1,4})(?:it (?:ends|ends in)\s+)?(?<now>\d{2,4})\s+(?:on|at) the end\b/iu;

/** As long as it was, so that everything stays where it is. */
const O_CLOCK = /\bo clock\b/gi;
const HOUR_BESIDE =
  /(?<![\d.,:$])\b(?<h>\d{1,2})(?:[:.](?<m>[0-5]\d))?\s*(?:o['’ ]?clock\s+)?(?:in\s+)?(?<part>morning|afternoon|arvo|evening)\b/iu;
/** "monday 8 morning", "10 o clock in morning": without the little words. */
function hourBeside(text: string): Taken<DayTime> | null {
  const match = HOUR_BESIDE.exec(text);
  const hour = hourOf(match?.groups);
  return match && hour ? { value: { time: hour, part: null }, rest: cut(text, match) } : null;
}

function hourOf({ h = '', m = '00', part = '' }: Record<string, string | undefined> = {}): string | null {
  if (Number(h) < 1 || Number(h) > 12) return null;
  const hour = (Number(h) % 12) + (/^m/i.test(part) ? 0 : 12);
  return `${String(hour).padStart(2, '0')}:${m}`;
}

const ONES_SAID = 'one|two|three|four|five|six|seven|eight|nine';
const HALF_BESIDE = new RegExp(
  `\\b(?<h>${ONES_SAID}|ten|eleven|twelve|\\d{1,2})\\s+and\\s+(?:a\\s+)?half\\s+(?:in\\s+(?:the\\s+)?)?(?<part>morning|afternoon|arvo|evening)\\b`,
  'iu',
);
/** "two and half afternoon": half past. */
function halfBeside(text: string): Taken<DayTime> | null {
  const match = HALF_BESIDE.exec(text);
  const { h = '', part = '' } = match?.groups ?? {};
  const hour = hourOf({ h: String(Number(h) || smallNumber(h)), m: '30', part });
  return match && hour ? { value: { time: hour, part: null }, rest: cut(text, match) } : null;
}

const HOUR_OF_DAY =
  /(?:\bat\s+)?(?<![\d.,:$])\b(?<h>\d{1,2})(?:[:.](?<m>[0-5]\d))?(?=\s+(?:this|tomorrow|tmrw|tomoz|(?:on\s+)?(?:next\s+)?(?:mon|tues?|wednes|thurs?|fri|satur|sun)(?:day)?)\s+(?<part>morning|afternoon|arvo|evening)\b)/iu;
/** "at 3 this arvo", "8 tomorrow morning": the part of the day belongs to the day, and says which hour it is. */
function hourOfDay(text: string, left: string): Taken<DayTime> | null {
  const match = HOUR_OF_DAY.exec(text);
  if (!match || left.slice(match.index, match.index + match[0].length) !== match[0]) return null;
  const hour = hourOf(match.groups);
  return hour ? { value: { time: hour, part: null }, rest: cut(left, match) } : null;
}

const IN_WORDS = new RegExp(
  `\\b(?:(?<hundreds>(?:${ONES_SAID})\\s+hundred)(?:\\s+and)?(?:\\s+(?<rest>${UNDER_HUNDRED}))?|(?<each>(?:${ONES_SAID})(?:\\s+(?:${ONES_SAID}|oh|zero|o)){1,3})|(?<n>${UNDER_HUNDRED}))(?=\\s+(?:[\\p{L}'’-]+\\s+){1,3}?(?:${STREET_TYPES.join('|')})\\b)`,
  'giu',
);
/** "at forty two high street": the number as figures in the same place, so that everything stays where it is. */
function saidInWords(text: string): Taken<string> | null {
  const figures = text.replace(IN_WORDS, (said, ...groups) => {
    const { hundreds = '', rest = '', each = '', n = '' } = groups.at(-1) as Record<string, string | undefined>;
    const number = hundreds
      ? smallNumber(hundreds.replace(/\s+hundred$/i, '')) * 100 + (rest ? smallNumber(rest) : 0)
      : each
        ? Number(
            each
              .split(/\s+/)
              .map((one) => (/^o/i.test(one) && one.length < 3 ? 0 : smallNumber(one)))
              .join(''),
          )
        : smallNumber(n);
    return number > 0 ? String(number).padEnd(said.length) : said;
  });
  const found = figures === text ? null : takeAddress(figures);
  if (!found) return null;
  const [span] = takenOut(figures, found.rest);
  return span ? { value: found.value, rest: `${text.slice(0, span.start)} ${GAP} ${text.slice(span.end)}` } : null;
}

/** The stretches of the piece that are values no record is named by: whatever they say, something was said. */
export const valueSpans = ({ phone, email, address, time, days }: Values): Span[] => [
  ...[phone, email, address, time].flatMap((found) => found?.spans ?? []),
  ...days,
];

/** Every stretch of the piece that is a value or the name of a record. */
export const spansOf = (values: Values): Span[] => [
  ...valueSpans(values),
  ...Object.values(values.named).flatMap((found) => found?.spans ?? []),
];
