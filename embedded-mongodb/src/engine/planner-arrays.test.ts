import type { Document } from 'mongodb';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.client.db('test').dropDatabase());
const things = () => server.client.db('test').collection<Document>('things');

it('does not take a scalar in an array for a missing field', async () => {
  await things().createIndex({ 'd.x': 1 });
  await things().insertMany([{ d: [1, 2] }, { d: [{ x: null }] }, { d: [{ y: 1 }] }, {}, { d: [] }]);
  expect(await things().countDocuments({ 'd.x': null })).toBe(3);
  expect(await things().countDocuments({ 'd.x': null }, { hint: { $natural: 1 } })).toBe(3);
});

it('does not take an array field for constant where other elements lie in between', async () => {
  await things().createIndex({ b: 1, a: 1, c: 1 });
  await things().insertMany([
    { b: 1, a: [0, 1], c: 5 },
    { b: 1, a: [1], c: 3 },
  ]);
  const found = await things()
    .find({ b: { $gte: 1 }, a: 1 })
    .sort({ b: 1, c: 1 })
    .map(({ c }) => c)
    .toArray();
  expect(found).toEqual([3, 5]);
});

it('does not take an array field for constant where the alternatives pin different elements', async () => {
  await things().createIndex({ m: 1, s: 1 });
  await things().insertMany([
    { m: ['a', 'b'], s: 3, x: 1 },
    { m: ['b'], s: 2, x: 1 },
    { m: ['a', 'b'], s: 1, x: 0 },
  ]);
  const both = { $and: [{ $or: [{ m: 'a' }, { x: 1 }] }, { m: 'b' }] };
  const among = { $and: [{ m: { $in: ['a', 'b'] } }, { m: 'b' }] };
  for (const filter of [both, among])
    expect(
      await things()
        .find(filter)
        .sort({ s: 1 })
        .hint('m_1_s_1')
        .map(({ s }) => s)
        .toArray(),
    ).toEqual([1, 2, 3]);
});

it('meets a document once although several of its elements match', async () => {
  await things().createIndex({ tags: 1 });
  await things().insertOne({ tags: ['a', 'b', 'c'] });
  expect(
    await things()
      .find({ tags: { $in: ['a', 'b'] } })
      .toArray(),
  ).toHaveLength(1);
  expect(
    await things()
      .find({ tags: { $gte: 'a' } })
      .toArray(),
  ).toHaveLength(1);
  expect(await things().countDocuments({ tags: { $gte: 'a' } })).toBe(1);
});

it('lets different elements meet the two ends of a range', async () => {
  await things().createIndex({ n: 1 });
  await things().insertMany([{ n: [1, 9] }, { n: 5 }]);
  expect(await things().countDocuments({ n: { $gt: 4, $lt: 6 } })).toBe(2);
  expect(await things().countDocuments({ n: { $elemMatch: { $gt: 4, $lt: 6 } } })).toBe(0);
});

it('indexes pairs below one array together', async () => {
  await things().createIndex({ 'line.sku': 1, 'line.size': 1 }, { unique: true });
  await things().insertOne({
    line: [
      { sku: 1, size: 'a' },
      { sku: 2, size: 'b' },
    ],
  });
  await things().insertOne({ line: [{ sku: 1, size: 'b' }] });
  await expect(things().insertOne({ line: [{ sku: 2, size: 'b' }] })).rejects.toMatchObject({ code: 11000 });
  expect(await things().countDocuments({ 'line.sku': 1, 'line.size': 'b' })).toBe(2);
});

it('refuses two arrays in one index', async () => {
  await things().createIndex({ a: 1, b: 1 });
  await expect(things().insertOne({ a: [1], b: [2] })).rejects.toMatchObject({ code: 171 });
});
