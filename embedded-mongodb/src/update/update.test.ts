import { Decimal128, Double, Int32, Long } from 'bson';
import { describe, expect, it } from 'vitest';
import { decode, encode } from '../bson/codec.ts';
import type { Doc } from '../bson/types.ts';
import { parseFilter } from '../match/parse.ts';
import { plain } from '../testing/plain.ts';
import { compileUpdate, seedFrom } from './compile.ts';

/** Applies an update as the server does, with plain numbers in and out. */
function apply(
  doc: Doc,
  update: unknown,
  { filter = {}, arrayFilters }: { filter?: Doc; arrayFilters?: Doc[] } = {},
  inserting = false,
): Doc {
  const typed = (value: Doc) => decode(encode(value));
  const wire = typed({ update, arrayFilters: arrayFilters ?? null });
  const compiled = compileUpdate({
    update: wire.update,
    filter: parseFilter(typed(filter)),
    arrayFilters: wire.arrayFilters ?? undefined,
  });
  return plain(compiled.apply(typed(doc), inserting)) as Doc;
}

describe('field operators', () => {
  it.each<[string, Doc, unknown, Doc]>([
    ['sets deep paths, making documents on the way', { a: 1 }, { $set: { 'b.c.d': 2 } }, { a: 1, b: { c: { d: 2 } } }],
    ['sets beyond the end of an array', { a: [1] }, { $set: { 'a.3': 2 } }, { a: [1, null, null, 2] }],
    [
      'unsets, and leaves null in an array',
      { a: 1, b: [1, 2], c: 1 },
      { $unset: { a: '', 'b.0': '', x: '' } },
      { b: [null, 2], c: 1 },
    ],
    ['increments, creating the field', { a: 1 }, { $inc: { a: 2, b: 5 } }, { a: 3, b: 5 }],
    ['multiplies, a missing field becoming zero', { a: 2 }, { $mul: { a: 3, b: 5 } }, { a: 6, b: 0 }],
    [
      'keeps the smaller and the larger',
      { a: 5, b: 5, c: 5, d: 5 },
      { $min: { a: 3, b: 7, x: 1 }, $max: { c: 3, d: 7 } },
      { a: 3, b: 5, c: 5, d: 7, x: 1 },
    ],
    ['renames', { a: { b: 1 }, c: 2 }, { $rename: { 'a.b': 'd', nope: 'x' } }, { a: {}, c: 2, d: 1 }],
    ['changes bits', { a: 13 }, { $bit: { a: { and: new Int32(10), or: new Int32(1) } } }, { a: 9 }],
    ['replaces all but _id', { _id: 1, a: 1 }, { b: 2 }, { _id: 1, b: 2 }],
    ['leaves $setOnInsert alone when updating', { a: 1 }, { $setOnInsert: { a: 9 } }, { a: 1 }],
  ])('%s', (_name, doc, update, expected) => {
    expect(apply(doc, update)).toEqual(expected);
  });

  it('sets on insert', () => {
    expect(apply({}, { $setOnInsert: { a: 9 } }, {}, true)).toEqual({ a: 9 });
  });

  it('keeps a field called __proto__ a field', () => {
    const result = apply({ a: 1 }, { $set: JSON.parse('{"__proto__": {"polluted": true}}') });
    expect(Object.hasOwn(result, '__proto__')).toBe(true);
    expect(({} as Doc).polluted).toBeUndefined();
  });
});

