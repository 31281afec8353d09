import { type ClientSession, type Document, MongoClient, Timestamp } from 'mongodb';
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

  it('that only read block nobody, any number of them, and see one state each', async () => {
    await things().insertMany([{ n: 1 }, { n: 2 }]);
    const sessions = [server.client.startSession(), server.client.startSession()];
    const seen = (session: ClientSession) =>
      things()
        .find({}, { session })
        .sort({ n: 1 })
        .map(({ n }) => n)
        .toArray();
    for (const session of sessions) {
      session.startTransaction({ readConcern: { level: 'snapshot' } });
      expect(await seen(session)).toEqual([1, 2]);
    }
    await things().updateOne({ n: 2 }, { $set: { n: 20 } }); // would wait for a transaction that writes
    await things().createIndex({ n: 1 });
    await things().insertOne({ n: 30 });
    for (const session of sessions) expect(await seen(session)).toEqual([1, 2]);
    await sessions[0]?.commitTransaction();
    await sessions[1]?.abortTransaction();
    for (const session of sessions) await session.endSession();
    expect(await things().countDocuments()).toBe(3);
  });

  it('that write after others have written since their first read are told to try again, and then get through', async () => {
    await things().insertOne({ n: 0 });
    const session = server.client.startSession();
    session.startTransaction();
    expect((await things().findOne({}, { session }))?.n).toBe(0);
    await things().updateOne({}, { $set: { n: 5 } });
    const error = await things()
      .updateOne({}, { $set: { n: 1 } }, { session })
      .catch((reason: unknown) => reason as Document);
    expect(error).toMatchObject({ code: 112, errorLabels: expect.arrayContaining(['TransientTransactionError']) });
    await session.abortTransaction();
    let tries = 0;
    await session.withTransaction(async () => {
      const { n } = (await things().findOne({}, { session })) as Document;
      if (tries++ === 0) void things().updateOne({}, { $inc: { n: 1 } });
      await things().updateOne({}, { $set: { n: n + 10 } }, { session });
    });
    await session.endSession();
    await expect.poll(async () => (await things().findOne())?.n).toBe(16);
  });

  it('hold up a write outside until they end, or until its maxTimeMS', async () => {
    const session = server.client.startSession();
    session.startTransaction();
    await things().insertOne({ n: 1 }, { session });
    const limited = things().insertOne({ n: 2 }, { maxTimeMS: 50 });
    await expect(limited).rejects.toMatchObject({ code: 50 });
    await session.abortTransaction();
    await session.endSession();
    expect(await things().countDocuments()).toBe(0);
  });

  it('end with their session', async () => {
    const patient = await startTestServer();
    const own = patient.client.db('t').collection('things');
    const session = patient.client.startSession();
    session.startTransaction();
    await own.insertOne({ n: 1 }, { session });
    await patient.client.db('admin').command({ endSessions: [session.id] });
    await own.insertOne({ n: 2 }); // does not wait for the end of the transaction's time
    await expect(session.commitTransaction()).rejects.toMatchObject({ code: 251 });
    await session.endSession();
    expect(await own.countDocuments()).toBe(1);
    await patient.close();
  });

  it('run one command at a time, and are ended only when it has stopped', async () => {
    const patient = await startTestServer();
    const own = patient.client.db('t').collection('things');
    await own.insertMany(Array.from({ length: 5000 }, (_, n) => ({ n })));
    const other = await new MongoClient(patient.uri).connect();
    const session = other.startSession();
    session.startTransaction();
    const inside = other.db('t').collection('things');
    await inside.insertOne({ n: -1 }, { session });
    const pipeline = [{ $match: { $expr: { $eq: ['$n', '$$n'] } } }];
    const order: string[] = [];
    const endless = inside
      .aggregate([{ $lookup: { from: 'things', let: { n: '$n' }, pipeline, as: 'same' } }], { session })
      .toArray()
      .catch(() => undefined)
      .then(() => order.push('ended'));
    expect(await own.findOne({ n: 5 })).toMatchObject({ n: 5 });
    order.push('found');
    await other.close(true);
    await endless;
    await own.insertOne({ n: -2 });
    expect(await own.countDocuments({ n: { $lt: 0 } })).toBe(1);
    expect(order).toEqual(['found', 'ended']);
    await patient.close();
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

describe('a read of one state', () => {
  it('is refused outside of a transaction', async () => {
    const session = server.client.startSession({ snapshot: true });
    await expect(things().find({}, { session }).toArray()).rejects.toThrow(/'snapshot' outside of a transaction/);
    await session.endSession();
    const db = server.client.db('t');
    for (const command of [
      { find: 'things' },
      { aggregate: 'things', pipeline: [], cursor: {} },
      { distinct: 'things', key: 'a' },
    ])
      await expect(db.command({ ...command, readConcern: { level: 'snapshot' } })).rejects.toMatchObject({ code: 72 });
  });

  it('at a time of the past is refused, and so is a level that nobody knows', async () => {
    const db = server.client.db('t');
    const at = { level: 'snapshot', atClusterTime: new Timestamp({ t: 1, i: 1 }) };
    await expect(db.command({ find: 'things', readConcern: at })).rejects.toMatchObject({ code: 72 });
    await expect(db.command({ find: 'things', readConcern: { level: 'latest' } })).rejects.toMatchObject({ code: 9 });
    const session = server.client.startSession();
    session.startTransaction({ readConcern: { level: 'linearizable' as never } });
    await expect(things().findOne({}, { session })).rejects.toMatchObject({ code: 72 });
    await session.abortTransaction();
    await session.endSession();
  });
});
