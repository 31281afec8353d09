import { TZDate } from '@date-fns/tz';
import { format, parse } from 'date-fns';
import { dayAt } from './clock.ts';
import { longDay } from './long-day.ts';

/** "9:00 am" of `HH:MM`. */
export const timeName = (time: string): string => format(parse(time, 'HH:mm', new Date(0)), 'h:mm aaa');

/** "26 November 2026", of an instant in a business's zone. */
export const longDayOf = (at: Date, timeZone: string): string => longDay(dayAt(at, timeZone));

/** "26 November 2026 at 9:05 am", of an instant in a business's zone. */
export const longMoment = (at: Date, timeZone: string): string =>
  `${longDayOf(at, timeZone)} at ${format(new TZDate(at, timeZone), 'h:mm aaa')}`;
