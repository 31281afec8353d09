import { TZDate } from '@date-fns/tz';
import { format } from 'date-fns';

/** The business clock. Real time unless SMOKO_NOW set it; tokens, leases and rate limits never use it. */
export interface Clock {
  now(): Date;
}

/** Starts at `start` and runs on at normal speed; without it, real time. */
export function createClock(start?: Date): Clock {
  const offset = start ? start.getTime() - Date.now() : 0;
  return { now: () => new Date(Date.now() + offset) };
}

/** The calendar day in the business's zone, `YYYY-MM-DD`. */
export const today = (clock: Clock, timeZone: string): string => dayAt(clock.now(), timeZone);

/** The same of any moment. */
export const dayAt = (at: Date | string, timeZone: string): string =>
  format(new TZDate(new Date(at), timeZone), 'yyyy-MM-dd');

const DAY_MS = 86_400_000;
/** Midnight with which a day begins in the business's zone, or the day so many days later. */
export function startOf(date: string, timeZone: string, later = 0): Date {
  const day = new Date(Date.parse(`${date}T00:00:00Z`) + later * DAY_MS);
  return new Date(new TZDate(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), timeZone).getTime());
}
