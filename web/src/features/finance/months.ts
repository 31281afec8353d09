import { formatMonth } from '../../lib/format.ts';

/** `2026-11` where it is a month, else ''. Anybody can write anything into an address. */
export const monthOf = (text: string): string => (/^\d{4}-(0[1-9]|1[0-2])$/.test(text) ? text : '');

/** Its first day and its last, as a list is asked for them. */
export function daysOfMonth(month: string): { paid_date_from: string; paid_date_to: string } {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return { paid_date_from: `${month}-01`, paid_date_to: `${month}-${last}` };
}

/**
 * The months that can be chosen, the latest first, and the one that is. `charted` are those of the chart of money by month, the
 * oldest first: the server knows which month it is in the business's zone, the browser does not.
 */
export function monthsWith(charted: readonly string[], chosen: string): Record<string, string> {
  const latest = [...charted].reverse();
  const months = chosen && !latest.includes(chosen) ? [...latest, chosen] : latest;
  return Object.fromEntries(months.map((month) => [month, formatMonth(month)]));
}
