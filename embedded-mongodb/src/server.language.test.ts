import type { Document } from 'mongodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from './testing/server.ts';

/* Things an outside suite found answered otherwise than by MongoDB, through the driver. */

let server: TestServer;
const db = () => server.client.db('test');
const things = () => db().collection<Document & { _id: number }>('things');
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await things().deleteMany({});
});

/** The answer as it is stored: without the driver making objects of references. */
const stored = async (filter: Document): Promise<unknown> => {
  const reply = await things().find(filter, { raw: true }).toArray();
  return reply.map((raw) => Buffer.from(raw as unknown as Uint8Array).toString('latin1'));
};
const ids = (documents: Document[]): unknown[] => documents.map(({ _id }) => _id);
/** Runs a pipeline over documents given in it. */
const over = (documents: Document[], ...stages: Document[]) =>
  db()
    .aggregate([{ $documents: documents }, ...stages])
    .toArray();

describe('sorting', () => {
  beforeEach(async () => {
    await things().insertMany([
      {
        _id: 1,
        a: [5, 1],
        p: [
          { x: 1, y: 9 },
          { x: 2, y: 0 },
        ],
      },
      { _id: 2, a: [3, 9], p: [{ x: 1, y: 5 }] },
      { _id: 3, a: [4], p: [{ x: 0, y: 7 }] },
    ]);
  });
  it('by an array position', async () => {
    expect(ids(await things().find().sort({ 'a.0': 1 }).toArray())).toEqual([2, 3, 1]);
    expect(ids(await things().find().sort({ 'a.1': -1 }).toArray())).toEqual([2, 1, 3]);
    expect(ids(await things().find().sort({ 'p.0.y': 1 }).toArray())).toEqual([2, 3, 1]);
    expect(
      ids(
        await things()
          .aggregate([{ $sort: { 'a.0': -1 } }])
          .toArray(),
      ),
    ).toEqual([1, 3, 2]);
    expect((await things().findOneAndDelete({}, { sort: { 'a.0': 1 } }))?._id).toBe(2);
  });
  it('by two fields of one array takes both from one element', async () => {
    expect(ids(await things().find().sort({ 'p.x': 1, 'p.y': 1 }).toArray())).toEqual([3, 2, 1]);
  });
  it('by two arrays, or by what may be a position and a name, is refused', async () => {
    await expect(things().find().sort({ a: 1, 'p.x': 1 }).toArray()).rejects.toMatchObject({ code: 2 });
    await things().insertOne({ _id: 4, a: [{ 0: 1 }] });
    await expect(things().find().sort({ 'a.0': 1 }).toArray()).rejects.toMatchObject({ code: 16746 });
  });
});

describe('let', () => {
  const variables = { let: { two: { $add: [1, 1] }, four: { $multiply: ['$$two', 2] } } };
  const above = { $expr: { $gt: ['$n', '$$two'] } };
  beforeEach(async () => {
    await things().insertMany([1, 2, 3].map((n) => ({ _id: n, n })));
  });
  it('is evaluated once, in every command that takes it', async () => {
    expect(ids(await things().find(above, variables).toArray())).toEqual([3]);
    expect(
      ids(
        await things()
          .aggregate([{ $match: above }], variables)
          .toArray(),
      ),
    ).toEqual([3]);
    await things().updateOne(above, [{ $set: { v: '$$four' } }], variables);
    await things().findOneAndUpdate({ _id: 2 }, [{ $set: { v: { $add: ['$$four', '$n'] } } }], variables);
    await things().bulkWrite([{ updateOne: { filter: { _id: 1 }, update: [{ $set: { v: '$$two' } }] } }], variables);
    expect((await things().find().sort({ _id: 1 }).toArray()).map(({ v }) => v)).toEqual([2, 6, 4]);
    expect(await things().deleteMany(above, variables)).toMatchObject({ deletedCount: 1 });
  });
  it.each<[string, Document, number]>([
    ['a field', { v: '$n' }, 4890500],
    ['the whole document', { v: '$$ROOT' }, 4890500],
    ['a variable that comes later', { a: '$$b', b: 1 }, 17276],
    ['a name in capitals', { V: 1 }, 16867],
    ['an unknown operator', { v: { $nope: 1 } }, 168],
  ])('of %s is refused', async (_name, values, code) => {
    await expect(things().find({}, { let: values }).toArray()).rejects.toMatchObject({ code });
    await expect(things().updateOne({}, [{ $set: { v: 1 } }], { let: values })).rejects.toMatchObject({ code });
  });
  it('and the constants of one update are values', async () => {
    const statement = { q: { _id: 1 }, u: [{ $set: { v: '$$c' } }], c: { c: { $add: [1, 2] } } };
    await db().command({ update: 'things', updates: [statement] });
    expect(await things().countDocuments({ v: { $eq: { $add: [1, 2] } } })).toBe(1);
    const plain = { ...statement, u: { $set: { v: 1 } } };
    const { writeErrors } = await db().command({ update: 'things', updates: [plain] });
    expect(writeErrors).toMatchObject([{ code: 51198 }]);
  });
});

