import { formatMonth } from '../../lib/format.ts';

/** As many as the chart of money by month has. */
const SHOWN = 12;

/** `2026-11` where it is a month, else ''. Anybody can write anything into an address. */
export const monthOf = (text: string): string => (/^\d{4}-(0[1-9]|1[0-2])$/.test(text) ? text : '');

/** Its first day and its last, as a list is asked for them. */
export function daysOfMonth(month: string): { paid_date_from: string; paid_date_to: string } {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return { paid_date_from: `${month}-01`, paid_date_to: `${month}-${last}` };
}

/** The months that can be chosen, the latest first, and the one that is. */
export function monthsWith(chosen: string, now = new Date()): Record<string, string> {
  const latest = Array.from({ length: SHOWN }, (_, back) =>
    new Date(Date.UTC(now.getFullYear(), now.getMonth() - back, 1)).toISOString().slice(0, 7),
  );
  const months = chosen && !latest.includes(chosen) ? [...latest, chosen] : latest;
  return Object.fromEntries(months.map((month) => [month, formatMonth(month)]));
}
