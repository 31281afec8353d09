import { Decimal128, Double, Int32, Long } from 'bson';
import type { NumberValue } from './types.ts';

/** coefficient × 10^exponent, exact. */
export interface ExactDecimal {
  coefficient: bigint;
  exponent: number;
}

/** The nearest double. Decimal128 beyond the range of a double becomes ±Infinity. */
export function toDouble(value: NumberValue): number {
  if (typeof value === 'number') return value;
  if (value instanceof Int32 || value instanceof Double) return value.value;
  if (value instanceof Long) return value.toNumber();
  if (value instanceof Decimal128) return Number(value.toString());
  return Number(value);
}

const pow10 = (n: number): bigint => 10n ** BigInt(n);

/** The exact value of a finite double: mantissa × 2^e, written over a power of ten. */
export function exactDouble(value: number): ExactDecimal {
  if (Number.isInteger(value) && Math.abs(value) <= Number.MAX_SAFE_INTEGER)
    return { coefficient: BigInt(value), exponent: 0 };
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value);
  const bits = view.getBigUint64(0);
  const rawExponent = Number((bits >> 52n) & 0x7ffn);
  const fraction = bits & 0xfffffffffffffn;
  const mantissa = (rawExponent === 0 ? fraction : fraction | 0x10000000000000n) * (value < 0 ? -1n : 1n);
  const exponent = (rawExponent === 0 ? 1 : rawExponent) - 1075;
  if (exponent >= 0) return { coefficient: mantissa << BigInt(exponent), exponent: 0 };
  return { coefficient: mantissa * 5n ** BigInt(-exponent), exponent };
}

/** A finite Decimal128; undefined for NaN and ±Infinity. */
export function exactDecimal128(value: Decimal128): ExactDecimal | undefined {
  const match = /^(-?)(\d+)(?:\.(\d+))?(?:E([+-]?\d+))?$/.exec(value.toString());
  if (!match) return undefined;
  const [, sign, whole = '', fraction = '', exponent = '0'] = match;
  const coefficient = BigInt(whole + fraction);
  return { coefficient: sign ? -coefficient : coefficient, exponent: Number(exponent) - fraction.length };
}

export function addExact(a: ExactDecimal, b: ExactDecimal): ExactDecimal {
  if (a.coefficient === 0n) return b;
  if (b.coefficient === 0n) return a;
  const exponent = Math.min(a.exponent, b.exponent);
  const scaled = (x: ExactDecimal) => x.coefficient * pow10(x.exponent - exponent);
  return { coefficient: scaled(a) + scaled(b), exponent };
}

/**
 * The value as a double plus the exact remainder, so that int, long, double and decimal compare exactly together.
 * The double of a decimal too large for one is ±MAX_VALUE and the remainder carries the rest.
 */
export function splitNumber(value: NumberValue): { double: number; rest: ExactDecimal | undefined } {
  if (value instanceof Long || typeof value === 'bigint') {
    const whole = typeof value === 'bigint' ? value : value.toBigInt();
    const double = Number(whole);
    const rest = whole - BigInt(double);
    return { double, rest: rest === 0n ? undefined : { coefficient: rest, exponent: 0 } };
  }
  if (!(value instanceof Decimal128)) return { double: toDouble(value), rest: undefined };
  const exact = exactDecimal128(value);
  let double = toDouble(value);
  if (!exact) return { double, rest: undefined };
  if (!Number.isFinite(double)) double = Math.sign(double) * Number.MAX_VALUE;
  const base = exactDouble(double);
  const rest = addExact(exact, { coefficient: -base.coefficient, exponent: base.exponent });
  return { double, rest: rest.coefficient === 0n ? undefined : rest };
}
