import type { Document, UpdateFilter } from 'mongodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/server.ts';

type Job = Document & { _id: number };

let server: TestServer;
const jobs = () => server.client.db('test').collection<Job>('jobs');

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await jobs().deleteMany({});
  await jobs().insertMany([
    { _id: 1, items: [{ s: 'done' }, { s: 'open' }, { s: 'open', tags: [{ v: 1 }, { v: 2 }] }] },
    { _id: 2, items: [{ s: 'open' }, { s: 'lost' }] },
  ]);
});

const open = { 'items.s': 'open' };
const close = {
  $set: { 'items.$.s': 'done', 'items.$.at': 5 },
  $inc: { 'items.$.n': 2 },
  $push: { 'items.$.log': 'x' },
} as Document as UpdateFilter<Job>;
const closed = { s: 'done', at: 5, log: ['x'], n: 2 };
const closeAll = { $set: { 'items.$[x].s': 'done', 'items.$[x].at': 5 }, $inc: { count: 1 } };
const isOpen = { arrayFilters: [{ 'x.s': 'open' }] };

describe('one element the query found', () => {
  it('gets all fields of an updateMany', async () => {
    expect(await jobs().updateMany(open, close)).toMatchObject({ matchedCount: 2, modifiedCount: 2 });
    expect(await jobs().find().sort({ _id: 1 }).toArray()).toEqual([
      { _id: 1, items: [{ s: 'done' }, closed, { s: 'open', tags: [{ v: 1 }, { v: 2 }] }] },
      { _id: 2, items: [closed, { s: 'lost' }] },
    ]);
  });
  it('gets all fields of a findOneAndUpdate', async () => {
    const after = await jobs().findOneAndUpdate({ _id: 2, ...open }, close, { returnDocument: 'after' });
    expect(after?.items).toEqual([closed, { s: 'lost' }]);
  });
  it('gets all fields in a bulk write', async () => {
    await jobs().bulkWrite([
      { updateOne: { filter: { _id: 2, ...open }, update: close } },
      { updateOne: { filter: { _id: 2, 'items.s': 'lost' }, update: close } },
    ]);
    expect((await jobs().findOne({ _id: 2 }))?.items).toEqual([closed, closed]);
  });
  it('is the one of the branch of an $or that is true of the document', async () => {
    const either = {
      $or: [
        { _id: 1, 'items.s': 'lost' },
        { _id: 2, 'items.s': 'lost' },
        { _id: 1, 'items.s': 'open' },
      ],
    };
    await jobs().updateMany(either, { $set: { 'items.$.hit': true } });
    const hits = (await jobs().find().sort({ _id: 1 }).toArray()).map(({ items }) =>
      items.map(({ hit }: Document) => hit ?? false),
    );
    expect(hits).toEqual([
      [false, true, false],
      [false, true],
    ]);
  });
});

describe('the elements of an array filter', () => {
  it('get all fields, also when one of them is what the filter asks', async () => {
    expect(await jobs().updateMany({}, closeAll, isOpen)).toMatchObject({ modifiedCount: 2 });
    expect(await jobs().find().sort({ _id: 1 }).toArray()).toEqual([
      {
        _id: 1,
        items: [{ s: 'done' }, { s: 'done', at: 5 }, { s: 'done', tags: [{ v: 1 }, { v: 2 }], at: 5 }],
        count: 1,
      },
      { _id: 2, items: [{ s: 'done', at: 5 }, { s: 'lost' }], count: 1 },
    ]);
  });
  it('may be of several filters, one inside the other, with $unset beside $set', async () => {
    await jobs().updateOne(
      { _id: 1 },
      { $set: { 'items.$[x].s': 'done', 'items.$[x].tags.$[y].big': true }, $unset: { 'items.$[x].tags.$[y].v': '' } },
      { arrayFilters: [{ 'x.tags': { $exists: true } }, { 'y.v': { $gt: 1 } }] },
    );
    expect((await jobs().findOne({ _id: 1 }))?.items[2]).toEqual({ s: 'done', tags: [{ v: 1 }, { big: true }] });
  });
  it('may be met by two filters when they write different fields', async () => {
    const both = { $set: { 'items.$[x].p': 1, 'items.$[y].q': 2 } };
    await jobs().updateOne({ _id: 2 }, both, {
      arrayFilters: [{ 'x.s': 'open' }, { 'y.s': { $in: ['open', 'lost'] } }],
    });
    expect((await jobs().findOne({ _id: 2 }))?.items).toEqual([
      { s: 'open', p: 1, q: 2 },
      { s: 'lost', q: 2 },
    ]);
  });
});

describe('refused', () => {
  it.each<[string, object, object, object, number]>([
    ['one field of one element twice', { $set: { 'items.$[x].p': 1, 'items.$[].p': 2 } }, {}, isOpen, 40],
    ['the matched element beside its number', { $set: { 'items.$.p': 1, 'items.0.p': 2 } }, open, {}, 40],
    ['a position beside a filter on one array', { $set: { 'items.$[x].p': 1, 'items.0.q': 2 } }, {}, isOpen, 40],
    ['$ beside a filter on one array', { $set: { 'items.$[x].p': 1, 'items.$.q': 2 } }, open, isOpen, 40],
    ['two $ in one path', { $set: { 'items.$.tags.$.p': 1 } }, open, {}, 2],
    ['$ below $[]', { $set: { 'items.$[].tags.$.p': 1 } }, open, {}, 238],
    ['$ without a condition on the array', { $set: { 'items.$.p': 1 } }, {}, {}, 2],
    ['elements of what is no array', { $set: { '_id.$[].p': 1 } }, {}, {}, 2],
    ['an identifier in capitals', { $set: { 'items.$[X].p': 1 } }, {}, { arrayFilters: [{ X: 1 }] }, 2],
    ['a filter that is not used', { $set: { p: 1 } }, {}, isOpen, 9],
  ])('%s, and nothing is written', async (_name, update, filter, options, code) => {
    const before = await jobs().find().toArray();
    const query = { _id: 2, ...filter };
    await expect(jobs().updateOne(query, update, options)).rejects.toMatchObject({ code });
    await expect(jobs().findOneAndUpdate(query, update, options)).rejects.toMatchObject({ code });
    expect(await jobs().find().toArray()).toEqual(before);
  });

  it('an upsert that has no document to find a position in', async () => {
    for (const [update, options] of [
      [close, {}],
      [closeAll, isOpen],
    ] as const)
      await expect(
        jobs().updateOne({ _id: 9, ...(update === close ? open : {}) }, update, { upsert: true, ...options }),
      ).rejects.toMatchObject({ code: 2 });
    expect(await jobs().countDocuments({ _id: 9 })).toBe(0);
  });
});

it('new fields come in the order of their names', async () => {
  const news: Document = { $set: { z: 1, 'n.b': 1, 'n.x10': 1 }, $inc: { a: 1, 'n.x9': 1 }, $push: { m: 1 } };
  await jobs().updateOne({ _id: 2 }, news);
  const after = await jobs().findOne({ _id: 2 });
  expect(Object.keys(after ?? {})).toEqual(['_id', 'items', 'a', 'm', 'n', 'z']);
  expect(Object.keys(after?.n ?? {})).toEqual(['b', 'x10', 'x9']);
});
