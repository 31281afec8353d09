import { type Document, MongoClient } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from './testing/server.ts';

let server: TestServer;
let other: MongoClient;
const MANY = 20_000;

beforeAll(async () => {
  server = await startTestServer();
  other = await new MongoClient(server.uri).connect();
  await refill();
}, 60_000);
afterAll(async () => {
  await other.close();
  await server.close();
});

const db = () => server.client.db('long');
const many = () => db().collection<Document>('many');
async function refill(): Promise<void> {
  await many().drop();
  await many().createIndex({ n: 1 });
  await many().insertMany(
    Array.from({ length: MANY }, (_, n) => ({ n, odd: n % 2, tags: [n % 7, `t${n % 300}`], text: `${n}`.repeat(20) })),
  );
  await db().collection<Document>('few').deleteMany({});
  await db().collection<Document>('few').insertOne({ few: true });
}

const all = [{ $match: { text: /\d/ } }];
const self = { from: 'many', as: 'same' };
/** Compares each document with each: nobody would wait for its end. */
const endless = [
  { $lookup: { ...self, let: { n: '$n' }, pipeline: [{ $match: { $expr: { $eq: ['$text', '$$n'] } } }] } },
];
const aggregate = (...stages: Document[]) => many().aggregate(stages, { allowDiskUse: true }).toArray();
const running = async (): Promise<string[]> =>
  (await other.db('admin').command({ currentOp: 1 })).inprog.map(({ command }: Document) => Object.keys(command)[0]);

describe('while long work runs, others are answered', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['find', () => many().find({ text: 'none' }).toArray()],
    [
      'find sorted',
      () =>
        many()
          .find({ text: /\d/ })
          .sort({ text: -1 })
          .skip(MANY - 5)
          .toArray(),
    ],
    ['getMore', () => many().find({}, { batchSize: 1 }).hint({ $natural: 1 }).filter({ text: /9/ }).toArray()],
    ['count', () => db().command({ count: 'many', query: { text: 'none' } })],
    ['countDocuments', () => many().countDocuments({ text: { $ne: 'none' } })],
    ['distinct', () => many().distinct('text')],
    ['$group', () => aggregate({ $group: { _id: '$text', n: { $sum: '$n' } } }, { $count: 'n' })],
    ['$sort', () => aggregate(...all, { $addFields: { x: 1 } }, { $sort: { text: -1 } }, { $limit: 1 })],
    ['$unwind', () => aggregate({ $group: { _id: 1, n: { $push: '$n' } } }, { $unwind: '$n' }, { $match: { n: -1 } })],
    ['$lookup', () => aggregate({ $lookup: { ...self, localField: 'text', foreignField: 'text' } }, { $count: 'n' })],
    ['$facet', () => aggregate({ $facet: { a: [{ $count: 'n' }], b: [{ $sortByCount: '$text' }, { $limit: 1 }] } })],
    ['$bucket', () => aggregate({ $bucket: { groupBy: '$n', boundaries: [0, 9, 1e9] } })],
    ['$unionWith', () => aggregate({ $match: { n: -1 } }, { $unionWith: 'many' }, { $match: { text: 'none' } })],
    [
      '$documents',
      () =>
        db()
          .aggregate([
            { $documents: { $map: { input: { $range: [0, 20_000] }, in: { n: '$$this' } } } },
            { $sort: { n: -1 } },
            { $limit: 1 },
          ])
          .toArray(),
    ],
    ['$sample', () => aggregate({ $match: { text: /\d/ } }, { $sample: { size: 3 } })],
    ['explain', () => many().find({ text: 'none' }).explain('executionStats')],
    ['validate', () => db().command({ validate: 'many' })],
    ['$out', () => aggregate(...all, { $out: 'copy' })],
    ['$merge', () => aggregate(...all, { $merge: 'merged' })],
    ['createIndexes', () => many().createIndex({ text: 1 })],
    [
      'insert',
      () =>
        db()
          .collection('made')
          .insertMany(Array.from({ length: MANY }, (_, n) => ({ n }))),
    ],
    ['updateOne', () => many().updateOne({ odd: 9 }, { $set: { gone: true } })],
    ['updateMany', () => many().updateMany({ text: /\d/ }, { $set: { seen: true } })],
    ['findAndModify', () => many().findOneAndUpdate({ odd: 9 }, { $set: { seen: true } })],
    ['deleteMany', () => many().deleteMany({ text: /\d/ })],
  ])(
    '%s',
    async (_, work) => {
      const order: string[] = [];
      const long = work().then(() => order.push('long'));
      await other.db('long').command({ ping: 1 });
      order.push('ping');
      expect(await other.db('long').collection('few').findOne()).toMatchObject({ few: true });
      order.push('find');
      await long;
      expect(order).toEqual(['ping', 'find', 'long']);
      if (work.toString().includes('deleteMany')) await refill();
    },
    60_000,
  );

  it('writes among them, and two who work long take turns', async () => {
    const ended: string[] = [];
    const first = aggregate(...endless).catch(() => ended.push('first'));
    const second = aggregate(...endless).catch(() => ended.push('second'));
    await other
      .db('long')
      .collection('few')
      .updateOne({}, { $set: { written: true } });
    expect(await other.db('long').collection('few').findOne()).toMatchObject({ written: true });
    expect(await running()).toEqual(['aggregate', 'aggregate']);
    expect(ended).toEqual([]);
    for (const { opid } of (await other.db('admin').command({ currentOp: 1 })).inprog)
      await other.db('admin').command({ killOp: 1, op: opid });
    await Promise.all([first, second]);
  });
});