describe('array operators', () => {
  it.each<[string, Doc, unknown, Doc]>([
    [
      'push to a missing array, sorted and cut',
      {},
      { $push: { a: { $each: [3, 1, 2], $sort: 1, $slice: 2 } } },
      { a: [1, 2] },
    ],
    ['push at a place', { a: [1, 4] }, { $push: { a: { $each: [2, 3], $position: 1 } } }, { a: [1, 2, 3, 4] }],
    ['push and keep the last', { a: [1, 2] }, { $push: { a: { $each: [3], $slice: -2 } } }, { a: [2, 3] }],
    [
      'push sorted by a field',
      { a: [{ n: 2 }] },
      { $push: { a: { $each: [{ n: 1 }], $sort: { n: 1 } } } },
      { a: [{ n: 1 }, { n: 2 }] },
    ],
    [
      'add to a set, by BSON equality',
      { a: [1, { x: 1 }] },
      { $addToSet: { a: { $each: [new Double(1), { x: 1 }, 2] } } },
      { a: [1, { x: 1 }, 2] },
    ],
    ['pop first and last', { a: [1, 2, 3], b: [1, 2, 3] }, { $pop: { a: -1, b: 1 } }, { a: [2, 3], b: [1, 2] }],
    [
      'pull by value, by condition and by filter',
      { a: [1, 2, 1], b: [1, 5, 9], c: [{ x: 1, y: 1 }, { x: 2 }] },
      { $pull: { a: 1, b: { $gte: 5 }, c: { x: 1 } } },
      { a: [2], b: [1], c: [{ x: 2 }] },
    ],
    ['pull all', { a: [1, 2, 3, 1] }, { $pullAll: { a: [1, 3] } }, { a: [2] }],
    ['every element', { a: [{ n: 1 }, { n: 2 }] }, { $inc: { 'a.$[].n': 10 } }, { a: [{ n: 11 }, { n: 12 }] }],
  ])('%s', (_name, doc, update, expected) => {
    expect(apply(doc, update)).toEqual(expected);
  });

  it('changes the elements a filter names', () => {
    const doc = {
      a: [
        { n: 1, b: [1, 2] },
        { n: 5, b: [3] },
      ],
    };
    expect(
      apply(
        doc,
        { $set: { 'a.$[big].b.$[odd]': 0 } },
        { arrayFilters: [{ 'big.n': { $gte: 1 } }, { odd: { $in: [1, 3] } }] },
      ),
    ).toEqual({
      a: [
        { n: 1, b: [0, 2] },
        { n: 5, b: [0] },
      ],
    });
  });

  it.each<[Doc]>([[{ 'a.n': 2 }], [{ a: { $elemMatch: { n: 2 } } }], [{ $and: [{ x: 1 }, { 'a.n': { $gt: 1 } }] }]])(
    'changes the element that %j matched',
    (filter) => {
      expect(apply({ x: 1, a: [{ n: 1 }, { n: 2 }] }, { $set: { 'a.$.n': 9 } }, { filter })).toEqual({
        x: 1,
        a: [{ n: 1 }, { n: 9 }],
      });
    },
  );
});

describe('refusals', () => {
  it.each<[string, Doc, unknown, number]>([
    ['$inc of text', { a: 'x' }, { $inc: { a: 1 } }, 14],
    ['$inc of null', { a: null }, { $inc: { a: 1 } }, 14],
    ['$mul of an array', { a: [1] }, { $mul: { a: 2 } }, 14],
    ['$push to text', { a: 'x' }, { $push: { a: 1 } }, 2],
    ['a field of a number', { a: 1 }, { $set: { 'a.b': 1 } }, 28],
    ['a name in an array', { a: [1] }, { $set: { 'a.b': 1 } }, 28],
    ['a changed _id', { _id: 1 }, { $set: { _id: 2 } }, 66],
    ['a replaced _id', { _id: 1 }, { _id: 2 }, 66],
    ['a long that overflows', { a: Long.MAX_VALUE }, { $inc: { a: 1 } }, 2],
    ['$ without a match', { a: [1] }, { $set: { 'a.$': 1 } }, 2],
  ])('%s', (_name, doc, update, code) => {
    expect(() => apply(doc, update)).toThrow(expect.objectContaining({ code }));
  });
});

describe('number types', () => {
  const raw = (doc: Doc, update: Doc) => compileUpdate({ update, filter: parseFilter({}) }).apply(doc, false);
  it('stay what they were, or become the wider of the two', () => {
    expect(raw({ a: new Int32(1) }, { $inc: { a: new Int32(1) } }).a).toEqual(new Int32(2));
    expect(raw({ a: new Int32(2 ** 31 - 1) }, { $inc: { a: new Int32(1) } }).a).toEqual(Long.fromNumber(2 ** 31));
    expect(raw({ a: new Double(1) }, { $inc: { a: new Int32(1) } }).a).toEqual(new Double(2));
    expect(String(raw({ a: Decimal128.fromString('0.10') }, { $inc: { a: Decimal128.fromString('0.20') } }).a)).toBe(
      '0.30',
    );
    expect(String(raw({ a: Long.fromString('9007199254740993') }, { $mul: { a: new Int32(2) } }).a)).toBe(
      '18014398509481986',
    );
  });
});

describe('pipelines', () => {
  it('compute from the document and keep _id first', () => {
    expect(apply({ _id: 1, a: 2, b: 3 }, [{ $set: { c: { $add: ['$a', '$b'] } } }, { $unset: 'a' }])).toEqual({
      _id: 1,
      b: 3,
      c: 5,
    });
    expect(apply({ _id: 1, a: { x: 1 } }, [{ $replaceWith: '$a' }])).toEqual({ _id: 1, x: 1 });
  });
});

it('starts an upsert from the equalities of its query', () => {
  const filter = parseFilter({ a: 1, 'b.c': { $eq: 2 }, d: { $gt: 5 }, $and: [{ e: 3 }], $or: [{ f: 1 }, { f: 2 }] });
  expect(seedFrom(filter, false)).toEqual({ a: 1, b: { c: 2 }, e: 3 });
});
