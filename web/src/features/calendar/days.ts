import type { CALENDAR_VIEWS } from '@smoko/contract';
import { formatDayAs } from '../../lib/format.ts';

export type View = (typeof CALENDAR_VIEWS)[number];

// Calendar days, `YYYY-MM-DD`: UTC only serves for counting, no zone is involved.
const at = (day: string) => new Date(`${day}T00:00:00Z`);
const asDay = (date: Date) => date.toISOString().slice(0, 10);

function addDays(day: string, count: number): string {
  const date = at(day);
  date.setUTCDate(date.getUTCDate() + count);
  return asDay(date);
}

/** The same view, one before or after. */
export function step(view: View, day: string, by: 1 | -1): string {
  if (view === 'day') return addDays(day, by);
  if (view === 'week') return addDays(day, 7 * by);
  const date = at(day);
  date.setUTCMonth(date.getUTCMonth() + by, 1);
  return asDay(date);
}

/** Every day from the first to the last. */
export function daysFrom(from: string, to: string): string[] {
  const days = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

/** `Fri 20 Nov`. */
export const shortDay = (day: string) =>
  formatDayAs(day, { weekday: 'short', day: 'numeric', month: 'short' }).replace(',', '');
/** `Friday 20 November 2026`. */
export const longDay = (day: string) =>
  formatDayAs(day, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }).replace(',', '');
export const weekday = (day: string) => formatDayAs(day, { weekday: 'short' });
export const dayNumber = (day: string) => Number(day.slice(8));

/** What is looked at, as a heading. */
export function titleOf(view: View, { day, from, to }: { day: string; from: string; to: string }): string {
  if (view === 'day') return longDay(day);
  if (view === 'month') return formatDayAs(day, { month: 'long', year: 'numeric' });
  return `${shortDay(from)} to ${shortDay(to)} ${to.slice(0, 4)}`;
}
