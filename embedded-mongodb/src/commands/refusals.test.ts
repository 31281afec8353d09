import { Code, type Document } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const db = () => server.client.db('test');
/** Nothing is stored: each refusal must come from looking at the request, not at a document. */
const none = () => db().collection<Document>('nothing');

const filters: [string, Document, number][] = [
  ['$where', { $where: 'this.a' }, 238],
  ['$text', { $text: { $search: 'x' } }, 238],
  ['$jsonSchema', { $jsonSchema: {} }, 238],
  ['$near', { a: { $near: [0, 0] } }, 238],
  ['$geoWithin', { a: { $geoWithin: {} } }, 238],
  ['$geoIntersects', { a: { $geoIntersects: {} } }, 238],
  ['$bitsAllSet', { a: { $bitsAllSet: 1 } }, 238],
  ['an unknown operator', { a: { $gtt: 1 } }, 2],
  ['an unknown operator inside $elemMatch', { a: { $elemMatch: { b: { $nope: 1 } } } }, 2],
  ['an unknown operator inside $not', { a: { $not: { $nope: 1 } } }, 2],
  ['an unknown top-level operator', { $nope: [] }, 2],
  ['an unknown operator inside $or', { $or: [{ a: 1 }, { a: { $nope: 1 } }] }, 2],
  ['an unknown expression in $expr', { $expr: { $nope: 1 } }, 168],
  ['$function in $expr', { $expr: { $function: { body: '', args: [], lang: 'js' } } }, 238],
  ['a lookahead flag JavaScript lacks', { a: { $regex: 'a', $options: 'x' } }, 2],
  ['PCRE-only syntax', { a: { $regex: '(?>a)bc' } }, 51091],
  ['a broken expression', { a: { $regex: '(' } }, 51091],
  ['an empty $or', { $or: [] }, 2],
  ['$in without an array', { a: { $in: 1 } }, 2],
];

describe('filters', () => {
  it.each(filters)('refuse %s', async (_name, filter, code) => {
    await expect(none().find(filter).toArray()).rejects.toMatchObject({ code });
    await expect(none().countDocuments(filter)).rejects.toMatchObject({ code });
    await expect(none().updateMany(filter, { $set: { a: 1 } })).rejects.toMatchObject({ code });
    await expect(none().deleteMany(filter)).rejects.toMatchObject({ code });
  });
});

const updates: [string, Document | Document[], number][] = [
  ['an unknown modifier', { $nope: { a: 1 } }, 9],
  ['a second unknown modifier', { $set: { b: 1 }, $pushAll: { a: [1] } }, 9],
  ['$inc by text', { $inc: { a: 'x' } }, 14],
  ['$mul by null', { $mul: { a: null } }, 14],
  ['two changes of one path', { $set: { a: 1 }, $inc: { a: 1 } }, 40],
  ['changes of a path and its parent', { $set: { 'a.b': 1, a: {} } }, 40],
  ['an unknown $push clause', { $push: { a: { $each: [], $nope: 1 } } }, 2],
  ['$pop by 5', { $pop: { a: 5 } }, 9],
  ['an unused array filter name', { $set: { 'a.$[x]': 1 } }, 2],
  ['an empty path', { $set: { 'a..b': 1 } }, 56],
  ['a stage that cannot be in an update', [{ $match: { a: 1 } }], 72],
  ['an unknown stage in an update', [{ $nope: {} }], 72],
];

describe('updates', () => {
  it.each(updates)('refuse %s', async (_name, update, code) => {
    await expect(none().updateMany({}, update)).rejects.toMatchObject({ code });
    await expect(none().findOneAndUpdate({}, update)).rejects.toMatchObject({ code });
  });
});

