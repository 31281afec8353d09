import { formatISO, parseISO, addDays as plusDays } from 'date-fns';

const MONEY = new Intl.NumberFormat('en-AU', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** "$2,400.00"; below zero "-$20.00". */
export const money = (dollars: number): string => `${dollars < 0 ? '-' : ''}$${MONEY.format(Math.abs(dollars))}`;

const DAY = new Intl.DateTimeFormat('en-AU', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** `2026-12-01` as "Tue 1 Dec 2026". */
export function day(date: string): string {
  const part = Object.fromEntries(DAY.formatToParts(new Date(`${date}T00:00:00Z`)).map((p) => [p.type, p.value]));
  return `${part.weekday} ${part.day} ${part.month} ${part.year}`;
}

/** The day of an instant in the business's zone, as `YYYY-MM-DD`. */
export function dayIn(instant: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone });
  return parts.format(new Date(instant));
}

/** The time of an instant in the business's zone, as `HH:MM`. */
export function timeIn(instant: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone });
  return parts.format(new Date(instant));
}

/** `14:00` as "2pm", `08:30` as "8:30am". */
export function clock(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const suffix = hours < 12 ? 'am' : 'pm';
  return `${hours % 12 || 12}${minutes ? `:${String(minutes).padStart(2, '0')}` : ''}${suffix}`;
}

/** "Tue 1 Dec 2026, 2pm". */
export const dayAndTime = (date: string | null, time: string | null): string | null =>
  date ? [day(date), time ? clock(time) : null].filter(Boolean).join(', ') : null;

export const plain = (status: string): string => status.replaceAll('_', ' ');

/** Joins what is there with commas. */
export const commas = (...parts: (string | null | undefined | false)[]): string => parts.filter(Boolean).join(', ');

/** As the beginning of a sentence. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** No more than so many characters; what is cut off ends in dots. */
export const brief = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 3).trimEnd()}...` : text;

export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

/** Calendar arithmetic on `YYYY-MM-DD`; no zone comes into it. */
export const addDays = (date: string, days: number): string =>
  formatISO(plusDays(parseISO(date), days), { representation: 'date' });

/** Exact in cents. */
export const addMoney = (a: number, b: number): number => (Math.round(a * 100) + Math.round(b * 100)) / 100;
