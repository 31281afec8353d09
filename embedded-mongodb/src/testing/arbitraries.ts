import { Binary, BSONRegExp, Decimal128, Double, Int32, Long, MaxKey, MinKey, ObjectId, Timestamp } from 'bson';
import fc from 'fast-check';

const hex = (length: number) =>
  fc
    .array(fc.constantFrom(...'0123456789abcdef'), { minLength: length, maxLength: length })
    .map((digits) => digits.join(''));

/** Few distinct values, so that equal, nearly equal and differently typed numbers meet. */
const bsonNumber = fc.oneof(
  fc.integer({ min: -3, max: 3 }).map((value) => new Int32(value)),
  fc.integer().map((value) => new Int32(value)),
  fc.double().map((value) => new Double(value)),
  fc
    .constantFrom(0.1, -0.1, 0.5, 1e300, 5e-324, -0, 2 ** 53, Number.NaN, Number.POSITIVE_INFINITY)
    .map((value) => new Double(value)),
  fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map((value) => Long.fromBigInt(value)),
  fc.bigInt({ min: 2n ** 53n - 2n, max: 2n ** 53n + 2n }).map((value) => Long.fromBigInt(value)),
  fc
    .tuple(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), fc.integer({ min: -400, max: 400 }))
    .map(([digits, exponent]) => Decimal128.fromString(`${digits}E${exponent}`)),
  fc
    .constantFrom('0.1', '0.5', '1', '-0', '9007199254740993', 'NaN', 'Infinity', '-Infinity', '1E+6100', '-1E-6100')
    .map((text) => Decimal128.fromString(text)),
);

const text = fc.oneof(
  fc.string({ maxLength: 4 }),
  fc.string({ unit: 'binary', maxLength: 3 }),
  fc.constantFrom('', 'a', 'a\0', 'ab', 'b'),
);

const scalar = fc.oneof(
  bsonNumber,
  text,
  fc.constantFrom(null, true, false, new MinKey(), new MaxKey()),
  fc.date({ noInvalidDate: true }),
  hex(24).map((value) => new ObjectId(value)),
  fc
    .tuple(fc.uint8Array({ maxLength: 4 }), fc.constantFrom(0, 5))
    .map(([bytes, subType]) => new Binary(bytes, subType)),
  fc.tuple(fc.nat(), fc.nat()).map(([t, i]) => new Timestamp({ t, i })),
  fc.constantFrom('a', 'b+', '').map((pattern) => new BSONRegExp(pattern, 'i')),
);

export const bsonValue: fc.Arbitrary<unknown> = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 2, withCrossShrink: true },
    scalar,
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c', ''), tie('value'), { maxKeys: 3 }),
  ),
})).value;
