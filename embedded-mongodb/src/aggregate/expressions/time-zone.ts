import { wrong } from './expression.ts';

/** A moment as a clock on a wall shows it. Month 1-12. */
export interface WallTime {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
  millisecond: number;
}

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(zone: string): Intl.DateTimeFormat {
  let known = formatters.get(zone);
  if (!known) {
    try {
      known = new Intl.DateTimeFormat('en-US', {
        timeZone: zone,
        hourCycle: 'h23',
        year: 'numeric',
        month: 'numeric',
        day: 'numeric',
        hour: 'numeric',
        minute: 'numeric',
        second: 'numeric',
        era: 'short',
      });
    } catch {
      throw wrong(`unrecognized time zone identifier: "${zone}"`, 40485);
    }
    if (formatters.size > 100) formatters.clear();
    formatters.set(zone, known);
  }
  return known;
}

/** Minutes east of UTC at a moment; `zone` is an Olson name, `UTC`, `+10`, `+1000` or `+10:00`. */
export function offsetMinutes(at: number, zone: string): number {
  if (zone === 'UTC' || zone === 'GMT' || zone === 'Z') return 0;
  const fixed = /^([+-])(\d\d)(?::?(\d\d))?$/.exec(zone);
  if (fixed) return (fixed[1] === '-' ? -1 : 1) * (Number(fixed[2]) * 60 + Number(fixed[3] ?? 0));
  const parts = Object.fromEntries(
    formatter(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  const year = parts.era === 'BC' ? 1 - Number(parts.year) : Number(parts.year);
  const wall = utc({
    year,
    month: Number(parts.month),
    day: Number(parts.day),
    hour: Number(parts.hour),
    minute: Number(parts.minute),
    second: Number(parts.second),
    millisecond: 0,
  });
  return Math.round((wall - Math.floor(at / 1000) * 1000) / 60_000);
}

/** Wall time read as if it were UTC; parts beyond their range carry over. */
export function utc({ year, month, day, hour, minute, second, millisecond }: WallTime): number {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  date.setUTCHours(hour, minute, second, millisecond);
  return date.getTime();
}

export function wallTime(at: Date, zone: string): WallTime {
  const local = new Date(at.getTime() + offsetMinutes(at.getTime(), zone) * 60_000);
  return {
    year: local.getUTCFullYear(),
    month: local.getUTCMonth() + 1,
    day: local.getUTCDate(),
    hour: local.getUTCHours(),
    minute: local.getUTCMinutes(),
    second: local.getUTCSeconds(),
    millisecond: local.getUTCMilliseconds(),
  };
}

/** The moment a wall clock shows this; in the hour skipped in spring the clock is taken as not yet moved. */
export function momentOf(wall: WallTime, zone: string): Date {
  const local = utc(wall);
  const first = local - offsetMinutes(local, zone) * 60_000;
  const offset = offsetMinutes(first, zone);
  return new Date(local - offset * 60_000);
}
