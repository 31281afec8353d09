import { addDays } from '../../../tools/format.ts';
import { takeDate } from '../extract/dates.ts';
import { cut } from '../extract/gap.ts';
import type { Day } from '../reading.ts';

export interface Days {
  from: string;
  to: string;
  rest: string;
}

const weekday = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay();
/** The Monday of the week a day is in. */
const monday = (date: string) => addDays(date, -((weekday(date) + 6) % 7));

const SPANS: readonly [RegExp, (today: string) => [string, string]][] = [
  [/\b(?:this |the )?weekend\b/i, (t) => [addDays(monday(t), 5), addDays(monday(t), 6)]],
  [/\bnext week\b/i, (t) => [addDays(monday(t), 7), addDays(monday(t), 13)]],
  [/\b(?:this|the) week\b/i, (t) => [t, addDays(monday(t), 6)]],
  [/\bthis month\b/i, (t) => [`${t.slice(0, 8)}01`, addDays(nextMonth(t), -1)]],
  [/\bnext month\b/i, (t) => [nextMonth(t), addDays(nextMonth(nextMonth(t)), -1)]],
  [/\btoday\b/i, (t) => [t, t]],
];
const nextMonth = (date: string) =>
  addDays(`${date.slice(0, 8)}28`, 4)
    .slice(0, 8)
    .concat('01');

/** The days a question is about. */
export function daysIn(text: string, day: Day): Days | null {
  for (const [says, days] of SPANS) {
    const match = says.exec(text);
    if (match && day.today) {
      const [from, to] = days(day.today);
      return { from, to, rest: cut(text, match) };
    }
  }
  const date = takeDate(text, day);
  return date ? { from: date.value.date, to: date.value.date, rest: date.rest } : null;
}
