import { Decimal128, Double, Int32, Long } from 'bson';
import { combine, integer, kindOf, toBigInt, widest } from '../../bson/arithmetic.ts';
import { toDouble } from '../../bson/numbers.ts';
import { isNumber, type NumberValue } from '../../bson/types.ts';
import { notSupported } from '../../errors.ts';
import { typeName } from '../../match/type-names.ts';
import { isNullish, nullable, type OperatorTable, ofArguments, wrong } from './expression.ts';

/** Whole results that leave 64 bits become doubles, as in MongoDB. */
function add(a: NumberValue, b: NumberValue): NumberValue {
  return combine('add', a, b) ?? new Double(toDouble(a) + toDouble(b));
}
function multiply(a: NumberValue, b: NumberValue): NumberValue {
  return combine('multiply', a, b) ?? new Double(toDouble(a) * toDouble(b));
}
const negate = (value: NumberValue): NumberValue => multiply(value, new Int32(-1));

function need(value: unknown, name: string): NumberValue {
  if (!isNumber(value)) throw wrong(`${name} only supports numeric types, not ${typeName(value)}`, 16554);
  return value;
}

function binary(value: unknown, name: string): number {
  const number = need(value, name);
  if (number instanceof Decimal128) throw notSupported(`${name} of a Decimal128`);
  return toDouble(number);
}

const wholeKind = (value: unknown): value is Int32 | Long => isNumber(value) && ['int', 'long'].includes(kindOf(value));

/** A function of doubles; whole types stay whole when the function keeps them whole ($abs, $floor, ...). */
const real = (name: string, apply: (x: number) => number, keepsWhole = false) =>
  ofArguments(
    1,
    1,
    nullable((value) => (keepsWhole && wholeKind(value) ? value : new Double(apply(binary(value, name))))),
  );

const sum = (values: unknown[], name: string): unknown => {
  if (values.some(isNullish)) return null;
  const dates = values.filter((value) => value instanceof Date);
  if (dates.length > 1) throw wrong(`only one date allowed in an ${name} expression`, 16612);
  const total = values
    .filter((value) => !(value instanceof Date))
    .reduce<NumberValue>((all, value) => add(all, need(value, name)), new Int32(0));
  return dates[0] ? new Date(dates[0].getTime() + Math.round(toDouble(total))) : total;
};

function subtract(a: unknown, b: unknown): unknown {
  if (a instanceof Date) {
    if (b instanceof Date) return Long.fromNumber(a.getTime() - b.getTime());
    return new Date(a.getTime() - Math.round(toDouble(need(b, '$subtract'))));
  }
  return add(need(a, '$subtract'), negate(need(b, '$subtract')));
}

function divide(a: unknown, b: unknown): unknown {
  const by = binary(b, '$divide');
  if (by === 0) throw wrong("can't $divide by zero", 16608);
  return new Double(binary(a, '$divide') / by);
}

function modulo(a: unknown, b: unknown): unknown {
  const by = binary(b, '$mod');
  if (by === 0) throw wrong("can't $mod by zero", 16610);
  if (wholeKind(a) && wholeKind(b)) return integer(toBigInt(a) % toBigInt(b), widest(a, b) as 'int' | 'long');
  return new Double(binary(a, '$mod') % by);
}

/** Half to even at a decimal place (negative places round before the point). */
const rounding = (name: string, round: (x: number) => number) =>
  ofArguments(1, 2, (value, places: unknown = new Int32(0)) => {
    if (isNullish(value) || isNullish(places)) return null;
    const digits = binary(places, name);
    if (!Number.isInteger(digits) || digits < -20 || digits > 100)
      throw wrong(`cannot apply ${name} with precision value ${digits}`, 51083);
    if (wholeKind(value) && digits >= 0) return value;
    const number = binary(value, name);
    if (!Number.isFinite(number)) return value;
    const result = Number(`${round(Number(`${number}e${digits}`))}e${-digits}`);
    const settled = Number.isNaN(result) ? number : result;
    return wholeKind(value) ? integer(BigInt(settled), kindOf(value) as 'int' | 'long') : new Double(settled);
  });

const halfToEven = (x: number): number => {
  const floor = Math.floor(x);
  if (x - floor !== 0.5) return Math.round(x);
  return floor % 2 === 0 ? floor : floor + 1;
};

export const arithmetic: OperatorTable = {
  $add: ofArguments(0, 1000, (...values) => sum(values, '$add')),
  $multiply: ofArguments(0, 1000, (...values) =>
    values.some(isNullish)
      ? null
      : values.reduce<NumberValue>((all, value) => multiply(all, need(value, '$multiply')), new Int32(1)),
  ),
  $subtract: ofArguments(2, 2, nullable(subtract)),
  $divide: ofArguments(2, 2, nullable(divide)),
  $mod: ofArguments(2, 2, nullable(modulo)),
  $abs: ofArguments(
    1,
    1,
    nullable((value) => (toDouble(need(value, '$abs')) < 0 ? negate(value as NumberValue) : value)),
  ),
  $ceil: real('$ceil', Math.ceil, true),
  $floor: real('$floor', Math.floor, true),
  $round: rounding('$round', halfToEven),
  $trunc: rounding('$trunc', Math.trunc),
  $sqrt: real('$sqrt', Math.sqrt),
  $exp: real('$exp', Math.exp),
  $ln: real('$ln', Math.log),
  $log10: real('$log10', Math.log10),
  $log: ofArguments(
    2,
    2,
    nullable((x, base) => new Double(Math.log(binary(x, '$log')) / Math.log(binary(base, '$log')))),
  ),
  $pow: ofArguments(
    2,
    2,
    nullable((x, y) => {
      const result = binary(x, '$pow') ** binary(y, '$pow');
      return wholeKind(x) && wholeKind(y) && Number.isSafeInteger(result)
        ? integer(BigInt(result), widest(x, y) as 'int' | 'long')
        : new Double(result);
    }),
  ),
};
