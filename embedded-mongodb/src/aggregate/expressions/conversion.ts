import { Decimal128, Double, Int32, Long, ObjectId } from 'bson';
import { kindOf, toBigInt, toDecimal } from '../../bson/arithmetic.ts';
import { toDouble } from '../../bson/numbers.ts';
import { isNumber } from '../../bson/types.ts';
import { ServerError } from '../../errors.ts';
import { TYPE_NUMBERS, typeName } from '../../match/type-names.ts';
import { isNullish, namedArguments, nullable, type OperatorTable, one, wrong } from './expression.ts';

const failure = (why: string) => new ServerError(241, 'ConversionFailure', why);
const cannot = (value: unknown, to: string) =>
  failure(`Unsupported conversion from ${typeName(value)} to ${to} in $convert with no onError value`);

function whole(value: unknown, to: 'int' | 'long', bits: 32 | 64): bigint {
  let result: bigint;
  if (typeof value === 'boolean') result = value ? 1n : 0n;
  else if (value instanceof Date && to === 'long') result = BigInt(value.getTime());
  else if (typeof value === 'string') {
    if (!/^[+-]?\d+$/.test(value)) throw failure(`Failed to parse number '${value}' in $convert with no onError value`);
    result = BigInt(value);
  } else if (isNumber(value)) {
    if (!Number.isFinite(toDouble(value)))
      throw failure(`Attempt to convert NaN or infinity to ${to} in $convert with no onError value`);
    result = toBigInt(value);
  } else throw cannot(value, to);
  if (BigInt.asIntN(bits, result) !== result)
    throw failure('Conversion would overflow target type in $convert with no onError value');
  return result;
}

function double(value: unknown): Double {
  if (typeof value === 'boolean') return new Double(Number(value));
  if (value instanceof Date) return new Double(value.getTime());
  if (isNumber(value)) return new Double(toDouble(value));
  if (typeof value !== 'string') throw cannot(value, 'double');
  const number = /^[+-]?(\d+(?:\.\d*)?|\.\d+)(e[+-]?\d+)?$/i.test(value) ? Number(value) : Number.NaN;
  if (Number.isNaN(number)) throw failure(`Failed to parse number '${value}' in $convert with no onError value`);
  return new Double(number);
}

function decimal(value: unknown): Decimal128 {
  if (typeof value === 'boolean') return Decimal128.fromString(value ? '1' : '0');
  if (isNumber(value)) return toDecimal(value);
  if (value instanceof Date) return Decimal128.fromString(String(value.getTime()));
  if (typeof value === 'string' && /^[+-]?(?:\d+(?:\.\d+)?|\.\d+)(e[+-]?\d+)?$/i.test(value))
    return Decimal128.fromStringWithRounding(value);
  throw typeof value === 'string'
    ? failure(`Failed to parse number '${value}' in $convert with no onError value`)
    : cannot(value, 'decimal');
}

function toText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return String(value);
  if (value instanceof Date) return value.toISOString();
  if (value instanceof ObjectId) return value.toHexString();
  if (isNumber(value)) return kindOf(value) === 'double' ? String(toDouble(value)) : String(value);
  throw cannot(value, 'string');
}

function date(value: unknown): Date {
  if (value instanceof Date) return value;
  if (value instanceof ObjectId) return value.getTimestamp();
  if (isNumber(value) && kindOf(value) !== 'int') return new Date(Math.trunc(toDouble(value)));
  if (typeof value !== 'string') throw cannot(value, 'date');
  const zoned = /^\d{4}-\d\d-\d\d$/.test(value)
    ? `${value}T00:00:00Z`
    : /(Z|[+-]\d\d:?\d\d)$/i.test(value)
      ? value
      : `${value}Z`;
  const parsed = /^\d{4}-\d\d-\d\d([T ]\d\d:\d\d)?/.test(value)
    ? new Date(zoned.replace(' ', 'T'))
    : new Date(Number.NaN);
  if (Number.isNaN(parsed.getTime())) throw failure(`Error parsing date string '${value}'`);
  return parsed;
}

function objectId(value: unknown): ObjectId {
  if (value instanceof ObjectId) return value;
  if (typeof value !== 'string') throw cannot(value, 'objectId');
  if (!/^[0-9a-f]{24}$/i.test(value))
    throw failure(`Failed to parse objectId '${value}' in $convert with no onError value`);
  return ObjectId.createFromHexString(value);
}

const CONVERTERS: Record<string, (value: unknown) => unknown> = {
  int: (value) => new Int32(Number(whole(value, 'int', 32))),
  long: (value) => Long.fromBigInt(whole(value, 'long', 64)),
  double,
  decimal,
  string: toText,
  bool: (value) => (isNumber(value) ? toDouble(value) !== 0 : value !== false),
  date,
  objectId,
};
const BY_NUMBER = new Map(Object.entries(TYPE_NUMBERS).map(([name, number]) => [number, name]));
export const toDate = date;

export const conversion: OperatorTable = {
  $toInt: one(nullable((value) => CONVERTERS.int?.(value))),
  $toLong: one(nullable((value) => CONVERTERS.long?.(value))),
  $toDouble: one(nullable(double)),
  $toDecimal: one(nullable(decimal)),
  $toString: one(nullable(toText)),
  $toBool: one(nullable((value) => CONVERTERS.bool?.(value))),
  $toDate: one(nullable(date)),
  $toObjectId: one(nullable(objectId)),
  $type: one((value) => typeName(value)),
  $isNumber: one(isNumber),
  $convert: (operand, compile, name) => {
    const { input, to, ...rest } = Object.fromEntries(
      namedArguments(operand, name, ['input', 'to'], ['onError', 'onNull']),
    );
    const [value, target] = [compile(input), compile(to)];
    const onError = 'onError' in rest ? compile(rest.onError) : undefined;
    const onNull = 'onNull' in rest ? compile(rest.onNull) : () => null;
    return (scope) => {
      const source = value(scope);
      if (isNullish(source)) return onNull(scope);
      const wanted = target(scope);
      const convert = CONVERTERS[isNumber(wanted) ? (BY_NUMBER.get(toDouble(wanted)) ?? '') : String(wanted)];
      if (!convert) throw wrong(`Unknown type name: ${String(wanted)}`, 2);
      try {
        return convert(source);
      } catch (error) {
        if (onError) return onError(scope);
        throw error;
      }
    };
  },
};
