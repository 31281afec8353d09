import { Decimal128, Double, Int32, Long, ObjectId } from 'bson';
import fc from 'fast-check';
import { Aggregator } from 'mingo';
import { describe, expect, it } from 'vitest';
import { decode, encode } from '../bson/codec.ts';
import type { Doc } from '../bson/types.ts';
import { plain } from '../testing/plain.ts';
import { compilePipeline } from './compile-pipeline.ts';
import { runStages } from './pipeline.ts';

/** Runs a pipeline as the server does: everything comes as BSON. */
function run(documents: Doc[], pipeline: Doc[]): unknown[] {
  const wire = decode(encode({ documents, pipeline }));
  const stages = compilePipeline(wire.pipeline, { db: 'x', variables: {}, read: () => [] });
  return [...runStages(stages, wire.documents as Doc[])].map(plain);
}
const value = (expression: unknown, doc: Doc = {}): unknown =>
  (run([doc], [{ $project: { _id: 0, v: expression } }])[0] as Doc).v;

/** A branch of $switch. */
const when = (test: Doc, answer: unknown): Doc =>
  Object.fromEntries([
    ['case', test],
    ['then', answer],
  ]);

describe('expressions', () => {
  const at = new Date('2026-03-05T13:45:06.789Z');
  it.each<[unknown, Doc, unknown]>([
    [{ $add: ['$a', 2, '$b'] }, { a: 1, b: 3 }, 6],
    [{ $add: ['$a', null] }, { a: 1 }, null],
    [{ $subtract: [new Date(5000), new Date(2000)] }, {}, 3000],
    [{ $divide: [7, 2] }, {}, 3.5],
    [{ $mod: [-7, 3] }, {}, -1],
    [{ $round: [2.5, 0] }, {}, 2],
    [{ $round: [1234.567, -2] }, {}, 1200],
    [{ $round: [1.005, 2] }, {}, 1],
    [{ $trunc: [-2.7] }, {}, -2],
    [{ $cond: [{ $gt: ['$a', 1] }, 'yes', 'no'] }, { a: 2 }, 'yes'],
    [{ $ifNull: ['$x', '$y', 'z'] }, { y: null }, 'z'],
    [{ $switch: { branches: [when({ $eq: ['$a', 1] }, 'one')], default: 'other' } }, { a: 1 }, 'one'],
    [{ $eq: ['$missing', null] }, {}, false],
    [{ $map: { input: '$a', as: 'x', in: { $multiply: ['$$x', 2] } } }, { a: [1, 2] }, [2, 4]],
    [{ $filter: { input: '$a', cond: { $gt: ['$$this', 1] } } }, { a: [1, 2, 3] }, [2, 3]],
    [{ $reduce: { input: '$a', initialValue: 0, in: { $add: ['$$value', '$$this'] } } }, { a: [1, 2, 3] }, 6],
    [{ $let: { vars: { x: { $add: ['$a', 1] } }, in: { $multiply: ['$$x', '$$x'] } } }, { a: 2 }, 9],
    [{ $arrayElemAt: ['$a', -1] }, { a: [1, 2] }, 2],
    [{ $slice: ['$a', 1, 2] }, { a: [1, 2, 3, 4] }, [2, 3]],
    [{ $sortArray: { input: '$a', sortBy: { n: -1 } } }, { a: [{ n: 1 }, { n: 2 }] }, [{ n: 2 }, { n: 1 }]],
    [
      {
        $setUnion: [
          [1, 2],
          [2, 3],
        ],
      },
      {},
      [1, 2, 3],
    ],
    [
      {
        $zip: {
          inputs: [
            [1, 2],
            ['a', 'b'],
          ],
        },
      },
      {},
      [
        [1, 'a'],
        [2, 'b'],
      ],
    ],
    [{ $concat: ['$a', '-', '$b'] }, { a: 'x', b: 'y' }, 'x-y'],
    [{ $toUpper: 'añb' }, {}, 'AñB'],
    [{ $split: ['a,b', ','] }, {}, ['a', 'b']],
    [{ $substrCP: ['hé😀x', 1, 2] }, {}, 'é😀'],
    [{ $trim: { input: '  a ' } }, {}, 'a'],
    [{ $regexMatch: { input: 'Harbour', regex: '^har', options: 'i' } }, {}, true],
    [{ $regexFind: { input: 'a1b2', regex: '[0-9]' } }, {}, { match: '1', idx: 1, captures: [] }],
    [{ $mergeObjects: [{ a: 1 }, null, { b: 2 }] }, {}, { a: 1, b: 2 }],
    [{ $objectToArray: { a: 1 } }, {}, [{ k: 'a', v: 1 }]],
    [{ $toInt: '12' }, {}, 12],
    [{ $convert: { input: 'x', to: 'int', onError: -1 } }, {}, -1],
    [{ $toString: new ObjectId('0123456789abcdef01234567') }, {}, '0123456789abcdef01234567'],
    [{ $type: '$x' }, {}, 'missing'],
    [{ $dateToString: { date: at, format: '%Y-%m-%d %H:%M', timezone: 'Australia/Sydney' } }, {}, '2026-03-06 00:45'],
    [{ $dateToString: { date: at } }, {}, '2026-03-05T13:45:06.789Z'],
    [{ $dateTrunc: { date: at, unit: 'day', timezone: 'Pacific/Auckland' } }, {}, new Date('2026-03-05T11:00:00Z')],
    [{ $dateTrunc: { date: at, unit: 'week', startOfWeek: 'monday' } }, {}, new Date('2026-03-02T00:00:00Z')],
    [
      { $dateAdd: { startDate: new Date('2026-01-31T00:00:00Z'), unit: 'month', amount: 1 } },
      {},
      new Date('2026-02-28T00:00:00Z'),
    ],
    [{ $dateDiff: { startDate: new Date('2026-01-31T23:00:00Z'), endDate: at, unit: 'month' } }, {}, 2],
    [
      { $dateFromParts: { year: 2026, month: 10, day: 4, hour: 12, timezone: 'Australia/Sydney' } },
      {},
      new Date('2026-10-04T01:00:00Z'),
    ],
    [{ $dayOfWeek: { date: at, timezone: '+12:00' } }, {}, 6],
    [{ $isoWeek: at }, {}, 10],
    [{ $sum: '$a.n' }, { a: [{ n: 1 }, { n: 2 }, {}] }, 3],
    ['$a.b', { a: [{ b: 1 }, { c: 2 }, { b: 3 }] }, [1, 3]],
    [{ $literal: '$a' }, {}, '$a'],
  ])('%j', (expression, doc, expected) => {
    expect(value(expression, doc)).toEqual(expected);
  });

  it('keeps whole numbers whole and decimals exact', () => {
    const raw = (expression: unknown) =>
      [
        ...runStages(compilePipeline([{ $project: { v: expression } }], { db: '', variables: {}, read: () => [] }), [
          {},
        ]),
      ][0]?.v;
    expect(raw({ $add: [new Int32(2 ** 31 - 1), new Int32(1)] })).toEqual(Long.fromNumber(2 ** 31));
    expect(raw({ $multiply: [Long.fromString('4611686018427387904'), new Int32(4)] })).toEqual(new Double(2 ** 64));
    expect(String(raw({ $add: [Decimal128.fromString('0.1'), Decimal128.fromString('0.2')] }))).toBe('0.3');
    expect(() => raw({ $divide: [Decimal128.fromString('1'), new Int32(3)] })).toThrow('not supported');
  });

  it('fails rather than guess', () => {
    expect(() => value({ $add: ['$a', 1] }, { a: 'x' })).toThrow('only supports numeric types');
    expect(() => value({ $divide: [1, 0] })).toThrow("can't $divide by zero");
    expect(() => value({ $toInt: 'x' })).toThrow('Failed to parse number');
    expect(() => value({ $dateToString: { date: new Date(0), timezone: 'Mars/Olympus' } })).toThrow(
      'unrecognized time zone',
    );
  });
});

