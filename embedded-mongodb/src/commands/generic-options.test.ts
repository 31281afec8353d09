import type { Document } from 'mongodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
const items = () => server.client.db('test').collection<Document & { _id: number }>('items');
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('a write for more members than there are is done, and its answer is an error', async () => {
  const wanted = { writeConcern: { w: 10 } };
  const unmet = { code: 100 };
  await expect(items().insertOne({ _id: 1 }, wanted)).rejects.toMatchObject(unmet);
  await expect(items().updateOne({ _id: 1 }, { $set: { a: 1 } }, wanted)).rejects.toMatchObject(unmet);
  await expect(items().findOneAndUpdate({ _id: 1 }, { $inc: { a: 1 } }, wanted)).rejects.toMatchObject(unmet);
  await expect(items().bulkWrite([{ insertOne: { document: { _id: 2 } } }], wanted)).rejects.toMatchObject(unmet);
  expect(await items().find().toArray()).toEqual([{ _id: 1, a: 2 }, { _id: 2 }]);
});

it('so is the commit of a transaction, which leaves no lock behind', async () => {
  const session = server.client.startSession();
  session.startTransaction({ writeConcern: { w: 3 } });
  await items().insertOne({ _id: 3 }, { session });
  await expect(session.commitTransaction()).rejects.toMatchObject({ code: 100 });
  await session.endSession();
  expect(await items().findOne({ _id: 3 })).toEqual({ _id: 3 });
  await items().insertOne({ _id: 4 });
});

it.each<[string, Document, number]>([
  ['a write concern with a name nobody gave', { insert: 'items', documents: [{}], writeConcern: { w: 'nearby' } }, 79],
  ['a negative number of members', { insert: 'items', documents: [{}], writeConcern: { w: -1 } }, 9],
  ['an unknown part of a write concern', { insert: 'items', documents: [{}], writeConcern: { x: 1 } }, 40415],
  ['a version of the stable API that is not here', { ping: 1, apiVersion: '2' }, 322],
  ['a strict API without a version', { ping: 1, apiStrict: true }, 322],
  ['a command outside of the strict API', { collStats: 'items', apiVersion: '1', apiStrict: true }, 323],
])('%s is refused and nothing is written', async (_name, command, code) => {
  const before = await items().countDocuments();
  await expect(server.client.db('test').command(command)).rejects.toMatchObject({ code });
  expect(await items().countDocuments()).toBe(before);
});

it('a client of the stable API works', async () => {
  expect(await server.client.db('test').command({ ping: 1, apiVersion: '1', apiStrict: true })).toMatchObject({
    ok: 1,
  });
});
