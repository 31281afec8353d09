import { type Document, MongoClient } from 'mongodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ transactionMs: 700 });
});
afterAll(() => server.close());
beforeEach(() => server.client.db('t').dropDatabase());
const things = () => server.client.db('t').collection<Document>('things');

describe('transactions', () => {
  it('are seen by nobody before they commit', async () => {
    await things().insertOne({ n: 0 });
    const session = server.client.startSession();
    session.startTransaction();
    await things().insertOne({ n: 1 }, { session });
    await things().updateOne({ n: 0 }, { $set: { n: 10 } }, { session });
    expect(
      await things()
        .find({}, { session })
        .sort({ n: 1 })
        .map(({ n }) => n)
        .toArray(),
    ).toEqual([1, 10]);
    expect(
      await things()
        .find()
        .map(({ n }) => n)
        .toArray(),
    ).toEqual([0]);
    await session.commitTransaction();
    await session.commitTransaction(); // a driver may ask twice
    expect(
      await things()
        .find()
        .sort({ n: 1 })
        .map(({ n }) => n)
        .toArray(),
    ).toEqual([1, 10]);
    await session.endSession();
  });

  it('undo everything when aborted: documents, collections, indexes', async () => {
    const session = server.client.startSession();
    session.startTransaction();
    await server.client.db('t').collection('made').insertOne({ a: 1 }, { session });
    await server.client.db('t').collection('made').createIndex({ a: 1 }, { session });
    expect(await server.client.db('t').listCollections().toArray()).toEqual([]);
    expect(await server.client.db('t').collection('made').countDocuments()).toBe(0);
    await session.abortTransaction();
    expect(await server.client.db('t').listCollections().toArray()).toEqual([]);
    await server.client
      .db('t')
      .collection('made')
      .insertOne({ a: [1, 2] });
    expect(await server.client.db('t').collection('made').countDocuments({ a: 2 })).toBe(1);
    await session.endSession();
  });

  it('end at the first refused write', async () => {
    await things().insertOne({ _id: 1 as never });
    const session = server.client.startSession();
    session.startTransaction();
    await things().insertOne({ _id: 2 as never }, { session });
    await expect(things().insertOne({ _id: 1 as never }, { session })).rejects.toMatchObject({ code: 11000 });
    await expect(things().insertOne({ _id: 3 as never }, { session })).rejects.toMatchObject({ code: 251 });
    await session.abortTransaction();
    await session.endSession();
    expect(await things().countDocuments()).toBe(1);
  });

  it('take turns, and each sees what the other did', async () => {
    await things().insertOne({ n: 0 });
    await Promise.all(
      Array.from({ length: 8 }, async () => {
        const session = server.client.startSession();
        await session.withTransaction(async () => {
          const { n } = (await things().findOne({}, { session })) as Document;
          await things().updateOne({}, { $set: { n: n + 1 } }, { session });
        });
        await session.endSession();
      }),
    );
    expect((await things().findOne())?.n).toBe(8);
  });

  it('let single writes wait for them', async () => {
    const session = server.client.startSession();
    session.startTransaction();
    await things().insertOne({ n: 1 }, { session });
    const waiting = things().insertOne({ n: 2 });
    const early = await Promise.race([
      waiting.then(() => 'written'),
      new Promise((resolve) => setTimeout(resolve, 80, 'waiting')),
    ]);
    expect(early).toBe('waiting');
    await session.commitTransaction();
    await waiting;
    expect(await things().countDocuments()).toBe(2);
    await session.endSession();
  });

  it('are aborted when they take too long', async () => {
    const session = server.client.startSession();
    session.startTransaction();
    await things().insertOne({ n: 1 }, { session });
    await expect
      .poll(
        () =>
          things()
            .insertOne({ n: 2 })
            .then(() => 'free'),
        { timeout: 5000 },
      )
      .toBe('free');
    const error = await things()
      .insertOne({ n: 3 }, { session })
      .catch((reason: unknown) => reason as Document);
    expect(error).toMatchObject({ code: 251, errorLabels: expect.arrayContaining(['TransientTransactionError']) });
    await session.abortTransaction();
    await session.endSession();
    expect(
      await things()
        .find()
        .map(({ n }) => n)
        .toArray(),
    ).toEqual([2]);
  });

  it('are aborted when their client goes away', async () => {
    const other = await new MongoClient(server.uri).connect();
    const session = other.startSession();
    session.startTransaction();
    await other.db('t').collection('things').insertOne({ n: 1 }, { session });
    await other.close(true);
    await things().insertOne({ n: 2 });
    expect(
      await things()
        .find()
        .map(({ n }) => n)
        .toArray(),
    ).toEqual([2]);
  });

  it('keep their cursors to themselves', async () => {
    await things().insertMany(Array.from({ length: 300 }, (_, n) => ({ n })));
    const session = server.client.startSession();
    session.startTransaction();
    await things().updateMany({}, { $set: { seen: true } }, { session });
    const inside = things().find({}, { session, batchSize: 10 });
    const outside = things().find({}, { batchSize: 10 });
    expect([(await inside.next())?.seen, (await outside.next())?.seen]).toEqual([true, undefined]);
    const rest = await outside.toArray();
    expect(rest.every(({ seen }) => seen === undefined)).toBe(true);
    await session.abortTransaction();
    await expect(inside.toArray()).rejects.toThrow();
    await session.endSession();
  });
});