describe('stages', () => {
  const lines = [
    { _id: 1, k: 'a', n: 1, t: ['x', 'y'] },
    { _id: 2, k: 'b', n: 5, t: [] },
    { _id: 3, k: 'a', n: 2 },
  ];

  it('unwind with positions, keeping the empty when asked', () => {
    expect(
      run(lines, [
        { $unwind: { path: '$t', includeArrayIndex: 'at', preserveNullAndEmptyArrays: true } },
        { $project: { t: 1, at: 1 } },
      ]),
    ).toEqual([
      { _id: 1, t: 'x', at: 0 },
      { _id: 1, t: 'y', at: 1 },
      { _id: 2, at: null },
      { _id: 3, at: null },
    ]);
    expect(run(lines, [{ $unwind: '$t' }, { $count: 'n' }])).toEqual([{ n: 2 }]);
  });

  it('group with every accumulator', () => {
    const [a] = run(lines, [
      { $sort: { n: 1 } },
      {
        $group: {
          _id: '$k',
          sum: { $sum: '$n' },
          avg: { $avg: '$n' },
          min: { $min: '$n' },
          max: { $max: '$n' },
          first: { $first: '$_id' },
          last: { $last: '$_id' },
          all: { $push: '$n' },
          count: { $count: {} },
          top: { $top: { sortBy: { n: -1 }, output: '$_id' } },
          two: { $firstN: { input: '$n', n: 1 } },
        },
      },
      { $sort: { _id: 1 } },
    ]);
    expect(a).toEqual({
      _id: 'a',
      sum: 3,
      avg: 1.5,
      min: 1,
      max: 2,
      first: 1,
      last: 3,
      all: [1, 2],
      count: 2,
      top: 3,
      two: [1],
    });
  });

  it('buckets, sortByCount, sample, replaceRoot', () => {
    expect(
      run(lines, [{ $bucket: { groupBy: '$n', boundaries: [0, 2, 10], output: { ids: { $push: '$_id' } } } }]),
    ).toEqual([
      { _id: 0, ids: [1] },
      { _id: 2, ids: [2, 3] },
    ]);
    expect(run(lines, [{ $sortByCount: '$k' }])).toEqual([
      { _id: 'a', count: 2 },
      { _id: 'b', count: 1 },
    ]);
    expect(run(lines, [{ $sample: { size: 2 } }])).toHaveLength(2);
    expect(run([{ a: { b: 1 } }], [{ $replaceRoot: { newRoot: '$a' } }])).toEqual([{ b: 1 }]);
  });

  it('adds, removes and shows fields, through arrays', () => {
    const doc = { _id: 1, a: [{ x: 1, y: 2 }, { x: 3 }], b: { c: 1, d: 2 } };
    expect(run([doc], [{ $addFields: { 'a.z': 9, 'b.c': '$$REMOVE', e: true } }])).toEqual([
      {
        _id: 1,
        a: [
          { x: 1, y: 2, z: 9 },
          { x: 3, z: 9 },
        ],
        b: { d: 2 },
        e: true,
      },
    ]);
    expect(run([doc], [{ $project: { 'a.x': 1, 'b.d': 1, sum: { $sum: '$a.x' } } }])).toEqual([
      { _id: 1, a: [{ x: 1 }, { x: 3 }], b: { d: 2 }, sum: 4 },
    ]);
    expect(run([doc], [{ $unset: ['a.x', 'b'] }])).toEqual([{ _id: 1, a: [{ y: 2 }, {}] }]);
  });
});

