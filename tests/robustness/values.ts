// What a message says in many ways: amounts, counts and dates, each with what is meant.
import type { Random } from './random.ts';

/** One piece of a message. `plain` is how it stands in the plain case, `forms` other ways to write it, `spoken` read aloud. */
export interface Slot {
  plain: string;
  forms?: readonly string[];
  /** Left out: as `plain`, in small letters. False: nobody reads this aloud. */
  spoken?: string | false;
}

const UNITS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** 0 to 99,999 in words. */
export function inWords(n: number): string {
  if (n < 20) return UNITS[n] ?? '';
  if (n < 100) return `${TENS[Math.floor(n / 10)]}${n % 10 ? ` ${UNITS[n % 10]}` : ''}`;
  if (n < 1000) return `${UNITS[Math.floor(n / 100)]} hundred${n % 100 ? ` and ${inWords(n % 100)}` : ''}`;
  const rest = n % 1000;
  return `${inWords(Math.floor(n / 1000))} thousand${rest ? ` ${rest < 100 ? 'and ' : ''}${inWords(rest)}` : ''}`;
}

const grouped = (n: number, digits = 0) =>
  n.toLocaleString('en-AU', { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** An amount in whole dollars. */
export function dollars(n: number): Slot {
  const thousands = n >= 1000 && n % 100 === 0 ? [`${n / 1000}k`, `$${n / 1000}k`] : [];
  return {
    plain: `$${grouped(n)}`,
    forms: [`$${n}`, `$${grouped(n, 2)}`, `${n} dollars`, `${grouped(n)} bucks`, `${n} bucks`, ...thousands],
    spoken: `${inWords(n)} dollars`,
  };
}

/** An amount with cents, like 92.50. */
export function cents(n: number): Slot {
  const whole = Math.floor(n);
  const rest = Math.round((n - whole) * 100);
  return {
    plain: `$${grouped(n, 2)}`,
    forms: [n.toFixed(2), `$${n.toFixed(2)}`],
    spoken: `${inWords(whole)} dollars${rest ? ` ${inWords(rest)}` : ''}`,
  };
}

export const count = (n: number): Slot => ({ plain: String(n), spoken: inWords(n) });

/** A phone number as written; read aloud digit by digit. */
export const phoneSlot = (number: string): Slot => ({
  plain: number,
  forms: [number.replace(/\s/g, ''), number.replace(/\s/g, '-')],
  spoken: [...number.replace(/\D/g, '')].map((digit) => (digit === '0' ? 'oh' : UNITS[Number(digit)])).join(' '),
});

/** What the pattern of an amount looks like in a text: 1607.5 -> 1,?607\.50? */
export function amountRegex(n: number): string {
  const [whole = '', rest] = n.toFixed(2).replace(/\.00$/, '').split('.');
  const body = whole.length > 3 ? `${whole.slice(0, -3)},?${whole.slice(-3)}` : whole;
  const tail = rest === undefined ? '(?![\\d,]*\\d)' : `\\.${rest.endsWith('0') ? `${rest[0]}0?` : rest}(?!\\d)`;
  return `(?<![\\d,.])${body}${tail}`;
}

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const ORDINALS = [
  '',
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
  'thirteenth',
  'fourteenth',
  'fifteenth',
  'sixteenth',
  'seventeenth',
  'eighteenth',
  'nineteenth',
  'twentieth',
  'twenty first',
  'twenty second',
  'twenty third',
  'twenty fourth',
  'twenty fifth',
  'twenty sixth',
  'twenty seventh',
  'twenty eighth',
  'twenty ninth',
  'thirtieth',
  'thirty first',
];
const ending = (day: number) =>
  day % 100 > 10 && day % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th');

export const TODAY = '2026-11-20'; // a Friday

export function addDays(iso: string, days: number): string {
  const at = new Date(`${iso}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}

/** A day and how it is said. `on` and `by` are the slots with that word before it, where one says it. */
export interface Day {
  iso: string;
  date: Slot;
  on: Slot;
  by: Slot;
}

function day(iso: string, plain: string, forms: readonly string[], spoken: string, bare: readonly string[] = []): Day {
  const led = (word: string): Slot => {
    const say = (text: string) => (bare.includes(text) && word === 'on' ? text : `${word} ${text}`);
    return { plain: say(plain), forms: forms.map(say), spoken: say(spoken) };
  };
  return { iso, date: { plain, forms, spoken }, on: led('on'), by: led('by') };
}

/** 27 November, 27/11, Nov 27th ... */
export function calendarDay(iso: string): Day {
  const at = new Date(`${iso}T00:00:00Z`);
  const [d, month, weekday] = [at.getUTCDate(), MONTHS[at.getUTCMonth()] ?? '', DAYS[at.getUTCDay()] ?? ''];
  const short = month.slice(0, 3);
  const slashed = `${d}/${at.getUTCMonth() + 1}`;
  return day(
    iso,
    `${d} ${month}`,
    [
      `${d} ${short}`,
      `${d}${ending(d)} ${short}`,
      `${month} ${d}`,
      `the ${d}${ending(d)} of ${month}`,
      slashed,
      `${slashed}/${at.getUTCFullYear()}`,
      `${weekday} ${d} ${month}`,
      `${weekday.slice(0, 3)} ${d}/${at.getUTCMonth() + 1}`,
    ],
    `the ${ORDINALS[d]} of ${month}`,
  );
}

const BARE = [
  'tomorrow',
  'tmrw',
  '2moro',
  'tomoz',
  'next Monday',
  'next Tuesday',
  'next Wednesday',
  'next Thursday',
  'this Monday',
  'this Tuesday',
  'this Wednesday',
  'this Thursday',
  'Monday week',
  'Tuesday week',
  'Wednesday week',
];

/** Tomorrow, a weekday of next week, Monday week: what a tradie says of days that are near. */
export function nearDay(random: Random): Day {
  const kind = random.int(0, 3);
  if (kind === 0) return day(addDays(TODAY, 1), 'tomorrow', ['tmrw', '2moro', 'tomoz', 'tomorrow'], 'tomorrow', BARE);
  if (kind === 1) {
    const offset = random.int(3, 5);
    const name = DAYS[new Date(`${addDays(TODAY, offset)}T00:00:00Z`).getUTCDay()] ?? '';
    return day(addDays(TODAY, offset + 7), `${name} week`, [`${name} week`], `${name} week`, BARE);
  }
  const offset = random.int(3, 6);
  const iso = addDays(TODAY, offset);
  const name = DAYS[new Date(`${iso}T00:00:00Z`).getUTCDay()] ?? '';
  return day(iso, name, [name.slice(0, 3), `next ${name}`, `this ${name}`, name.toLowerCase()], name, BARE);
}

/** A day of the coming months, never a week-day's name. */
export const laterDay = (random: Random): Day => calendarDay(addDays(TODAY, random.int(8, 80)));

export const anyDay = (random: Random): Day => (random.chance(0.5) ? nearDay(random) : laterDay(random));
