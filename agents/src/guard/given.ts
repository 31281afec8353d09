import { gstOn, gstWithin } from '@smoko/contract';
import { iso, MONTH, monthOf, plus } from '../models/builtin/extract/calendar.ts';
import { datesIn } from '../models/builtin/extract/dates.ts';
import { spokenDigits } from '../models/builtin/extract/spoken-digits.ts';
import { writtenMail } from '../models/builtin/normalise/dictation.ts';
import { normalise } from '../models/builtin/normalise.ts';
import { fold } from '../tools/matching.ts';
import { numbersIn } from './numbers-in.ts';

/** What a conversation has put on the table, as plain data. */
export interface Given {
  /** The user's own words, the message worked on first. */
  said: readonly string[];
  /** Records and results of tools, and what the assistants said: shown to the user or looked up by code. */
  shown: readonly string[];
  /** `YYYY-MM-DD`. */
  today: string;
  country: 'AU' | 'NZ';
}

/** The values in it: what a call may write without having made it up. */
export interface Values {
  numbers: ReadonlySet<number>;
  dates: ReadonlySet<string>;
  /** Lower case, joined by spaces, with every other character between words taken out. */
  words: ReadonlySet<string>;
  digits: string;
  /** A span of days was said, or a day. */
  spans: boolean;
  text: string;
  /** The user's part of it. */
  said: string;
  today: string;
}

/** Only so many are combined: sums of everything with everything would be any number. */
const COMBINED = 14;
const LONGEST = 20_000;

export function valuesOf({ said, shown, today, country }: Given): Values {
  const own = said.map((text) => text.slice(0, LONGEST));
  const spelt = own.flatMap((text) => [text, normalise(text), writtenMail(text)]);
  const others = shown.map((text) => text.slice(0, LONGEST));
  const figures = others.map((text) => text.replace(IDS, ''));
  const saidNumbers = new Set(spelt.flatMap((text) => [...numbersIn(text), ...sharesIn(text)]));
  const shownNumbers = new Set(figures.flatMap((text) => [...numbersIn(text)]));
  const dates = new Set([
    ...spelt.flatMap((text) => datesIn(text, { today }).flatMap(({ date }) => [date, ...beenOn(date, today)])),
    ...figures.flatMap((text) => [...isoDates(text), ...spelledDates(text)]),
  ]);
  const days = new Set([...dates, ...weekdays(own, [today, ...dates]), ...daysFrom(own, saidNumbers, dates)]);
  const text = [...spelt, ...others].join('\n').toLowerCase();
  return {
    numbers: new Set([
      ...saidNumbers,
      ...shownNumbers,
      ...workedOut(saidNumbers, shownNumbers, country),
      ...partsOf(days),
    ]),
    dates: days,
    words: new Set(fold(text).split(' ')),
    digits: [...spelt.map(digitsOf), ...figures.map(digitsOf)].join(' '),
    text,
    said: spelt.join('\n').toLowerCase(),
    spans: dates.size > 0 || SPAN.test(text),
    today,
  };
}

/** A day without its year is one that has been, too: work that is claimed for is done. */
const beenOn = (date: string, today: string): string[] =>
  date > today ? [`${Number(date.slice(0, 4)) - 1}${date.slice(4)}`] : [];

/** Chance puts any number into one: it is no number that was shown. */
const IDS = /\b[0-9a-f]{24}\b/g;

const SPAN = /\b(?:days?|weeks?|wks?|fortnights?|months?|mths?|years?|tomorrow|tomoz|mon|tue|wed|thu|fri|sat|sun)/;
const SHARES: readonly [RegExp, number][] = [
  [/\bhalf\b/i, 50],
  [/\bquarter\b/i, 25],
  [/\bthird\b/i, 33],
  [/\b(?:double|twice)\b/i, 100],
];
/** Shares of a hundred that are said in words. */
const sharesIn = (text: string): number[] => SHARES.flatMap(([says, share]) => (says.test(text) ? [share] : []));