// mingo answers {n: 0} for the $count of nothing, where MongoDB answers nothing, so $count is left out.
it('agrees with another implementation on plain documents', () => {
  const scalar = fc.oneof(fc.integer({ min: -3, max: 9 }), fc.constantFrom('a', 'b', true, null));
  const docs = fc.array(
    fc.record({
      _id: fc.nat(),
      k: fc.constantFrom('x', 'y', 'z'),
      n: fc.integer({ min: 0, max: 9 }),
      v: scalar,
      list: fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 4 }),
    }),
    { maxLength: 12 },
  );
  const stage = fc.constantFrom<Doc>(
    { $match: { n: { $gte: 3 } } },
    { $match: { list: 2 } },
    { $match: { $or: [{ k: 'x' }, { n: { $in: [1, 2] } }] } },
    { $match: { list: { $elemMatch: { $gt: 1, $lt: 4 } } } },
    { $sort: { k: 1, n: -1 } },
    { $limit: 4 },
    { $skip: 1 },
    { $unwind: '$list' },
    { $addFields: { m: { $multiply: ['$n', 2] }, big: { $gt: ['$n', 4] } } },
    { $addFields: { total: { $cond: [{ $isArray: '$list' }, { $sum: '$list' }, '$list'] } } },
    { $project: { k: 1, n: 1, list: 1, v: 1 } },
    { $unset: 'v' },
  );
  const last = fc.constantFrom<Doc[]>(
    [],
    [{ $group: { _id: '$k', n: { $sum: '$n' }, most: { $max: '$n' }, count: { $sum: 1 } } }, { $sort: { _id: 1 } }],
  );
  fc.assert(
    fc.property(docs, fc.array(stage, { maxLength: 4 }), last, (documents, stages, end) => {
      const pipeline = [...stages, ...end];
      const copy = structuredClone(documents);
      expect(run(documents, pipeline)).toEqual(new Aggregator(pipeline).run(copy));
    }),
    { numRuns: 600 },
  );
});