describe('names that begin with $', () => {
  it('are stored, rewritten as they were and found', async () => {
    const [reference, list] = [{ $ref: 'notes.old', $id: 5 }, [{ $id: 7, $ref: 'q' }]];
    await things().insertOne({ _id: 1, reference, list, price: { $aud: 1 }, $top: 2 });
    const [before] = (await stored({ _id: 1 })) as [string];
    await things().updateOne({ _id: 1 }, { $inc: { count: 1 } });
    await things().updateOne({ _id: 1 }, { $unset: { count: '' } });
    expect(await stored({ _id: 1 })).toEqual([before]);
    const filters: Document[] = [
      { 'reference.$id': 5 },
      { reference },
      { reference: { $in: [reference] } },
      { list: { $elemMatch: { $id: 7 } } },
      { list: { $elemMatch: { $ref: 'q', $id: 7 } } },
      { price: { $eq: { $aud: 1 } } },
      { 'price.$aud': { $gt: 0 } },
    ];
    for (const filter of filters) expect(await things().countDocuments(filter), JSON.stringify(filter)).toBe(1);
    expect(await things().countDocuments({ list: { $elemMatch: { $id: 8 } } })).toBe(0);
  });
  it('may be set, pushed, indexed, sorted by and shown', async () => {
    await things().createIndex({ 'by.$id': 1 });
    await things().insertMany([1, 2].map((n) => ({ _id: n, by: { $ref: 'people', $id: 3 - n } })));
    await things().updateMany({}, { $set: { 'price.$aud': 1, $top: 2 }, $push: { list: { $nzd: 1 } } } as Document);
    expect(await things().countDocuments({ 'price.$aud': 1, 'list.$nzd': 1 })).toBe(2);
    expect(ids(await things().find().sort({ 'by.$id': 1 }).toArray())).toEqual([2, 1]);
    const shown = await things()
      .find({ _id: 1 }, { projection: { 'by.$id': 1 } })
      .toArray();
    expect(shown).toEqual([{ _id: 1, by: { $id: 2 } }]);
    await things().dropIndexes();
  });
});

describe('sums', () => {
  const tenths = Array.from({ length: 10 }, () => ({ v: 0.1 }));
  it('of doubles keep what rounding took away', async () => {
    const group = { _id: null, sum: { $sum: '$v' }, all: { $push: '$v' } };
    const project = { $project: { _id: 0, sum: 1, inside: { $sum: '$all' }, average: { $avg: '$all' } } };
    expect(await over(tenths, { $group: group }, project)).toEqual([{ sum: 1, inside: 1, average: 0.1 }]);
    const far = [{ v: 1e16 }, { v: 1 }, { v: -1e16 }, { v: { $literal: Number.POSITIVE_INFINITY } }];
    expect(await over(far.slice(0, 3), { $group: { _id: null, s: { $sum: '$v' } } })).toEqual([{ _id: null, s: 1 }]);
    expect(await over(far, { $group: { _id: null, s: { $sum: '$v' } } })).toMatchObject([{ s: Infinity }]);
  });
  it('of whole numbers stay whole, and beyond 64 bits become a double', async () => {
    const most = { $literal: 2n ** 63n - 1n };
    const sum = { $group: { _id: null, s: { $sum: '$v' } } };
    expect(await over([{ v: 2_147_483_647 }, { v: 1 }], sum, { $match: { s: { $type: 'long' } } })).toHaveLength(1);
    expect(await over([{ v: most }, { v: 1 }], sum)).toEqual([{ _id: null, s: 2 ** 63 }]);
  });
});

it('what is missing stays missing in a projection, below a made document too', async () => {
  const project = {
    _id: 0,
    a: { b: '$x' },
    'c.d': '$y',
    e: '$z',
    f: { $arrayElemAt: [[1], 5] },
    g: ['$q'],
    h: { i: 1 },
  };
  expect(await over([{ _id: 1 }], { $project: project })).toEqual([{ a: {}, c: {}, g: [null] }]);
  await things().insertOne({ _id: 1, a: 5 });
  expect(
    await things()
      .find({}, { projection: { 'a.b': '$x', e: '$z' } })
      .toArray(),
  ).toEqual([{ _id: 1, a: {} }]);
});

