import { DAY_NAMES, MONTH_NAMES, ORDINAL_WORDS } from '../lexicon/calendar.ts';

// Days are UTC midnights: only the calendar counts here, the business's zone chose "today".
const either = (names: string[][]): string => `(?:${names.flat().join('|')})`;
export const DAY = either(DAY_NAMES);
export const MONTH = either(MONTH_NAMES);
export const ORDINAL = `(?:${[...ORDINAL_WORDS].reverse().join('|').replaceAll(' ', '[\\s-]')})`;

const numberOf = (names: string[][], name: string): number =>
  names.findIndex((all) => all.includes(name.toLowerCase()));
export const dayOf = (name: string): number =>
  numberOf(
    DAY_NAMES,
    name.replace(/'?s$/i, (s) => (numberOf(DAY_NAMES, name) < 0 ? '' : s)),
  );
export const monthOf = (name: string): number => numberOf(MONTH_NAMES, name);
/** "11", "11th", "eleventh"; 0 when none of these. */
export function dayNumber(said: string): number {
  const words = ORDINAL_WORDS.indexOf(said.toLowerCase().replace(/[\s-]+/g, ' '));
  return words >= 0 ? words + 1 : Number.parseInt(said, 10) || 0;
}

export const plus = (date: Date, days: number): Date => new Date(date.getTime() + days * 86_400_000);
export const iso = (date: Date): string => date.toISOString().slice(0, 10);
const ymd = (year: number, month: number, day: number): Date => new Date(Date.UTC(year, month, day));

/** The coming such day, never today. */
export const coming = (today: Date, day: number): Date => plus(today, (day - today.getUTCDay() + 7) % 7 || 7);
export const previous = (today: Date, day: number): Date => plus(today, -((today.getUTCDay() - day + 7) % 7 || 7));
/** The Monday of the week a day is in. */
export const mondayOf = (date: Date): Date => plus(date, -((date.getUTCDay() + 6) % 7));
/** Such a day of a later week: 1 is next week. */
export const inWeek = (today: Date, weeks: number, day: number): Date =>
  plus(mondayOf(today), weeks * 7 + ((day + 6) % 7));

export function workingDays(today: Date, count: number): Date {
  let date = today;
  for (let left = count; left > 0; left -= 1) {
    do date = plus(date, 1);
    while (date.getUTCDay() % 6 === 0);
  }
  return date;
}

/** The same day some months on, or the last one of a shorter month. */
export function plusMonths(date: Date, months: number): Date {
  const last = monthEnd(ymd(date.getUTCFullYear(), date.getUTCMonth() + months, 1));
  return ymd(last.getUTCFullYear(), last.getUTCMonth(), Math.min(date.getUTCDate(), last.getUTCDate()));
}
export const monthStart = (today: Date, later: number): Date =>
  ymd(today.getUTCFullYear(), today.getUTCMonth() + later, 1);
export const monthEnd = (date: Date): Date => ymd(date.getUTCFullYear(), date.getUTCMonth() + 1, 0);
/** The first of a named month, this year or, when all of it has gone by, next year. */
export function monthAhead(today: Date, month: number): Date {
  return ymd(today.getUTCFullYear() + (month < today.getUTCMonth() ? 1 : 0), month, 1);
}
/** A day of a month; null where the month has no such day. */
export function dayIn(first: Date, day: number): Date | null {
  const date = ymd(first.getUTCFullYear(), first.getUTCMonth(), day);
  return day > 0 && date.getUTCMonth() === first.getUTCMonth() ? date : null;
}
/** A day of a named month; one that has gone by is next year's. */
export function dayOfMonth(today: Date, month: number, day: number, year?: number): Date | null {
  if (year !== undefined) return dayIn(ymd(year < 100 ? 2000 + year : year, month, 1), day);
  const date = dayIn(ymd(today.getUTCFullYear(), month, 1), day);
  return date && date >= today ? date : dayIn(ymd(today.getUTCFullYear() + 1, month, 1), day);
}
/** The next such day of any month: "the 31st" said in November is December's. */
export function dayAhead(today: Date, day: number): Date | null {
  for (let later = 0; later < 3; later += 1) {
    const date = dayIn(monthStart(today, later), day);
    if (date && date >= today) return date;
  }
  return null;
}
/** The nth such weekday of a month, or its last one (n = -1). */
export function nthDay(first: Date, day: number, n: number): Date {
  const one = plus(first, (day - first.getUTCDay() + 7) % 7);
  return n > 0 ? plus(one, (n - 1) * 7) : previous(plus(monthEnd(first), 1), day);
}
