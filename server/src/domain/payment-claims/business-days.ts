import type { ClaimState } from '@smoko/contract';
import { addDays, format, isWeekend, parseISO } from 'date-fns';
import { ACTS } from './acts.ts';

const WHOLE_DAY_MS = 24 * 60 * 60 * 1_000;
/** Once somebody agreed on years of closed days nobody would wait for them: a fault, not a wait. */
const MOST_DAYS = 400;

/**
 * The day on which so many business days after `day` have passed, `YYYY-MM-DD`: the first one counted is the one after it.
 * Business days are those of the security of payment law of a state (decision 49).
 */
export async function businessDaysAfter(day: string, count: number, state: ClaimState): Promise<string> {
  const closed = await closedDays(state);
  let at = parseISO(day);
  for (let left = count, passed = 0; left > 0 && passed < MOST_DAYS; passed++) {
    at = addDays(at, 1);
    if (!isWeekend(at) && !closed(format(at, 'yyyy-MM-dd'))) left -= 1;
  }
  return format(at, 'yyyy-MM-dd');
}

async function closedDays(state: ClaimState): Promise<(day: string) => boolean> {
  const isHoliday = await publicHolidays(state);
  const { closed } = ACTS[state];
  return (day) => (closed !== null && within(day.slice(5), closed)) || isHoliday(day);
}

const within = (day: string, [from, to]: readonly [string, string]): boolean =>
  from <= to ? day >= from && day <= to : day >= from || day <= to;

/** The library knows every country: it is loaded with the first claim. */
async function publicHolidays(state: ClaimState): Promise<(day: string) => boolean> {
  const { default: Holidays } = await import('date-holidays');
  const holidays =
    state === 'NZ' ? new Holidays('NZ', { types: ['public'] }) : new Holidays('AU', state, { types: ['public'] });
  const years = new Map<string, ReadonlySet<string>>();
  return (day) => {
    const year = day.slice(0, 4);
    const known = years.get(year) ?? new Set(daysOf(holidays.getHolidays(Number.parseInt(year, 10)), state));
    years.set(year, known);
    return known.has(day);
  };
}

/** An evening before Christmas or the new year is a holiday in some states, and its day is worked. */
const daysOf = (holidays: readonly { date: string; start: Date; end: Date }[], state: ClaimState): string[] =>
  holidays
    .filter(
      ({ start, end }) => ACTS[state].partHolidaysCount || end.getTime() - start.getTime() >= WHOLE_DAY_MS - 3_600_000,
    )
    .map(({ date }) => date.slice(0, 10));
