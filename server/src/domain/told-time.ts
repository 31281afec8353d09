import { TZDate } from '@date-fns/tz';
import { format } from 'date-fns';
import { longDay } from './long-day.ts';

/** The day of an instant in a business's zone, as `YYYY-MM-DD`. */
export const dayIn = (at: Date, timeZone: string): string => format(new TZDate(at, timeZone), 'yyyy-MM-dd');

/** "26 November 2026", of an instant in a business's zone. */
export const longDayOf = (at: Date, timeZone: string): string => longDay(dayIn(at, timeZone));

/** "26 November 2026 at 9:05 am", of an instant in a business's zone. */
export const longMoment = (at: Date, timeZone: string): string =>
  `${longDayOf(at, timeZone)} at ${format(new TZDate(at, timeZone), 'h:mm aaa')}`;
