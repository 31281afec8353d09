import { TZDate } from '@date-fns/tz';
import { DEMO, type DemoSlot } from '@smoko/contract';
import { addDays, addMinutes, format, isWeekend, startOfDay } from 'date-fns';

/**
 * Every start of a demo in the next ten working days, today left out: in order, on Sydney's clock whatever the season.
 * Public holidays count as working days.
 */
export function demoStarts(now: Date): Date[] {
  const days: TZDate[] = [];
  let day = startOfDay(new TZDate(now, DEMO.timeZone));
  while (days.length < DEMO.workingDays) {
    day = addDays(day, 1);
    if (!isWeekend(day)) days.push(day);
  }
  return days.flatMap(startsOn);
}

function startsOn(day: TZDate): Date[] {
  const first = new TZDate(day.getFullYear(), day.getMonth(), day.getDate(), DEMO.opens, DEMO.timeZone);
  const many = ((DEMO.closes - DEMO.opens) * 60) / DEMO.minutes;
  return Array.from({ length: many }, (_, i) => new Date(addMinutes(first, i * DEMO.minutes).getTime()));
}

/** "Tuesday 24 November, 9:30 am", on Sydney's clock. */
export const slotLabel = (start: Date): string => format(new TZDate(start, DEMO.timeZone), 'EEEE d MMMM, h:mm aaa');

export const asSlot = (start: Date): DemoSlot => ({ starts_at: start.toISOString(), label: slotLabel(start) });