describe('long work is ended', () => {
  const ended = () => expect.poll(running, { timeout: 10_000 }).toEqual([]);

  it('when its client goes away, also a write, which then leaves nothing behind', async () => {
    const gone = await new MongoClient(server.uri).connect();
    const work = [
      gone.db('long').collection('many').aggregate(endless).toArray(),
      gone
        .db('long')
        .collection('many')
        .updateMany({ $expr: { $gte: ['$n', 0] } }, [{ $set: { half: { $size: { $range: [0, 500] } } } }]),
    ];
    const settled = Promise.allSettled(work);
    await expect.poll(async () => (await running()).sort()).toEqual(['aggregate', 'update']);
    await gone.close(true);
    await settled;
    await ended();
    expect(await many().countDocuments({ half: { $exists: true } })).toBe(0);
  });

  it('by killOp, and a getMore by killCursors', async () => {
    const work = aggregate(...endless).catch((error: Document) => error);
    await expect.poll(running).toEqual(['aggregate']);
    const [{ opid }] = (await other.db('admin').command({ currentOp: 1 })).inprog;
    await other.db('admin').command({ killOp: 1, op: opid });
    expect(await work).toMatchObject({ code: 11601 });

    const { cursor } = await db().command({ aggregate: 'many', pipeline: endless, cursor: { batchSize: 0 } });
    const more = db()
      .command({ getMore: cursor.id, collection: 'many' })
      .catch((error: Document) => error);
    await expect.poll(running).toEqual(['getMore']);
    await expect(db().command({ getMore: cursor.id, collection: 'many' })).rejects.toMatchObject({ code: 12051 });
    const { cursorsKilled } = await other.db('long').command({ killCursors: 'many', cursors: [cursor.id] });
    expect(cursorsKilled).toHaveLength(1);
    expect(await more).toMatchObject({ code: 237 });
  });

  it.each<[string, () => Promise<unknown>]>([
    ['of an aggregation', () => many().aggregate(endless, { maxTimeMS: 100 }).toArray()],
    ['of one expression for one document', () => db().collection('few').aggregate(bomb, { maxTimeMS: 100 }).toArray()],
    ['of an update', () => many().updateMany(heavy, [{ $set: { half: true } }], { maxTimeMS: 100 })],
    ['of a delete', () => many().deleteMany(heavy, { maxTimeMS: 100 })],
    ['of a count', () => many().countDocuments(heavy, { maxTimeMS: 100 })],
    ['of all batches together', () => many().find(heavy, { maxTimeMS: 300, batchSize: 2 }).toArray()],
  ])('when the maxTimeMS %s is over', async (_, work) => {
    await expect(work()).rejects.toMatchObject({ code: 50 });
    await ended();
    expect(await many().countDocuments()).toBe(MANY);
    expect(await many().countDocuments({ half: true })).toBe(0);
  });

  it('an expression that never comes to the end of one document is, without any limit', async () => {
    await expect(db().collection('few').aggregate(bomb).toArray()).rejects.toMatchObject({ code: 262 });
  });

  it('no regular expression is needed to be', async () => {
    await db()
      .collection('texts')
      .insertOne({ text: `${'a'.repeat(20_000)}!` });
    const pattern = '^(a+)+$';
    const texts = db().collection('texts');
    expect(await texts.findOne({ text: { $regex: pattern } })).toBeNull();
    expect(
      await texts
        .aggregate([{ $project: { _id: 0, hit: { $regexMatch: { input: '$text', regex: pattern } } } }])
        .next(),
    ).toEqual({ hit: false });
    await expect(texts.findOne({ text: { $regex: '^(?!b)(a+)+$' } })).rejects.toMatchObject({ code: 51156 });
  });
});

