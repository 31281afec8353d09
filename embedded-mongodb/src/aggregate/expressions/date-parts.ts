import { Int32, Long } from 'bson';
import { isDoc } from '../../bson/types.ts';
import { toDate } from './conversion.ts';
import {
  type Compile,
  type Expression,
  isNullish,
  namedArguments,
  type OperatorCompiler,
  type OperatorTable,
  wrong,
} from './expression.ts';
import { utc, type WallTime, wallTime } from './time-zone.ts';

export const zoneOf = (value: unknown): string => {
  if (value === undefined) return 'UTC';
  if (typeof value !== 'string') throw wrong('timezone must evaluate to a string', 40517);
  return value;
};

/** `{date, timezone}` or just the date. */
function dateOperand(operand: unknown, compile: Compile, name: string): { date: Expression; zone: Expression } {
  const named =
    isDoc(operand) && 'date' in operand
      ? Object.fromEntries(namedArguments(operand, name, ['date'], ['timezone']))
      : undefined;
  const date = Array.isArray(operand) && operand.length === 1 ? operand[0] : operand;
  return { date: compile(named ? named.date : date), zone: compile(named?.timezone ?? 'UTC') };
}

const part =
  (read: (wall: WallTime) => number): OperatorCompiler =>
  (operand, compile, name) => {
    const { date, zone } = dateOperand(operand, compile, name);
    return (scope) => {
      const [at, where] = [date(scope), zone(scope)];
      return isNullish(at) || isNullish(where) ? null : new Int32(read(wallTime(toDate(at), zoneOf(where))));
    };
  };

const DAY = 86_400_000;
const midnight = (wall: WallTime): number => utc({ ...wall, hour: 0, minute: 0, second: 0, millisecond: 0 });
/** 0 is Sunday. */
export const weekday = (wall: WallTime): number => new Date(midnight(wall)).getUTCDay();
export const dayOfYear = (wall: WallTime): number =>
  (midnight(wall) - midnight({ ...wall, month: 1, day: 1 })) / DAY + 1;
export const isoDay = (wall: WallTime): number => weekday(wall) || 7;

export function isoWeek(wall: WallTime): { year: number; week: number } {
  const thursday = new Date(midnight(wall) + (4 - isoDay(wall)) * DAY);
  const start = Date.UTC(thursday.getUTCFullYear(), 0, 1);
  return { year: thursday.getUTCFullYear(), week: Math.floor((thursday.getTime() - start) / DAY / 7) + 1 };
}

/** Weeks begin on Sunday; days before the first Sunday are in week 0. */
export const week = (wall: WallTime): number => Math.floor((dayOfYear(wall) + 6 - weekday(wall)) / 7);

export const dateParts: OperatorTable = {
  $year: part((wall) => wall.year),
  $month: part((wall) => wall.month),
  $dayOfMonth: part((wall) => wall.day),
  $hour: part((wall) => wall.hour),
  $minute: part((wall) => wall.minute),
  $second: part((wall) => wall.second),
  $millisecond: part((wall) => wall.millisecond),
  $dayOfWeek: part((wall) => weekday(wall) + 1),
  $dayOfYear: part(dayOfYear),
  $week: part(week),
  $isoWeek: part((wall) => isoWeek(wall).week),
  $isoDayOfWeek: part(isoDay),
  $isoWeekYear: (operand, compile, name) => {
    const { date, zone } = dateOperand(operand, compile, name);
    return (scope) =>
      isNullish(date(scope)) ? null : Long.fromNumber(isoWeek(wallTime(toDate(date(scope)), zoneOf(zone(scope)))).year);
  },
  $dateToParts: (operand, compile, name) => {
    const { date, zone } = dateOperand(operand, compile, name);
    return (scope) => {
      const at = date(scope);
      if (isNullish(at)) return null;
      return Object.fromEntries(
        Object.entries(wallTime(toDate(at), zoneOf(zone(scope)))).map(([key, value]) => [key, new Int32(value)]),
      );
    };
  },
};