const stages: [string, Document, number][] = [
  ['an unknown stage', { $nope: {} }, 40324],
  ['$changeStream', { $changeStream: {} }, 40573],
  ['$geoNear', { $geoNear: {} }, 238],
  ['$graphLookup', { $graphLookup: {} }, 238],
  ['$setWindowFields', { $setWindowFields: {} }, 238],
  ['$search', { $search: {} }, 238],
  ['an unknown accumulator', { $group: { _id: null, a: { $nope: 1 } } }, 15952],
  ['$accumulator', { $group: { _id: null, a: { $accumulator: {} } } }, 238],
  ['an unknown expression', { $project: { a: { $nope: 1 } } }, 168],
  ['an undefined variable', { $project: { a: '$$nope' } }, 17276],
  ['$out before the end', { $facet: { a: [{ $out: 'x' }] } }, 40601],
  ['a mixed projection', { $project: { a: 1, b: 0 } }, 31254],
  ['an unknown stage inside $lookup', { $lookup: { from: 'x', as: 'y', pipeline: [{ $nope: 1 }] } }, 40324],
  ['an unknown stage inside $facet', { $facet: { a: [{ $nope: 1 }] } }, 40324],
];

describe('pipelines', () => {
  it.each(stages)('refuse %s', async (_name, stage, code) => {
    await expect(none().aggregate([stage]).toArray()).rejects.toMatchObject({ code });
  });

  it('refuse change streams', async () => {
    await expect(none().watch().next()).rejects.toMatchObject({ code: 40573 });
  });
});

const indexes: [string, Document, Document][] = [
  ['text', { a: 'text' }, {}],
  ['2d', { a: '2d' }, {}],
  ['2dsphere', { a: '2dsphere' }, {}],
  ['hashed', { a: 'hashed' }, {}],
  ['wildcard', { '$**': 1 }, {}],
  ['array position', { 'a.0': 1 }, {}],
  ['hidden', { a: 1 }, { hidden: true }],
  ['collated', { a: 1 }, { collation: { locale: 'en' } }],
];

describe('indexes', () => {
  it.each(indexes)('refuse kind: %s', async (_name, key, options) => {
    await expect(none().createIndex(key as Record<string, 1>, options)).rejects.toMatchObject({ code: 238 });
  });
  it('refuse a partial filter that cannot be kept', async () => {
    await expect(none().createIndex({ a: 1 }, { partialFilterExpression: { a: { $ne: 1 } } })).rejects.toMatchObject({
      code: 67,
    });
  });
  it('refuse a hint that names nothing', async () => {
    await none().insertOne({});
    await expect(none().find().hint('nope').toArray()).rejects.toMatchObject({ code: 2 });
    await none().drop();
  });
});

const creations: [string, Document][] = [
  ['capped', { capped: true, size: 1000 }],
  ['time series', { timeseries: { timeField: 't' } }],
  ['views', { viewOn: 'x', pipeline: [] }],
  ['validators', { validator: { a: 1 } }],
  ['clustered', { clusteredIndex: { key: { _id: 1 }, unique: true } }],
];

describe('collections', () => {
  it.each(creations)('refuse %s', async (_name, options) => {
    await expect(db().command({ create: 'c', ...options })).rejects.toMatchObject({
      code: 238,
      codeName: 'NotImplemented',
    });
  });
});

describe('commands', () => {
  const commands: [string, Document, number][] = [
    ['an unknown command', { nope: 1 }, 59],
    ['mapReduce', { mapReduce: 'x', map: new Code('f'), reduce: new Code('g'), out: 'y' }, 59],
    ['an unknown option', { find: 'x', nope: 1 }, 40415],
    ['a tailable cursor', { find: 'x', tailable: true }, 238],
    ['a collation', { find: 'x', collation: { locale: 'en', strength: 2 } }, 2],
    ['database-level aggregation', { aggregate: 1, pipeline: [], cursor: {} }, 73],
    ['more members than there are', { insert: 'x', documents: [{}], writeConcern: { w: 2 } }, 100],
    ['a validator later on', { collMod: 'x', validator: {} }, 238],
  ];
  it.each(commands)('refuse %s', async (_name, command, code) => {
    await expect(db().command(command)).rejects.toMatchObject({ code });
  });
  it('a refused option changes nothing', async () => {
    await expect(db().command({ insert: 'made', documents: [{}], nope: 1 })).rejects.toMatchObject({ code: 40415 });
    expect(await db().collection('made').countDocuments()).toBe(0);
  });
});