const range = { $range: [0, 1_000_000] };
const bomb = [
  { $project: { n: { $size: { $map: { input: range, in: { $size: { $map: { input: range, in: 1 } } } } } } } },
];
const heavy = { $expr: { $gte: [{ $add: ['$n', { $size: { $map: { input: { $range: [0, 200] }, in: 1 } } }] }, 0] } };

describe('a long read sees one state', () => {
  const total = [
    { $match: { n: { $gte: 0 }, text: /\d/ } },
    { $sort: { n: 1 } },
    ...[{ $group: { _id: null, count: { $sum: 1 }, sum: { $sum: '$n' } } }],
  ];
  const expected = [{ _id: null, count: MANY, sum: (MANY * (MANY - 1)) / 2 }];

  it('whatever is written meanwhile, along the index it follows', async () => {
    const order: string[] = [];
    const read = aggregate(...total).finally(() => order.push('read'));
    const writer = other.db('long').collection<Document>('many');
    await writer.updateOne({ n: 0 }, { $set: { n: 5e6 } });
    await writer.deleteOne({ n: MANY - 1 });
    await writer.insertOne({ n: 6e6, text: '1' });
    order.push('written');
    expect(await read).toEqual(expected);
    expect(order).toEqual(['written', 'read']);
    expect(await aggregate(...total)).not.toEqual(expected);
    await refill();
  }, 60_000);

  it('also when its index, or the whole collection, is dropped', async () => {
    const order: string[] = [];
    const join = { $lookup: { from: 'many', localField: 'n', foreignField: 'n', as: 'same' } };
    const joined = aggregate(join, { $match: { 'same.0.n': { $gte: 0 } } }, { $count: 'n' }).finally(() =>
      order.push('joined'),
    );
    const read = aggregate(...total).finally(() => order.push('read'));
    await other.db('long').collection('many').dropIndexes();
    await other.db('long').collection('many').drop();
    await other.db('long').collection('many').insertOne({ n: 1 });
    order.push('dropped');
    expect([await read, await joined]).toEqual([expected, [{ n: MANY }]]);
    expect(order[0]).toBe('dropped');
    await refill();
  }, 60_000);

  it('and an update that paused is seen by nobody before it is done', async () => {
    const order: string[] = [];
    const update = many()
      .updateMany({ text: /\d/ }, { $set: { mark: 1 } })
      .finally(() => order.push('updated'));
    await expect.poll(running).toContain('update');
    const marked = await other.db('long').collection('many').findOne({ n: 0 });
    order.push('read');
    await update;
    expect(order).toEqual(['read', 'updated']);
    expect(marked?.mark).toBeUndefined();
    expect(await many().countDocuments({ mark: 1 })).toBe(MANY);
  }, 60_000);
});
