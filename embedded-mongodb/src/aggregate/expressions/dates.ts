import { Long } from 'bson';
import { toDate } from './conversion.ts';
import { dayOfYear, isoDay, isoWeek, week, weekday, zoneOf } from './date-parts.ts';
import { integerOf, isNullish, type OperatorTable, ofNamed, wrong } from './expression.ts';
import { momentOf, offsetMinutes, utc, type WallTime, wallTime } from './time-zone.ts';

const pad = (value: number, width: number): string => String(value).padStart(width, '0');

function format(at: Date, pattern: string, zone: string): string {
  const wall = wallTime(at, zone);
  const offset = offsetMinutes(at.getTime(), zone);
  const parts: Record<string, () => string> = {
    Y: () => pad(wall.year, 4),
    m: () => pad(wall.month, 2),
    d: () => pad(wall.day, 2),
    H: () => pad(wall.hour, 2),
    M: () => pad(wall.minute, 2),
    S: () => pad(wall.second, 2),
    L: () => pad(wall.millisecond, 3),
    j: () => pad(dayOfYear(wall), 3),
    w: () => String(weekday(wall) + 1),
    u: () => String(isoDay(wall)),
    U: () => pad(week(wall), 2),
    V: () => pad(isoWeek(wall).week, 2),
    G: () => pad(isoWeek(wall).year, 4),
    Z: () => String(offset),
    '%': () => '%',
    z: () => `${offset < 0 ? '-' : '+'}${pad(Math.floor(Math.abs(offset) / 60), 2)}${pad(Math.abs(offset) % 60, 2)}`,
  };
  return pattern.replace(/%(.?)/g, (_whole, letter: string) => {
    const write = parts[letter];
    if (!write) throw wrong(`Invalid format character '%${letter}' in format string`, 18536);
    return write();
  });
}

const UNITS = ['year', 'quarter', 'month', 'week', 'day', 'hour', 'minute', 'second', 'millisecond'] as const;
type Unit = (typeof UNITS)[number];

function unitOf(value: unknown): Unit {
  const unit = UNITS.find((each) => each === value);
  if (!unit) throw wrong(`unknown time unit value: ${String(value)}`, 9);
  return unit;
}

const MILLIS: Partial<Record<Unit, number>> = { hour: 3_600_000, minute: 60_000, second: 1000, millisecond: 1 };

/** Days and longer are steps of the calendar in that zone (a day may have 23 hours); a month ends on its last day. */
function shift(at: Date, unit: Unit, amount: number, zone: string): Date {
  const millis = MILLIS[unit];
  if (millis) return new Date(at.getTime() + amount * millis);
  const wall = wallTime(at, zone);
  if (unit === 'day' || unit === 'week')
    return momentOf({ ...wall, day: wall.day + amount * (unit === 'week' ? 7 : 1) }, zone);
  const months =
    wall.year * 12 + wall.month - 1 + amount * { year: 12, quarter: 3, month: 1 }[unit as 'year' | 'quarter' | 'month'];
  const [year, month] = [Math.floor(months / 12), (((months % 12) + 12) % 12) + 1];
  const last = new Date(utc({ ...wall, year, month: month + 1, day: 0 })).getUTCDate();
  return momentOf({ ...wall, year, month, day: Math.min(wall.day, last) }, zone);
}

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
function firstDay(value: unknown): number {
  const at = WEEKDAYS.indexOf(
    String(value ?? 'sunday')
      .toLowerCase()
      .slice(0, 3),
  );
  if (at < 0) throw wrong(`unknown day of week value: ${String(value)}`, 9);
  return at;
}

/** How many whole units since 2000-01-01 the wall clock shows. */
function index(wall: WallTime, unit: Unit, start: number): number {
  const days = Math.floor(
    (utc({ ...wall, hour: 0, minute: 0, second: 0, millisecond: 0 }) - Date.UTC(2000, 0, 1)) / 86_400_000,
  );
  switch (unit) {
    case 'year':
      return wall.year - 2000;
    case 'quarter':
      return (wall.year - 2000) * 4 + Math.floor((wall.month - 1) / 3);
    case 'month':
      return (wall.year - 2000) * 12 + wall.month - 1;
    case 'week':
      return Math.floor((days - ((start - 6 + 7) % 7)) / 7); // 2000-01-01 was a Saturday
    case 'day':
      return days;
    default:
      return Math.floor((utc(wall) - Date.UTC(2000, 0, 1)) / (MILLIS[unit] ?? 1));
  }
}

