import { TZDate } from '@date-fns/tz';
import { addDays, format, set } from 'date-fns';

interface When {
  /** `HH:MM`. */
  time: string;
  timeZone: string;
  /** 1 = Monday; left out: every day. */
  weekday?: number | undefined;
}

const DAYS = 7;
const atTime = (day: Date, time: string): Date => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return set(day, { hours, minutes, seconds: 0, milliseconds: 0 });
};
const suits = (day: Date, weekday: number | undefined) => weekday === undefined || day.getDay() === weekday % DAYS;
const instant = (day: Date) => new Date(day.getTime());

/** The next time it is due strictly after `now`. Where clocks skip that time, it is due when they come out of it. */
export function nextRun(now: Date, { time, timeZone, weekday }: When): Date {
  const start = new TZDate(now, timeZone);
  for (let ahead = 0; ahead <= DAYS; ahead++) {
    const due = atTime(addDays(start, ahead), time);
    if (suits(due, weekday) && due > now) return instant(due);
  }
  return instant(atTime(addDays(start, DAYS + 1), time));
}

/** The day it runs for at this moment, or null where today's time has not come or it is not its day. */
export function dueDay(now: Date, { time, timeZone, weekday }: When): string | null {
  const local = new TZDate(now, timeZone);
  return suits(local, weekday) && atTime(local, time) <= now ? format(local, 'yyyy-MM-dd') : null;
}