const ISO = /\b\d{4}-\d\d-\d\d\b/g;
const isoDates = (text: string): string[] => text.match(ISO) ?? [];
const SPELLED = new RegExp(`\\b(\\d{1,2}) (${MONTH}) (\\d{4})\\b`, 'gi');
/** "Thu 26 Nov 2026", as code tells days to people. */
const spelledDates = (text: string): string[] =>
  [...text.matchAll(SPELLED)].map(([, day = '', month = '', year = '']) =>
    [year, String(monthOf(month) + 1).padStart(2, '0'), day.padStart(2, '0')].join('-'),
  );
const digitsOf = (text: string): string =>
  [text.replace(/\D+/g, ''), ...spokenDigits(text).map(({ digits }) => digits.replace(/\D/g, ''))].join(' ');

/**
 * What code can check that a sum comes from: with GST put on or taken out, one number of the user's with another, or
 * with one on file; all that was said together.
 */
function workedOut(said: ReadonlySet<number>, shown: ReadonlySet<number>, country: 'AU' | 'NZ'): number[] {
  const own = [...said].filter((n) => n > 0).slice(0, COMBINED);
  const filed = [...shown].filter((n) => n > 0).slice(0, 4 * COMBINED);
  const pairs = own.flatMap((a) => [...own, ...filed].flatMap((b) => combined(a, b)));
  const taxed = [...own, ...filed].flatMap((n) => withGst(n, country));
  const all = own.filter((n) => n >= 5).reduce((sum, n) => sum + n, 0);
  return [...pairs, ...taxed, all, ...withGst(all, country)].map(inCents);
}

const combined = (a: number, b: number): number[] => [
  a + b,
  Math.abs(a - b),
  a * b,
  ...(a <= 100 ? [(b * a) / 100, b * (1 + a / 100), b * (1 - a / 100)] : []),
];
function withGst(dollars: number, country: 'AU' | 'NZ'): number[] {
  const cents = Math.round(dollars * 100);
  if (!Number.isSafeInteger(cents)) return [];
  return [
    cents + gstOn(cents, country),
    gstOn(cents, country),
    gstWithin(cents, country),
    cents - gstWithin(cents, country),
  ].map((n) => n / 100);
}
const inCents = (n: number): number => Math.round(n * 100) / 100;

/** "31 Mar 2027" is how a day is written in words. */
const partsOf = (days: ReadonlySet<string>): number[] => [...days].flatMap((day) => day.split('-').map(Number));

const DAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const DAY_MS = 86_400_000;
const NEAR_DAYS = 15;

const COUNTED_FROM = /\b(?:before|after|earlier|later|prior|ahead|following|forward|back)\b/i;
const FARTHEST_DAYS = 31;
/** "The day before", "two days after that": as far as was said from a day that is talked about. */
function daysFrom(said: readonly string[], numbers: ReadonlySet<number>, dates: ReadonlySet<string>): string[] {
  const words = said[0] ?? '';
  if (!COUNTED_FROM.test(words)) return [];
  const unit = /\b(?:weeks?|wks?|fortnight)\b/i.test(words) ? [1, 7, 14] : [1];
  const spans = [...numbers].filter((n) => Number.isInteger(n) && n > 0 && n <= FARTHEST_DAYS).slice(0, COMBINED);
  const steps = new Set(unit.flatMap((days) => [1, ...spans].map((n) => n * days)));
  return [...dates].slice(0, COMBINED).flatMap((date) => [...steps].flatMap((n) => [moved(date, n), moved(date, -n)]));
}
const moved = (date: string, days: number): string => {
  const at = new Date(`${date}T00:00:00Z`);
  return Number.isNaN(at.getTime()) ? date : iso(plus(at, days));
};

/** A weekday that was named is any of that name within two weeks of today or of a day that is talked about. */
function weekdays(said: readonly string[], around: readonly string[]): string[] {
  const words = said.join(' ').toLowerCase();
  const named = new Set(DAYS.flatMap((day, i) => (new RegExp(`\\b${day}`).test(words) ? [i] : [])));
  if (!named.size) return [];
  return around.slice(0, COMBINED).flatMap((date) => {
    const at = Date.parse(`${date}T00:00:00Z`);
    if (Number.isNaN(at)) return [];
    return Array.from({ length: 2 * NEAR_DAYS + 1 }, (_, i) => new Date(at + (i - NEAR_DAYS) * DAY_MS))
      .filter((day) => named.has(day.getUTCDay()))
      .map((day) => day.toISOString().slice(0, 10));
  });
}
