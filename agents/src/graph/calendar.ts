import { addDays } from '../tools/format.ts';

const WEEKDAY = new Intl.DateTimeFormat('en-AU', { weekday: 'short', timeZone: 'UTC' });
const weekday = (date: string): string => WEEKDAY.format(new Date(`${date}T00:00:00Z`));
/** Today and the days after it. */
const DAYS = 22;
const WEEKS = ['this week', 'next week', 'the week after', 'in three weeks'];

/**
 * Today and the next 21 days, a line for each week from Monday on, so that a model reads a day off instead of counting:
 * "next week: Mon 2026-11-23, Tue 24, Wed 25". In full where a line or a month begins.
 */
export function calendar(today: string): string {
  const lines: string[][] = [[]];
  for (const date of Array.from({ length: DAYS }, (_, i) => addDays(today, i))) {
    const name = weekday(date);
    if (name === 'Mon' && lines.at(-1)?.length) lines.push([]);
    const line = lines.at(-1) ?? [];
    const whole = line.length === 0 || date.endsWith('-01');
    line.push(`${name} ${whole ? date : date.slice(8)}${date === today ? ' (today)' : ''}`);
  }
  return lines.map((days, i) => `${WEEKS[i] ?? 'later'}: ${days.join(', ')}`).join('\n');
}
