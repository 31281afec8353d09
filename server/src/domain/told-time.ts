import { TZDate } from '@date-fns/tz';
import { format, parse } from 'date-fns';
import { dayAt } from './clock.ts';
import { longDay } from './long-day.ts';

const parsed = (day: string): Date => parse(day, 'yyyy-MM-dd', new Date(0));

/** "Fri 27 Nov" of `YYYY-MM-DD`. */
export const dayName = (day: string): string => format(parsed(day), 'EEE d MMM');

/** "Fri 27 Nov 2026" of `YYYY-MM-DD`. */
export const dayNameOfYear = (day: string): string => format(parsed(day), 'EEE d MMM yyyy');

const CLOCK = 'h:mm aaa';

/** "9:00 am" of `HH:MM`. */
export const timeName = (time: string): string => format(parse(time, 'HH:mm', new Date(0)), CLOCK);

/** "9:05 am", of an instant in a zone. */
export const timeAt = (at: Date, timeZone: string): string => format(new TZDate(at, timeZone), CLOCK);

/** `HH:MM` of an instant in a zone, as times are on file. */
export const clockAt = (at: Date, timeZone: string): string => format(new TZDate(at, timeZone), 'HH:mm');

/** "26 November 2026", of an instant in a business's zone. */
export const longDayOf = (at: Date, timeZone: string): string => longDay(dayAt(at, timeZone));

/** "26 November 2026 at 9:05 am", of an instant in a business's zone. */
export const longMoment = (at: Date, timeZone: string): string =>
  `${longDayOf(at, timeZone)} at ${timeAt(at, timeZone)}`;
