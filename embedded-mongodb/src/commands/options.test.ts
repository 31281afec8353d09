import type { Db, Document } from 'mongodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { COMMANDS } from './table.ts';

/*
 * Every option a command takes is in this table: what it does to the answer, a value of it that is refused, or the
 * reason why there is nothing to do. An option without a row fails the last test.
 */

let server: TestServer;
const db = (): Db => server.client.db('test');
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await db().dropDatabase();
  await db().createIndex('c', { a: 1 });
  await db()
    .collection<Document & { _id: number }>('c')
    .insertMany([1, 2, 3].map((n) => ({ _id: n, a: n, list: [{ v: n }, { v: 9 }] })));
});

const all = { pipeline: [], cursor: {} };
const a2 = { a: 2 };
const above1 = { $expr: { $gt: ['$a', '$$least'] } };
const sum = { least: { $add: [1, 0.5] } };

/** A command and what its answer must hold. */
type Effect = [Document, Document];
const batch = (...documents: unknown[]) => ({ cursor: { firstBatch: documents } });
const id = (_id: number) => expect.objectContaining({ _id });

const effects: Record<string, Record<string, Effect>> = {
  aggregate: {
    pipeline: [{ aggregate: 'c', ...all, pipeline: [{ $match: a2 }] }, batch(id(2))],
    cursor: [{ aggregate: 'c', ...all, cursor: { batchSize: 1 } }, batch(id(1))],
    explain: [{ aggregate: 'c', pipeline: [], explain: true }, { queryPlanner: expect.anything() }],
    hint: [
      { explain: { aggregate: 'c', ...all, hint: 'a_1' }, verbosity: 'queryPlanner' },
      { queryPlanner: { winningPlan: { inputStage: { indexName: 'a_1' } } } },
    ],
    let: [{ aggregate: 'c', ...all, pipeline: [{ $match: above1 }], let: sum }, batch(id(2), id(3))],
  },
  renameCollection: {
    to: [{ renameCollection: 'test.c', to: 'test.d' }, { ok: 1 }],
    dropTarget: [{ renameCollection: 'test.c', to: 'test.target', dropTarget: true }, { ok: 1 }],
  },
  listCollections: {
    filter: [{ listCollections: 1, filter: { name: 'nope' } }, batch()],
    nameOnly: [{ listCollections: 1, nameOnly: true, filter: { name: 'c' } }, batch({ name: 'c', type: 'collection' })],
    cursor: [{ listCollections: 1, cursor: { batchSize: 0 } }, batch()],
  },
  count: {
    query: [{ count: 'c', query: a2 }, { n: 1 }],
    limit: [{ count: 'c', limit: 2 }, { n: 2 }],
    skip: [{ count: 'c', skip: 1 }, { n: 2 }],
    hint: [
      { explain: { count: 'c', query: { a: { $gt: 0 } }, hint: { a: 1 } }, verbosity: 'queryPlanner' },
      { queryPlanner: { winningPlan: { inputStage: { indexName: 'a_1' } } } },
    ],
    let: [{ count: 'c', query: above1, let: sum }, { n: 2 }],
  },
  distinct: {
    key: [{ distinct: 'c', key: 'list.v' }, { values: [1, 2, 3, 9] }],
    query: [{ distinct: 'c', key: 'a', query: a2 }, { values: [2] }],
  },
  delete: {
    deletes: [{ delete: 'c', deletes: [{ q: a2, limit: 1 }] }, { n: 1 }],
    ordered: [
      {
        delete: 'c',
        ordered: false,
        deletes: [
          { q: a2, limit: 7 },
          { q: a2, limit: 1 },
        ],
      },
      { n: 1, writeErrors: [expect.objectContaining({ index: 0 })] },
    ],
    let: [{ delete: 'c', deletes: [{ q: above1, limit: 0 }], let: sum }, { n: 2 }],
  },
  connectionStatus: {
    showPrivileges: [{ connectionStatus: 1, showPrivileges: true }, { authInfo: { authenticatedUserPrivileges: [] } }],
  },
  getParameter: {
    featureCompatibilityVersion: [
      { getParameter: 1, featureCompatibilityVersion: 1 },
      { featureCompatibilityVersion: { version: '7.0' } },
    ],
  },
  listDatabases: {
    filter: [{ listDatabases: 1, filter: { name: 'nope' } }, { databases: [] }],
    nameOnly: [{ listDatabases: 1, nameOnly: true, filter: { name: 'test' } }, { databases: [{ name: 'test' }] }],
  },
  collStats: {
    scale: [
      { collStats: 'c', scale: 1_000_000 },
      { size: 0, count: 3, scaleFactor: 1_000_000 },
    ],
  },
  dbStats: {
    scale: [
      { dbStats: 1, scale: 1_000 },
      { scaleFactor: 1000, dataSize: 0.186 },
    ],
  },
  explain: {
    verbosity: [{ explain: { find: 'c' }, verbosity: 'executionStats' }, { executionStats: { nReturned: 3 } }],
  },
  findAndModify: {
    query: [{ findAndModify: 'c', query: a2, remove: true }, { value: { _id: 2 } }],
    sort: [{ findAndModify: 'c', sort: { a: -1 }, remove: true }, { value: { _id: 3 } }],
    remove: [{ findAndModify: 'c', query: a2, remove: true }, { lastErrorObject: { n: 1 } }],
    update: [{ findAndModify: 'c', query: a2, update: { b: 1 }, new: true }, { value: { _id: 2, b: 1 } }],
    new: [{ findAndModify: 'c', query: a2, update: { $inc: { a: 5 } }, new: true }, { value: { a: 7 } }],
    fields: [{ findAndModify: 'c', query: a2, remove: true, fields: { a: 1, _id: 0 } }, { value: { a: 2 } }],
    upsert: [
      { findAndModify: 'c', query: { _id: 8 }, update: { b: 1 }, upsert: true },
      { lastErrorObject: { upserted: 8 } },
    ],
    arrayFilters: [
      {
        findAndModify: 'c',
        query: a2,
        update: { $set: { 'list.$[x].w': 1 } },
        arrayFilters: [{ 'x.v': 9 }],
        fields: { list: 1 },
        new: true,
      },
      { value: { list: [{ v: 2 }, { v: 9, w: 1 }] } },
    ],
    let: [
      { findAndModify: 'c', query: a2, update: [{ $set: { b: '$$least' } }], let: sum, new: true },
      { value: { b: 1.5 } },
    ],
  },
  find: {
    filter: [{ find: 'c', filter: a2 }, batch(id(2))],
    sort: [{ find: 'c', sort: { a: -1 } }, batch(id(3), id(2), id(1))],
    projection: [{ find: 'c', filter: a2, projection: { a: 1, _id: 0 } }, batch({ a: 2 })],
    hint: [
      { explain: { find: 'c', hint: 'a_1' }, verbosity: 'queryPlanner' },
      { queryPlanner: { winningPlan: { inputStage: { indexName: 'a_1' } } } },
    ],
    skip: [{ find: 'c', skip: 2 }, batch(id(3))],
    limit: [{ find: 'c', limit: 1 }, batch(id(1))],
    batchSize: [{ find: 'c', batchSize: 2 }, batch(id(1), id(2))],
    singleBatch: [{ find: 'c', batchSize: 2, limit: 1, singleBatch: true }, { cursor: { id: 0, firstBatch: [id(1)] } }],
    let: [{ find: 'c', filter: above1, let: sum }, batch(id(2), id(3))],
  },
  createIndexes: {
    indexes: [{ createIndexes: 'c', indexes: [{ key: { b: 1 }, name: 'b' }] }, { numIndexesAfter: 3 }],
  },
  dropIndexes: { index: [{ dropIndexes: 'c', index: 'a_1' }, { nIndexesWas: 2 }] },
  insert: {
    documents: [{ insert: 'c', documents: [{}, {}] }, { n: 2 }],
    ordered: [{ insert: 'c', ordered: false, documents: [{ _id: 1 }, {}] }, { n: 1 }],
  },
  update: {
    updates: [{ update: 'c', updates: [{ q: a2, u: { $set: { b: 1 } } }] }, { nModified: 1 }],
    ordered: [
      {
        update: 'c',
        ordered: false,
        updates: [
          { q: a2, u: { $nope: {} } },
          { q: a2, u: { b: 1 } },
        ],
      },
      { nModified: 1 },
    ],
    let: [{ update: 'c', updates: [{ q: above1, u: [{ $set: { b: '$$least' } }], multi: true }], let: sum }, { n: 2 }],
  },
};