describe('aggregation without a collection, and of what is known of one', () => {
  it('takes documents from the pipeline, which may be expressions and variables', async () => {
    const pipeline = [{ $documents: [{ n: 1 }, { n: { $add: ['$$one', 1] } }] }, { $match: { n: { $gt: 1 } } }];
    expect(
      await db()
        .aggregate(pipeline, { let: { one: 1 } })
        .toArray(),
    ).toEqual([{ n: 2 }]);
    expect(
      await db()
        .aggregate([{ $documents: Array.from({ length: 250 }, () => ({})) }])
        .toArray(),
    ).toHaveLength(250);
  });
  it.each<[string, Document[], number]>([
    ['no stage', [], 73],
    ['a stage that needs a collection', [{ $match: {} }], 73],
    ['sessions', [{ $listLocalSessions: {} }], 238],
    ['operations', [{ $currentOp: {} }], 238],
    ['what is no array', [{ $documents: { n: 1 } }], 5858203],
    ['a field of no document', [{ $documents: ['$n'] }], 4890500],
  ])('refuses %s', async (_name, pipeline, code) => {
    await expect(db().aggregate(pipeline).toArray()).rejects.toMatchObject({ code });
  });
  it('adds up sizes page by page', async () => {
    const own = server.client.db('sizes');
    const sized = own.collection<Document & { _id: string }>('things');
    await sized.createIndex({ n: 1 });
    const sizes = async () => {
      const { size, count, indexSizes } = await own.command({ collStats: 'things' });
      return [count, size, indexSizes._id_, indexSizes.n_1];
    };
    await sized.insertOne({ _id: 'x'.repeat(10), n: 1.5 });
    const one = await sizes();
    await sized.insertMany(Array.from({ length: 4_999 }, (_, n) => ({ _id: `${n}`.padEnd(10), n: 1.5 })));
    expect(await sizes()).toEqual(one.map((size) => size * 5_000));
    await sized.insertMany(Array.from({ length: 1_000 }, (_, n) => ({ _id: `${n}`.padEnd(10, '-'), n: 1.5 })));
    expect(await sizes()).toEqual(one.map((size) => size * 6_000));
    expect(await own.stats()).toMatchObject({ objects: 6_000, dataSize: one[1] * 6_000 });
  });
  it('shows the sizes mongosh asks for', async () => {
    await things().insertMany([{ _id: 1 }, { _id: 2 }]);
    const [stats] = await things()
      .aggregate([{ $collStats: { storageStats: { scale: 2 }, count: {} } }])
      .toArray();
    expect(stats).toMatchObject({ ns: 'test.things', count: 2, storageStats: { count: 2, nindexes: 1, size: 14 } });
    expect(Object.keys(stats?.storageStats.indexSizes)).toEqual(['_id_']);
    const wanted = { $collStats: { latencyStats: {} } };
    await expect(things().aggregate([wanted]).toArray()).rejects.toMatchObject({ code: 238 });
    await expect(
      things()
        .aggregate([{ $match: {} }, wanted])
        .toArray(),
    ).rejects.toMatchObject({ code: 40602 });
  });
});

it.each<[string, Document, number]>([
  ['$sample with more than a size', { $sample: { size: 1, seed: 2 } }, 28748],
  ['$replaceRoot with more than a root', { $replaceRoot: { newRoot: {}, x: 1 } }, 40415],
  ['$out with more than a name', { $out: { db: 'test', coll: 'x', timeseries: {} } }, 238],
  ['a variable of $redact', { $project: { a: '$$KEEP' } }, 238],
  ['$lookup by what is no text', { $lookup: { from: 'x', as: 'y', localField: 1, foreignField: 2 } }, 9],
])('%s is refused', async (_name, stage, code) => {
  await expect(things().aggregate([stage]).toArray()).rejects.toMatchObject({ code });
});

it('$lookup joins by an array position', async () => {
  await things().insertMany([{ _id: 1, to: [2, 3] }, { _id: 2 }, { _id: 3 }]);
  const lookup = { $lookup: { from: 'things', localField: 'to.1', foreignField: '_id', as: 'found' } };
  const [first] = await things()
    .aggregate([{ $match: { _id: 1 } }, lookup])
    .toArray();
  expect(first?.found).toEqual([{ _id: 3 }]);
});
