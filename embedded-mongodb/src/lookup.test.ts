import fc from 'fast-check';
import type { Document } from 'mongodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from './testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
const db = () => server.client.db('join');

it('joins 20,000 documents with 20,000 that have no index, reading each once', async () => {
  const documents = (name: string) =>
    Array.from({ length: 20_000 }, (_, n) => ({ _id: n as never, [name]: `key ${n}` }));
  await db().collection('left').insertMany(documents('a'));
  await db().collection('right').insertMany(documents('b'));
  const found = await db()
    .collection('left')
    .aggregate([
      { $lookup: { from: 'right', localField: 'a', foreignField: 'b', as: 'r' } },
      { $match: { $expr: { $eq: [{ $arrayElemAt: ['$r._id', 0] }, '$_id'] } } },
      { $count: 'n' },
    ])
    .toArray();
  expect(found).toEqual([{ n: 20_000 }]);
}, 120_000);

it('gives without an index exactly what it gives with one', async () => {
  const value: fc.Arbitrary<unknown> = fc.oneof(
    fc.constantFrom(null, 1, 1.5, 2, '1', 'x', true, new Date(0), /x/),
    fc.constantFrom([], [1], [1, 2], [[1]], [null], { b: 1 }, { b: [1, 'x'] }, [{ b: 1 }, { b: null }, {}]),
  );
  const document = fc.record({ a: value }, { requiredKeys: [] });
  const documents = fc.array(document, { maxLength: 8 });
  const indexed = db().collection<Document>('indexed');
  await indexed.createIndex({ a: 1 });
  await indexed.createIndex({ 'a.b': 1 });
  await fc.assert(
    fc.asyncProperty(documents, documents, fc.constantFrom('a', 'a.b'), async (left, right, foreignField) => {
      const plain = db().collection<Document>('plain');
      const local = db().collection<Document>('local');
      for (const each of [plain, indexed, local]) await each.deleteMany({});
      const numbered = right.map((doc, at) => ({ _id: at as never, ...doc }));
      if (right.length) await Promise.all([plain.insertMany(numbered), indexed.insertMany(numbered)]);
      if (left.length) await local.insertMany(left.map((doc, at) => ({ _id: at, ...doc })) as Document[]);
      const join = (from: string) =>
        local
          .aggregate([
            { $lookup: { from, localField: 'a', foreignField, pipeline: [{ $sort: { _id: 1 } }], as: 'r' } },
            { $project: { ids: '$r._id' } },
          ])
          .toArray();
      expect(await join('plain')).toEqual(await join('indexed'));
    }),
    { numRuns: 150 },
  );
}, 60_000);
