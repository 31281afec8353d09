import { Binary, BSONRegExp, Decimal128, Double, Int32, Long, MaxKey, MinKey, ObjectId, Timestamp } from 'bson';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bsonValue } from '../testing/arbitraries.ts';
import { compareValues } from './compare.ts';
import { complement, encodeKey, encodeTuple } from './key-encoding.ts';

const sign = (value: number) => Math.sign(value) || 0; // never -0

describe('key encoding', () => {
  it('orders any two values as BSON does', () => {
    fc.assert(
      fc.property(bsonValue, bsonValue, (a, b) => {
        expect(sign(Buffer.compare(encodeKey(a), encodeKey(b)))).toBe(sign(compareValues(a, b)));
      }),
      { numRuns: 3000 },
    );
  });

  it('orders tuples by their first difference, each part in its own direction', () => {
    const direction = fc.constantFrom(1, -1);
    fc.assert(
      fc.property(
        fc.tuple(bsonValue, bsonValue),
        fc.tuple(bsonValue, bsonValue),
        fc.tuple(direction, direction),
        (a, b, way) => {
          const expected = compareValues(a[0], b[0]) * way[0] || compareValues(a[1], b[1]) * way[1];
          expect(sign(Buffer.compare(encodeTuple(a, way), encodeTuple(b, way)))).toBe(sign(expected));
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('never makes one key the beginning of another', () => {
    fc.assert(
      fc.property(bsonValue, bsonValue, (a, b) => {
        const [x, y] = [encodeKey(a), encodeKey(b)];
        fc.pre(!x.equals(y));
        expect(x.subarray(0, y.length).equals(y)).toBe(false);
        expect(complement(x).subarray(0, y.length).equals(complement(y))).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });

  it('knows the order of types', () => {
    const values = [
      new MinKey(),
      null,
      new Int32(-5),
      new Double(0.5),
      Long.fromString('9007199254740993'),
      '',
      'a',
      {},
      { a: new Int32(1) },
      [],
      [null],
      new Binary(Buffer.from('x')),
      new ObjectId('000000000000000000000000'),
      false,
      true,
      new Date(-1),
      new Date(1),
      new Timestamp({ t: 1, i: 1 }),
      new BSONRegExp('a'),
      new MaxKey(),
    ];
    const shuffled = [...values].reverse().sort((a, b) => Buffer.compare(encodeKey(a), encodeKey(b)));
    expect(shuffled).toEqual(values);
  });

  it('compares int, long, double and decimal exactly', () => {
    const ascending = [
      Decimal128.fromString('-1E+6000'),
      new Double(-Number.MAX_VALUE),
      Decimal128.fromString('0.1'),
      new Double(0.1),
      Decimal128.fromString('0.1000000000000000055511151231257828'),
      Long.fromString('9007199254740992'),
      Long.fromString('9007199254740993'),
      new Double(9007199254740994),
      Decimal128.fromString('9007199254740994.5'),
      Decimal128.fromString('1E+6000'),
    ];
    for (let at = 1; at < ascending.length; at++)
      expect(compareValues(ascending[at - 1], ascending[at])).toBeLessThan(0);
    expect(encodeKey(new Int32(2))).toEqual(encodeKey(Decimal128.fromString('2.00')));
    expect(encodeKey(Long.fromNumber(2))).toEqual(encodeKey(new Double(2)));
    expect(encodeKey(new Double(-0))).toEqual(encodeKey(new Int32(0)));
    expect(compareValues(new Double(Number.NaN), new Double(Number.NEGATIVE_INFINITY))).toBeLessThan(0);
  });

  it('orders text by its UTF-8 bytes', () => {
    const ascending = ['a', 'a\0', 'a\0\0', 'a\0b', 'aa', 'z', 'é', '\uffee', '😀'];
    for (let at = 1; at < ascending.length; at++)
      expect(Buffer.compare(encodeKey(ascending[at - 1]), encodeKey(ascending[at]))).toBe(-1);
  });
});
