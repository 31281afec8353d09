import { join } from 'node:path';
import { type Document, Long } from 'mongodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertDocument } from './engine/documents.ts';
import { Engine } from './engine/engine.ts';
import { sweepExpired } from './engine/ttl.ts';
import { startTestServer, type TestServer, temporaryFolder } from './testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ ttlMs: 60 });
});
afterAll(() => server.close());
beforeEach(() => server.client.db('test').dropDatabase());
const things = () => server.client.db('test').collection<Document>('things');

describe('time to live', () => {
  it('removes what is over, and only that', async () => {
    await things().createIndex({ at: 1 }, { expireAfterSeconds: 60 });
    const now = Date.now();
    await things().insertMany([
      { n: 1, at: new Date(now - 120_000) },
      { n: 2, at: new Date(now) },
      { n: 3, at: 'soon' },
      { n: 4 },
      { n: 5, at: [new Date(now), new Date(now - 90_000)] },
    ]);
    await expect
      .poll(() =>
        things()
          .find()
          .sort({ n: 1 })
          .map(({ n }) => n)
          .toArray(),
      )
      .toEqual([2, 3, 4]);
  });

  it('goes through a large backlog and respects a partial filter', async () => {
    const { folder, remove } = temporaryFolder();
    const engine = new Engine(join(folder, 'data.sqlite'), { sync: 'NORMAL' });
    try {
      await engine.queue.write(() => {
        const collection = engine.catalogue.create('t', 'c');
        engine.catalogue.addIndex(collection, {
          v: 2,
          key: { at: 1 },
          name: 'at_1',
          expireAfterSeconds: 1,
          partialFilterExpression: { gone: true },
        });
        for (let n = 0; n < 1300; n++)
          insertDocument(engine.catalogue, collection, { _id: n, at: new Date(n), gone: n % 10 !== 0 });
      });
      expect(await sweepExpired(engine, 10_000)).toBe(1170);
      expect(engine.writer.row('SELECT count(*) FROM d1')).toEqual([130]);
    } finally {
      engine.close();
      remove();
    }
  });

  it('can be changed later', async () => {
    await things().createIndex({ at: 1 }, { expireAfterSeconds: 3600 });
    await things().insertOne({ at: new Date(Date.now() - 120_000) });
    await server.client
      .db('test')
      .command({ collMod: 'things', index: { keyPattern: { at: 1 }, expireAfterSeconds: 60 } });
    await expect.poll(() => things().countDocuments()).toBe(0);
  });
});

describe('cursors', () => {
  it('go on while others write, and can be killed', async () => {
    await things().insertMany(Array.from({ length: 200 }, (_, n) => ({ n })));
    const cursor = things().find({}, { batchSize: 10 });
    expect((await cursor.next())?.n).toBe(0);
    await things().deleteMany({ n: { $gte: 150 } });
    await things().insertMany([{ n: 500 }, { n: 501 }]);
    const rest = (await cursor.toArray()).map(({ n }) => n);
    expect(rest.filter((n) => n < 150)).toHaveLength(149);
    const { cursor: open } = await server.client.db('test').command({ find: 'things', batchSize: 2 });
    expect(await server.client.db('test').command({ killCursors: 'things', cursors: [open.id] })).toMatchObject({
      cursorsKilled: [open.id],
    });
    await expect(
      server.client.db('test').command({ getMore: Long.fromString(String(open.id)), collection: 'things' }),
    ).rejects.toMatchObject({ code: 43 });
  });

  it('say so when their collection is gone', async () => {
    await things().insertMany(Array.from({ length: 600 }, (_, n) => ({ n })));
    const cursor = things().find({}, { batchSize: 2 });
    await cursor.next();
    await things().drop();
    await expect(cursor.toArray()).rejects.toThrow(/no such table|CursorNotFound/);
  });

  it('stop when the time is up', async () => {
    await things().insertMany(Array.from({ length: 3000 }, (_, n) => ({ n, text: 'x'.repeat(50) })));
    const pipeline = Array.from({ length: 40 }, () => ({
      $addFields: {
        m: { $reduce: { input: { $range: [0, 200] }, initialValue: 0, in: { $add: ['$$value', '$$this'] } } },
      },
    }));
    await expect(
      things()
        .aggregate([...pipeline, { $group: { _id: '$m' } }], { maxTimeMS: 20 })
        .toArray(),
    ).rejects.toMatchObject({ code: 50 });
  });
});

