import { Decimal128, type Document, Double, Int32, Long, ObjectId } from 'mongodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from './testing/server.ts';

let server: TestServer;
const collection = (name = 'things') => server.client.db('test').collection<Document>(name);

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.client.db('test').dropDatabase());

describe('the mongodb driver', () => {
  it('inserts, finds, sorts, skips, limits and projects', async () => {
    await collection().insertMany([
      { n: 3, a: 'x' },
      { n: 1, a: 'y' },
      { n: 2, a: 'z' },
    ]);
    const found = await collection()
      .find({ n: { $gte: 1 } })
      .sort({ n: -1 })
      .skip(1)
      .limit(1)
      .project({ _id: 0, n: 1 })
      .toArray();
    expect(found).toEqual([{ n: 2 }]);
  });

  it('streams a result that is larger than one batch', async () => {
    await collection().insertMany(Array.from({ length: 1000 }, (_, n) => ({ n })));
    const seen: number[] = [];
    for await (const { n } of collection().find({}, { batchSize: 7 }).sort({ _id: 1 })) seen.push(n);
    expect(seen).toEqual(Array.from({ length: 1000 }, (_, n) => n));
  });

  it('keeps number types through reads and rewrites', async () => {
    const whole = {
      i: new Int32(1),
      d: new Double(1),
      l: Long.fromNumber(1),
      big: Long.fromString('9007199254740993'),
      m: Decimal128.fromString('1.10'),
    };
    await collection().insertOne({ _id: new ObjectId(), ...whole });
    await collection().updateOne({}, { $set: { other: true } });
    const types = await collection()
      .aggregate([
        { $project: { _id: 0, i: { $type: '$i' }, d: { $type: '$d' }, l: { $type: '$l' }, m: { $type: '$m' } } },
      ])
      .toArray();
    expect(types).toEqual([{ i: 'int', d: 'double', l: 'long', m: 'decimal' }]);
    const [raw] = await collection().find({}, { promoteValues: false, promoteLongs: false }).toArray();
    expect(raw?.big.toString()).toBe('9007199254740993');
    expect(raw?.m.toString()).toBe('1.10');
  });

  it('reports a duplicate key as MongoDB does', async () => {
    await collection().createIndex({ email: 1 }, { unique: true });
    await collection().insertOne({ email: 'a@b.c' });
    await expect(collection().insertOne({ email: 'a@b.c' })).rejects.toMatchObject({
      code: 11000,
      keyPattern: { email: 1 },
      keyValue: { email: 'a@b.c' },
      message: expect.stringMatching(
        /E11000 duplicate key error collection: test.things index: email_1 dup key: \{ email: "a@b.c" \}/,
      ),
    });
  });

  it('continues after an error only when unordered', async () => {
    const documents = [{ _id: 1 }, { _id: 1 }, { _id: 2 }] as unknown as Document[];
    await expect(collection().insertMany(documents)).rejects.toMatchObject({ code: 11000, insertedCount: 1 });
    await collection().deleteMany({});
    await expect(collection().insertMany(documents, { ordered: false })).rejects.toMatchObject({
      code: 11000,
      insertedCount: 2,
    });
    expect(await collection().countDocuments()).toBe(2);
  });

  it('updates, upserts and replaces', async () => {
    const upserted = await collection().updateOne(
      { key: 'k', n: { $gt: 5 } },
      { $set: { v: 1 }, $setOnInsert: { made: true } },
      { upsert: true },
    );
    expect(upserted).toMatchObject({ matchedCount: 0, upsertedCount: 1 });
    expect(await collection().findOne({}, { projection: { _id: 0 } })).toEqual({ key: 'k', v: 1, made: true });
    expect(await collection().updateMany({}, { $inc: { v: 2 } })).toMatchObject({ matchedCount: 1, modifiedCount: 1 });
    expect(await collection().updateMany({}, { $set: { v: 3 } })).toMatchObject({ matchedCount: 1, modifiedCount: 0 });
    await collection().replaceOne({ key: 'k' }, { w: 1 });
    expect(await collection().findOne({}, { projection: { _id: 0 } })).toEqual({ w: 1 });
  });

  it('finds and modifies with every usual option', async () => {
    await collection().insertMany([
      { n: 1, s: 'b' },
      { n: 2, s: 'a' },
    ]);
    expect(
      await collection().findOneAndUpdate(
        {},
        { $inc: { n: 10 } },
        { sort: { s: 1 }, returnDocument: 'after', projection: { _id: 0, n: 1 } },
      ),
    ).toEqual({ n: 12 });
    expect(await collection().findOneAndUpdate({ n: 99 }, { $set: { x: 1 } })).toBeNull();
    const made = await collection().findOneAndUpdate(
      { n: 99 },
      { $set: { x: 1 } },
      { upsert: true, returnDocument: 'after', includeResultMetadata: true },
    );
    expect(made.lastErrorObject).toMatchObject({ n: 1, updatedExisting: false });
    expect(made.value).toMatchObject({ n: 99, x: 1 });
    expect(await collection().findOneAndReplace({ n: 99 }, { y: 1 })).toMatchObject({ n: 99, x: 1 });
    expect(await collection().findOneAndDelete({ y: 1 })).toMatchObject({ y: 1 });
    expect(await collection().countDocuments()).toBe(2);
  });

  it('lists and drops collections and indexes', async () => {
    await collection('one').createIndex({ a: 1, b: -1 }, { name: 'ab' });
    await collection('two').insertOne({});
    const names = (await server.client.db('test').listCollections().toArray()).map(({ name }) => name);
    expect(names.sort()).toEqual(['one', 'two']);
    expect((await collection('one').indexes()).map(({ name }) => name)).toEqual(['_id_', 'ab']);
    await collection('one').dropIndex('ab');
    expect(await collection('one').indexes()).toHaveLength(1);
    await collection('two').rename('three');
    await collection('one').drop();
    expect((await server.client.db('test').listCollections().toArray()).map(({ name }) => name)).toEqual(['three']);
  });

  it('writes without waiting for an answer', async () => {
    await collection().insertOne({ n: 1 }, { writeConcern: { w: 0 } });
    await expect.poll(() => collection().countDocuments()).toBe(1);
  });

  it('runs mixed bulk writes', async () => {
    const result = await collection().bulkWrite([
      { insertOne: { document: { n: 1 } } },
      { insertOne: { document: { n: 2 } } },
      { updateOne: { filter: { n: 1 }, update: { $set: { x: 1 } } } },
      { replaceOne: { filter: { n: 3 }, replacement: { n: 3 }, upsert: true } },
      { deleteOne: { filter: { n: 2 } } },
    ]);
    expect(result).toMatchObject({ insertedCount: 2, modifiedCount: 1, upsertedCount: 1, deletedCount: 1 });
  });

  it('answers distinct and estimated counts', async () => {
    await collection().insertMany([{ t: ['b', 'a'] }, { t: 'a' }, { t: null }, {}]);
    expect(await collection().distinct('t')).toEqual([null, 'a', 'b']);
    expect(await collection().estimatedDocumentCount()).toBe(4);
  });
});
