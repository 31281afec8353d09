import { Decimal128, Double, Int32, Long } from 'bson';
import { addExact, type ExactDecimal, exactDecimal128, toDouble } from './numbers.ts';
import type { NumberValue } from './types.ts';

export type NumberKind = 'int' | 'long' | 'double' | 'decimal';
const RANK: Record<NumberKind, number> = { int: 0, long: 1, double: 2, decimal: 3 };

export function kindOf(value: NumberValue): NumberKind {
  if (value instanceof Int32) return 'int';
  if (value instanceof Double) return 'double';
  if (value instanceof Long || typeof value === 'bigint') return 'long';
  if (value instanceof Decimal128) return 'decimal';
  return Number.isInteger(value) && Math.abs(value) < 2 ** 31 && !Object.is(value, -0) ? 'int' : 'double';
}

export const widest = (a: NumberValue, b: NumberValue): NumberKind => {
  const [x, y] = [kindOf(a), kindOf(b)];
  return RANK[x] >= RANK[y] ? x : y;
};

export const toBigInt = (value: NumberValue): bigint =>
  value instanceof Long ? value.toBigInt() : typeof value === 'bigint' ? value : BigInt(Math.trunc(toDouble(value)));

const inInt64 = (value: bigint): boolean => BigInt.asIntN(64, value) === value;

/** A whole number as int or long (never narrower than `kind`); beyond 64 bits undefined. */
export function integer(value: bigint, kind: 'int' | 'long'): NumberValue | undefined {
  if (kind === 'int' && BigInt.asIntN(32, value) === value) return new Int32(Number(value));
  return inInt64(value) ? Long.fromBigInt(value) : undefined;
}

/**
 * a + b or a × b in the wider of their types. An int that overflows becomes a long; `undefined` means a long would
 * overflow, which updates refuse and expressions turn into a double.
 */
export function combine(operation: 'add' | 'multiply', a: NumberValue, b: NumberValue): NumberValue | undefined {
  const kind = widest(a, b);
  if (kind === 'double') return new Double(operation === 'add' ? toDouble(a) + toDouble(b) : toDouble(a) * toDouble(b));
  if (kind === 'decimal') return combineDecimals(operation, toDecimal(a), toDecimal(b));
  const [x, y] = [toBigInt(a), toBigInt(b)];
  return integer(operation === 'add' ? x + y : x * y, kind);
}

/** Like MongoDB, a double becomes the decimal of its first 15 digits. */
export function toDecimal(value: NumberValue): Decimal128 {
  if (value instanceof Decimal128) return value;
  if (kindOf(value) !== 'double') return Decimal128.fromString(toBigInt(value).toString());
  const double = toDouble(value);
  return Decimal128.fromString(Number.isFinite(double) ? double.toPrecision(15) : String(double));
}

export function fromExact({ coefficient, exponent }: ExactDecimal): Decimal128 {
  return Decimal128.fromStringWithRounding(`${coefficient}E${exponent}`);
}

function combineDecimals(operation: 'add' | 'multiply', a: Decimal128, b: Decimal128): Decimal128 {
  const [x, y] = [exactDecimal128(a), exactDecimal128(b)];
  if (!x || !y) {
    const [left, right] = [toDouble(a), toDouble(b)];
    return Decimal128.fromString(String(operation === 'add' ? left + right : left * right));
  }
  if (operation === 'add') return fromExact(addExact(x, y));
  return fromExact({ coefficient: x.coefficient * y.coefficient, exponent: x.exponent + y.exponent });
}