describe('writes that arrive together', () => {
  it('are each answered for themselves', async () => {
    await things().createIndex({ key: 1 }, { unique: true });
    const results = await Promise.allSettled(
      Array.from({ length: 200 }, (_, n) => things().insertOne({ key: n % 100 })),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(100);
    expect(results.flatMap((result) => (result.status === 'rejected' ? [result.reason.code] : []))).toEqual(
      Array(100).fill(11000),
    );
    expect(await things().countDocuments()).toBe(100);
  });

  it('do not undo each other when one fails as a whole', async () => {
    await things().insertMany([{ a: 1 }, { a: 1 }]);
    const results = await Promise.allSettled([
      things().insertOne({ b: 1 }),
      things().createIndex({ a: 1 }, { unique: true }),
      server.client.db('test').collection('other').insertOne({ c: 1 }),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await things().countDocuments()).toBe(3);
    expect(await things().indexes()).toHaveLength(1);
    expect(await server.client.db('test').command({ validate: 'things' })).toMatchObject({ valid: true });
  });
});

describe('aggregation over collections', () => {
  it('looks up by an index and by a pipeline with let', async () => {
    const db = server.client.db('test');
    await db.collection('lines').createIndex({ order: 1, n: 1 });
    await db.collection<Document>('lines').insertMany(Array.from({ length: 60 }, (_, n) => ({ order: n % 3, n })));
    await db.collection<Document>('orders').insertMany([
      { _id: 0 as never, least: 50 },
      { _id: 1 as never, least: 58 },
    ]);
    const joined = await db
      .collection('orders')
      .aggregate([
        { $lookup: { from: 'lines', localField: '_id', foreignField: 'order', as: 'lines' } },
        {
          $lookup: {
            from: 'lines',
            localField: '_id',
            foreignField: 'order',
            let: { least: '$least' },
            pipeline: [{ $match: { $expr: { $gte: ['$n', '$$least'] } } }, { $project: { _id: 0, n: 1 } }],
            as: 'late',
          },
        },
        { $project: { count: { $size: '$lines' }, late: 1 } },
        { $sort: { _id: 1 } },
      ])
      .toArray();
    expect(joined).toEqual([
      { _id: 0, count: 20, late: [{ n: 51 }, { n: 54 }, { n: 57 }] },
      { _id: 1, count: 20, late: [{ n: 58 }] },
    ]);
  });

  it('writes with $out and $merge', async () => {
    const db = server.client.db('test');
    await things().insertMany([
      { k: 'a', n: 1 },
      { k: 'a', n: 2 },
      { k: 'b', n: 3 },
    ]);
    const totals = [{ $group: { _id: '$k', n: { $sum: '$n' } } }];
    await things()
      .aggregate([...totals, { $out: 'totals' }])
      .toArray();
    await db.collection<Document>('totals').updateOne({}, { $set: { kept: true } });
    await things()
      .aggregate([
        ...totals,
        { $set: { n: { $multiply: ['$n', 10] } } },
        { $merge: { into: 'totals', whenMatched: 'merge', whenNotMatched: 'discard' } },
      ])
      .toArray();
    expect(await db.collection('totals').find().sort({ _id: 1 }).toArray()).toEqual([
      { _id: 'a', n: 30, kept: true },
      { _id: 'b', n: 30 },
    ]);
    expect(
      await things()
        .aggregate([
          { $match: { n: 1 } },
          { $unionWith: { coll: 'totals', pipeline: [{ $match: { _id: 'b' } }] } },
          { $count: 'n' },
        ])
        .toArray(),
    ).toEqual([{ n: 2 }]);
  });
});

describe('projections', () => {
  it('slice, match elements, compute and leave out', async () => {
    await things().insertOne({ _id: 1 as never, a: [{ n: 1 }, { n: 2 }, { n: 3 }], b: { c: 1, d: 2 }, e: 1 });
    const show = (projection: Document, filter: Document = {}) => things().findOne(filter, { projection });
    expect(await show({ a: { $slice: -1 }, b: 0 })).toEqual({ _id: 1, a: [{ n: 3 }], e: 1 });
    expect(await show({ a: { $elemMatch: { n: { $gt: 1 } } } })).toEqual({ _id: 1, a: [{ n: 2 }] });
    expect(await show({ 'a.$': 1 }, { 'a.n': 3 })).toEqual({ _id: 1, a: [{ n: 3 }] });
    expect(await show({ _id: 0, 'b.c': 1, double: { $multiply: ['$e', 2] } })).toEqual({ b: { c: 1 }, double: 2 });
    expect(await show({ 'a.n': 0, b: 0, e: 0 })).toEqual({ _id: 1, a: [{}, {}, {}] });
    expect(await show({ _id: 1 })).toEqual({ _id: 1 });
  });
});