const reference = (unit: Unit, start: number, zone: string): Date =>
  momentOf(
    {
      year: 2000,
      month: 1,
      day: unit === 'week' ? 1 + ((start - 6 + 7) % 7) : 1,
      hour: 0,
      minute: 0,
      second: 0,
      millisecond: 0,
    },
    zone,
  );

function truncate({ date, unit, binSize, timezone, startOfWeek }: Record<string, unknown>): unknown {
  if (isNullish(date) || isNullish(unit)) return null;
  const [at, what, zone, start] = [toDate(date), unitOf(unit), zoneOf(timezone), firstDay(startOfWeek)];
  const size = binSize === undefined ? 1 : integerOf(binSize, '$dateTrunc');
  if (size < 1) throw wrong('$dateTrunc requires binSize to be greater than 0', 5439018);
  const bins = Math.floor(index(wallTime(at, zone), what, start) / size);
  const millis = MILLIS[what];
  if (!millis) return shift(reference(what, start, zone), what, bins * size, zone);
  const offset = offsetMinutes(at.getTime(), zone) * 60_000;
  return new Date(Date.UTC(2000, 0, 1) + bins * size * millis - offset);
}

function fromParts(values: Record<string, unknown>): unknown {
  const { timezone, ...parts } = values;
  if (Object.values(parts).some(isNullish) || timezone === null) return null;
  const get = (name: string, otherwise: number) =>
    name in parts ? integerOf(parts[name], '$dateFromParts') : otherwise;
  const wall = {
    year: get('year', 1970),
    month: get('month', 1),
    day: get('day', 1),
    hour: get('hour', 0),
    minute: get('minute', 0),
    second: get('second', 0),
    millisecond: get('millisecond', 0),
  };
  return momentOf(wall, zoneOf(timezone));
}

function fromString({ dateString, timezone, onError, onNull }: Record<string, unknown>): unknown {
  if (isNullish(dateString)) return onNull ?? null;
  try {
    const parsed = toDate(String(dateString));
    const zoned = /(Z|[+-]\d\d:?\d\d)$/i.test(String(dateString)) && String(dateString).length > 10;
    return timezone === undefined || zoned ? parsed : momentOf(wallTime(parsed, 'UTC'), zoneOf(timezone));
  } catch (error) {
    if (onError !== undefined) return onError;
    throw error;
  }
}

const move = (way: 1 | -1, name: string) =>
  ofNamed(['startDate', 'unit', 'amount'], ['timezone'], ({ startDate, unit, amount, timezone }) =>
    isNullish(startDate) || isNullish(unit) || isNullish(amount)
      ? null
      : shift(toDate(startDate), unitOf(unit), integerOf(amount, name) * way, zoneOf(timezone)),
  );

export const dates: OperatorTable = {
  $dateToString: ofNamed(['date'], ['format', 'timezone', 'onNull'], ({ date, format: pattern, timezone, onNull }) => {
    if (isNullish(date)) return onNull ?? null;
    if (pattern === null || timezone === null) return null;
    const otherwise = timezone === undefined ? '%Y-%m-%dT%H:%M:%S.%LZ' : '%Y-%m-%dT%H:%M:%S.%L';
    return format(toDate(date), String(pattern ?? otherwise), zoneOf(timezone));
  }),
  $dateFromString: ofNamed(['dateString'], ['timezone', 'onError', 'onNull'], fromString),
  $dateFromParts: ofNamed(['year'], ['month', 'day', 'hour', 'minute', 'second', 'millisecond', 'timezone'], fromParts),
  $dateTrunc: ofNamed(['date', 'unit'], ['binSize', 'timezone', 'startOfWeek'], truncate),
  $dateAdd: move(1, '$dateAdd'),
  $dateSubtract: move(-1, '$dateSubtract'),
  $dateDiff: ofNamed(
    ['startDate', 'endDate', 'unit'],
    ['timezone', 'startOfWeek'],
    ({ startDate, endDate, unit, timezone, startOfWeek }) => {
      if (isNullish(startDate) || isNullish(endDate) || isNullish(unit)) return null;
      const [what, zone, start] = [unitOf(unit), zoneOf(timezone), firstDay(startOfWeek)];
      const at = (value: unknown) => index(wallTime(toDate(value), zone), what, start);
      return Long.fromNumber(at(endDate) - at(startDate));
    },
  ),
};