const english = { locale: 'en' };
const create = (option: string, value: unknown): Document => ({ create: 'd', [option]: value });
const change = (option: string, value: unknown): Document => ({ collMod: 'c', [option]: value });
const found = { find: 'c' };
const CREATIONS = {
  capped: true,
  size: 1,
  max: 1,
  timeseries: { timeField: 't' },
  viewOn: 'c',
  pipeline: [],
  validator: {},
  validationLevel: 'off',
  validationAction: 'warn',
  storageEngine: {},
  clusteredIndex: {},
  expireAfterSeconds: 1,
  changeStreamPreAndPostImages: { enabled: true },
  encryptedFields: {},
  collation: english,
  autoIndexId: false,
  idIndex: { key: { _id: 1 }, name: '_id_', collation: english },
  indexOptionDefaults: {},
  flags: 1,
};

const refused: Record<string, Record<string, Document>> = {
  killOp: { op: { killOp: 1, op: 'first' } },
  aggregate: { collation: { aggregate: 'c', ...all, collation: english } },
  create: Object.fromEntries(Object.entries(CREATIONS).map(([option, value]) => [option, create(option, value)])),
  count: { collation: { count: 'c', collation: english } },
  distinct: {
    collation: { distinct: 'c', key: 'a', collation: english },
    hint: { distinct: 'c', key: 'a', hint: 'nope' },
  },
  dbStats: { freeStorage: { dbStats: 1, freeStorage: 1 } },
  getParameter: { allParameters: { getParameter: '*', allParameters: true } },
  findAndModify: {
    collation: { findAndModify: 'c', remove: true, collation: english },
    hint: { findAndModify: 'c', remove: true, hint: 'nope' },
  },
  find: {
    collation: { ...found, collation: english },
    tailable: { ...found, tailable: true },
    awaitData: { ...found, awaitData: true },
    noCursorTimeout: { ...found, noCursorTimeout: true },
    min: { ...found, min: { a: 1 } },
    max: { ...found, max: { a: 1 } },
    returnKey: { ...found, returnKey: true },
    showRecordId: { ...found, showRecordId: true },
    requestResumeToken: { ...found, requestResumeToken: true },
    resumeAfter: { ...found, resumeAfter: {} },
    oplogReplay: { ...found, oplogReplay: true },
  },
  createIndexes: {
    commitQuorum: { createIndexes: 'c', indexes: [{ key: { b: 1 }, name: 'b' }], commitQuorum: 3 },
  },
  collMod: {
    index: change('index', { name: 'a_1', hidden: true }),
    validator: change('validator', {}),
    validationLevel: change('validationLevel', 'off'),
    validationAction: change('validationAction', 'warn'),
    viewOn: change('viewOn', 'c'),
    pipeline: change('pipeline', []),
    expireAfterSeconds: change('expireAfterSeconds', 1),
    changeStreamPreAndPostImages: change('changeStreamPreAndPostImages', {}),
  },
  getMore: {
    term: { getMore: 1n, collection: 'c', term: 1 },
    lastKnownCommittedOpTime: { getMore: 1n, collection: 'c', lastKnownCommittedOpTime: {} },
  },
};

