import { editDistance } from '../models/builtin/normalise/edit-distance.ts';
import { type Given, type Values, valuesOf } from './given.ts';
import { figuresIn } from './numbers-in.ts';

/** A value in a call that nothing in the conversation gave. */
export interface Ungrounded {
  /** Where it stands: `budget`, `lines.0.unit_price`. */
  path: string;
  value: string | number;
}

/** Arguments that say how something is written, not what: a number or a name in them is no value of its own. */
const NOT_CHECKED = /^(?:status|type|gst|assigned_to|channel|by|sort|everything|kind)$/;
/** A day that is today's because it is done now. */
const DONE_NOW = /^(?:paid|order|ordered|spent|received|sent)(?:_(?:date|on))?$/;
/** Arguments that count days: "a week" is seven, and to Friday as many as there are. */
const SPANS = /(?:^|_)days(?:_|$)/;
/** Arguments that are money. */
const PRICES = /(?:^|_)(?:amount|budget|price|total|deposit|discount)$/;
/** Arguments that name somebody. */
const NAMES = /(?:^|_)(?:client|supplier|name|contact)$/;
const THINGS = /^(?:job|task|item|order|file|template)_name$/;

/**
 * The amounts, days, times, quantities, phones, e-mail addresses and names in the arguments of a call that are neither
 * in the user's words, nor in a record or result shown in the conversation, nor worked out by code from those. A model
 * that makes up a value is found out here, whichever it is.
 */
export function ungrounded(args: Readonly<Record<string, unknown>>, given: Given): Ungrounded[] {
  const values = valuesOf(given);
  return leaves(args).filter(({ path, value }) => {
    const name = path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? '';
    if (NOT_CHECKED.test(name)) return false;
    if (SPANS.test(name) && values.spans) return false;
    if (typeof value !== 'number') return !isTextGiven(name, value, values);
    return !isNumberGiven(value, values) || (PRICES.test(name) && isOnlyAWord(value, values));
  });
}

function leaves(value: unknown, path = ''): Ungrounded[] {
  if (typeof value === 'number' || typeof value === 'string') return value === '' ? [] : [{ path, value }];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, path ? `${path}.${key}` : key));
}

/** One of something is how it is said when no number is. */
const isNumberGiven = (value: number, { numbers }: Values): boolean => {
  const n = Math.abs(value);
  return n === 0 || n === 1 || numbers.has(n);
};

/** "paid the cafe one": a small number in letters counts or points, and is hardly what something costs. */
const isOnlyAWord = (value: number, { said }: Values): boolean =>
  value > 0 &&
  value <= 10 &&
  Number.isInteger(value) &&
  !IN_DOLLARS.test(said) &&
  !new RegExp(`(?<![\\d.,])${value}(?!\\d|[.,]\\d)`).test(said);
const IN_DOLLARS = /\b(?:one|two|three|four|five|six|seven|eight|nine|ten)\s+(?:dollars?|bucks?|each|apiece|a pop)\b/;

/** A record that is meant by its id. */
const ID = /^[0-9a-f]{24}$/;
const DATE = /^\d{4}-\d\d-\d\d$/;
const TIME = /^([01]?\d|2[0-3]):([0-5]\d)$/;
const EMAIL = /^[^\s@]+@[^\s@]+$/;
const PHONE = /^[+(]?\d[\d\s()-]{5,}$/;

function isTextGiven(name: string, value: string, values: Values): boolean {
  if (ID.test(value)) return values.text.includes(value);
  if (DATE.test(value)) return values.dates.has(value) || (value === values.today && DONE_NOW.test(name));
  const time = TIME.exec(value);
  if (time) return isTimeGiven(Number(time[1]), Number(time[2]), values);
  if (EMAIL.test(value)) return values.text.includes(value.toLowerCase());
  if (PHONE.test(value)) return values.digits.includes(value.replace(/\D/g, '').slice(-8));
  if (NAMES.test(name) && !THINGS.test(name) && !isNameGiven(value, values)) return false;
  // amounts and sizes written into words
  return figuresIn(value).every((readings) => readings.some((n) => isNumberGiven(n, values) || n < 10));
}

const WHEN = /\b(?:noon|midday|lunch(?:time)?)\b/;
function isTimeGiven(hours: number, minutes: number, { numbers, text }: Values): boolean {
  if (hours === 12 && minutes === 0 && WHEN.test(text)) return true;
  const hour = hours % 12 || 12;
  const said = (n: number) => numbers.has(n);
  if (
    said(hour * 100 + minutes) ||
    said(hours * 100 + minutes) ||
    text.includes(`${hours}:${String(minutes).padStart(2, '0')}`) ||
    text.includes(`${hour}.${String(minutes).padStart(2, '0')}`)
  )
    return true;
  if (minutes === 0) return said(hour) || said(hours);
  if (minutes === 30 && /\bhalf\b/.test(text)) return said(hour) || said((hour % 12) + 1);
  if (minutes === 15 && /\bquarter past\b/.test(text)) return said(hour);
  if (minutes === 45 && /\bquarter to\b/.test(text)) return said((hour % 12) + 1);
  return (said(hour) || said(hours)) && said(minutes);
}

/** Each word of it was said or shown, as it is or but for a letter or two: names are dictated and mistyped. */
function isNameGiven(name: string, { words }: Values): boolean {
  const parts = name.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? [];
  return parts.every((part) => FILLERS.has(part) || words.has(part) || [...words].some((word) => isNearly(part, word)));
}
const FILLERS: ReadonlySet<string> = new Set(['the', 'and', 'of', 'pty', 'ltd', 'mr', 'mrs', 'ms']);

const isNearly = (a: string, b: string): boolean =>
  Math.min(a.length, b.length) >= 3 && (a.startsWith(b) || b.startsWith(a) || editDistance(a, b, 2) <= 2);