const NOTHING = {
  'sorting and grouping never write temporary files': ['aggregate.allowDiskUse', 'find.allowDiskUse'],
  'there are no validators': [
    'aggregate.bypassDocumentValidation',
    'insert.bypassDocumentValidation',
    'update.bypassDocumentValidation',
    'findAndModify.bypassDocumentValidation',
  ],
  'nobody signs in, so everything is authorised': [
    'listCollections.authorizedCollections',
    'listDatabases.authorizedDatabases',
  ],
  'a count shows no fields, and MongoDB ignores them': ['count.fields'],
  'there is one shard': ['find.allowPartialResults'],
  'it is always full and alone': ['validate.full', 'validate.background'],
  'indexes are never half built, and there are fewer than a batch': [
    'listIndexes.includeBuildUUIDs',
    'listIndexes.includeIndexBuildInfo',
    'listIndexes.cursor',
  ],
  'what the driver and mongoose tests use all the time': [
    'getMore.collection',
    'getMore.batchSize',
    'killCursors.cursors',
  ],
  'a greeting says what the client can do; the answer says what the server does': [
    'helloOk',
    'client',
    'compression',
    'loadBalanced',
    'saslSupportedMechs',
    'speculativeAuthenticate',
    'topologyVersion',
    'maxAwaitTimeMS',
    'hostInfo',
    'backpressure',
  ].map((option) => `hello.${option}`),
};

const rows = <Row>(table: Record<string, Record<string, Row>>): [string, Row][] =>
  Object.entries(table).flatMap(([command, options]) =>
    Object.entries(options).map(([option, row]): [string, Row] => [`${command}.${option}`, row]),
  );

const where = (command: Document): Db => ('renameCollection' in command ? server.client.db('admin') : db());

describe('an option that does something', () => {
  it.each(rows(effects))('%s', async (_name, [command, answer]) => {
    await db().createCollection('target');
    expect(await where(command).command(command)).toMatchObject(answer);
  });
});

describe('an option, or a value of it, that is refused', () => {
  it.each(rows(refused))('%s', async (_name, command) => {
    await expect(db().command(command)).rejects.toMatchObject({ code: expect.toBeOneOf([238, 2, 100, 72]) });
  });
});

it('every option of every command has a row here', () => {
  const same: Record<string, string> = { findandmodify: 'findAndModify', isMaster: 'hello', ismaster: 'hello' };
  const known = new Set([
    ...rows(effects).map(([name]) => name),
    ...rows(refused).map(([name]) => name),
    ...Object.values(NOTHING).flat(),
  ]);
  const options = [...COMMANDS].flatMap(([name, { options: taken, refused: not = [] }]) =>
    [...taken, ...not].map((option) => `${same[name] ?? name}.${option}`),
  );
  expect(new Set(options)).toEqual(known);
});
