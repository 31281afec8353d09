import { type Document, ObjectId } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
const jobs = () => server.client.db('test').collection<Document>('jobs');
const USERS = [new ObjectId(), new ObjectId()] as const;
const START = Date.UTC(2026, 0, 1);
const TOTAL = 1200;

/** Several jobs share each moment, so that paging must also go by `_id`. */
const moment = (n: number) => new Date(START + Math.floor(n / 4) * 1000);

beforeAll(async () => {
  server = await startTestServer();
  await jobs().createIndexes([
    { key: { user_id: 1, deleted_at: 1, created_at: -1, _id: -1 }, name: 'list' },
    { key: { user_id: 1, deleted_at: 1, words: 1, created_at: -1, _id: -1 }, name: 'search' },
    { key: { user_id: 1, deleted_at: 1, status: 1, due: 1, title: -1 }, name: 'mixed' },
    {
      key: { external: 1 },
      name: 'external',
      unique: true,
      partialFilterExpression: { external: { $type: 'string' } },
    },
    { key: { rare: 1 }, name: 'rare', sparse: true },
  ]);
  await jobs().insertMany(
    Array.from({ length: TOTAL }, (_, n) => ({
      user_id: USERS[n % 2],
      deleted_at: n % 10 === 0 ? new Date() : null,
      created_at: moment(n),
      words: ['job', n % 3 === 0 ? 'harbour' : 'deck', `n${n}`],
      status: n % 4 < 2 ? 'open' : 'done',
      due: n % 7,
      title: `t${n % 5}`,
      ...(n % 6 === 0 ? { external: `x${n}` } : {}),
      ...(n % 50 === 0 ? { rare: n } : {}),
    })),
  );
});
afterAll(() => server.close());

interface Look {
  stages: string[];
  index: string | undefined;
  keys: number;
  docs: number;
  returned: number;
}

/** The parts of an explain that tests of queries read, the same on mongod. */
function look(explained: Document): Look {
  const stages: string[] = [];
  let index: string | undefined;
  for (let stage = explained.queryPlanner.winningPlan; stage; stage = stage.inputStage) {
    stages.push(stage.stage);
    index = stage.indexName ?? index;
  }
  const { totalKeysExamined: keys, totalDocsExamined: docs, nReturned: returned } = explained.executionStats;
  return { stages, index, keys, docs, returned };
}

const own = { user_id: USERS[0], deleted_at: null };

describe('the list', () => {
  const newest = { created_at: -1, _id: -1 } as const;

  it('is read in index order, only as far as the page goes', async () => {
    expect(look(await jobs().find(own).sort(newest).limit(20).explain('executionStats'))).toEqual({
      stages: ['LIMIT', 'FETCH', 'IXSCAN'],
      index: 'list',
      keys: 20,
      docs: 20,
      returned: 20,
    });
    expect(
      look(await jobs().find(own).sort({ created_at: 1, _id: 1 }).limit(20).explain('executionStats')),
    ).toMatchObject({ stages: ['LIMIT', 'FETCH', 'IXSCAN'], keys: 20 });
  });

  it('pages by key at the same cost on every page, in both ways of writing it', async () => {
    const all = (await jobs().find(own).sort(newest).toArray()).map(({ _id }) => String(_id));
    const seen: string[] = [];
    for (let last: Document | undefined; ; ) {
      const after: Document = last
        ? { $or: [{ created_at: { $lt: last.created_at } }, { created_at: last.created_at, _id: { $lt: last._id } }] }
        : {};
      const bounded = last ? { ...after, created_at: { $lte: last.created_at } } : {};
      for (const filter of [after, bounded]) {
        const seen = look(
          await jobs()
            .find({ ...own, ...filter })
            .sort(newest)
            .limit(20)
            .explain('executionStats'),
        );
        expect(seen).toMatchObject({ index: 'list', stages: ['LIMIT', 'FETCH', 'IXSCAN'] });
        expect(seen.keys).toBe(seen.returned);
      }
      const page = await jobs()
        .find({ ...own, ...after })
        .sort(newest)
        .limit(20)
        .toArray();
      seen.push(...page.map(({ _id }) => String(_id)));
      last = page.at(-1);
      if (page.length < 20) break;
    }
    expect(seen).toEqual(all);
  });

  it('has tight bounds on both sides of a range', async () => {
    const range = { created_at: { $gte: moment(400), $lt: moment(440) } };
    for (const way of [1, -1] as const) {
      const seen = look(
        await jobs()
          .find({ ...own, ...range })
          .sort({ created_at: way, _id: way })
          .explain('executionStats'),
      );
      expect(seen).toMatchObject({ stages: ['FETCH', 'IXSCAN'], index: 'list' });
      expect(seen.keys).toBe(seen.returned);
    }
  });

  it('streams: a cursor that is left early has read only what it gave', async () => {
    const cursor = jobs().find(own).sort(newest).batchSize(5);
    await cursor.next();
    await cursor.close();
    expect(look(await jobs().find(own).sort(newest).limit(5).explain('executionStats')).keys).toBe(5);
  });
});

describe('other orders', () => {
  it('searches by a word in an array and still gives the order', async () => {
    const search = { ...own, words: 'harbour' };
    const seen = look(await jobs().find(search).sort({ created_at: -1, _id: -1 }).limit(10).explain('executionStats'));
    expect(seen).toEqual({ stages: ['LIMIT', 'FETCH', 'IXSCAN'], index: 'search', keys: 10, docs: 10, returned: 10 });
    const found = await jobs().find(search).sort({ created_at: -1, _id: -1 }).toArray();
    const expected = await jobs().find(search).hint({ $natural: 1 }).sort({ created_at: -1, _id: -1 }).toArray();
    expect(found).toEqual(expected);
  });

  it('serves mixed directions as they stand and wholly reversed', async () => {
    const filter = { ...own, status: 'open' };
    for (const sort of [
      { due: 1, title: -1 },
      { due: -1, title: 1 },
    ] as const)
      expect(look(await jobs().find(filter).sort(sort).limit(5).explain('executionStats'))).toMatchObject({
        stages: ['LIMIT', 'FETCH', 'IXSCAN'],
        index: 'mixed',
        keys: 5,
      });
    expect(
      look(await jobs().find(filter).sort({ due: 1, title: 1 }).limit(5).explain('executionStats')).stages,
    ).toEqual(['SORT', 'FETCH', 'IXSCAN']);
  });

  it('joins the ranges of $in', async () => {
    const seen = look(
      await jobs()
        .find({ ...own, status: { $in: ['open', 'done'] }, due: 3 })
        .explain('executionStats'),
    );
    expect(seen).toMatchObject({ index: 'mixed', stages: ['FETCH', 'IXSCAN'] });
    expect(seen.keys).toBe(seen.returned);
  });

  it('scans when nothing fits', async () => {
    expect(look(await jobs().find({ title: 't1' }).explain('executionStats'))).toEqual({
      stages: ['COLLSCAN'],
      index: undefined,
      keys: 0,
      docs: TOTAL,
      returned: TOTAL / 5,
    });
  });

  it('uses a partial index only when the query lies inside it, and a sparse one never for null', async () => {
    expect(look(await jobs().find({ external: 'x6' }).explain('executionStats'))).toMatchObject({
      index: 'external',
      docs: 1,
    });
    expect(
      look(
        await jobs()
          .find({ external: { $exists: true } })
          .explain('executionStats'),
      ).stages,
    ).toEqual(['COLLSCAN']);
    expect(
      look(
        await jobs()
          .find({ rare: { $gt: 0 } })
          .explain('executionStats'),
      ),
    ).toMatchObject({ index: 'rare' });
    expect(look(await jobs().find({ rare: null }).explain('executionStats')).stages).toEqual(['COLLSCAN']);
    expect(look(await jobs().find().sort({ rare: 1 }).explain('executionStats')).stages).toEqual(['SORT', 'COLLSCAN']);
  });

  it('finds by _id directly', async () => {
    const { _id } = (await jobs().findOne()) as Document;
    expect(look(await jobs().find({ _id }).explain('executionStats'))).toMatchObject({ stages: ['IDHACK'], docs: 1 });
  });
});

describe('counting', () => {
  it('reads keys only when the index says it all', async () => {
    const filter = { ...own, words: 'harbour' };
    const explained = await server.client
      .db('test')
      .command({ explain: { count: 'jobs', query: filter }, verbosity: 'executionStats' });
    const seen = look(explained);
    expect(seen).toMatchObject({ stages: ['COUNT', 'COUNT_SCAN'], index: 'search', docs: 0 });
    const [cursor] = (
      await jobs()
        .aggregate([{ $match: filter }, { $group: { _id: 1, n: { $sum: 1 } } }])
        .explain('executionStats')
    ).stages;
    expect(look(cursor.$cursor)).toMatchObject({ stages: ['COUNT_SCAN'], docs: 0, keys: seen.keys });
    expect(await jobs().countDocuments(filter)).toBe(seen.keys);
    expect(await jobs().countDocuments(filter, { hint: { $natural: 1 } })).toBe(seen.keys);
  });

  it('reads documents when there is more to test', async () => {
    const explained = await server.client
      .db('test')
      .command({ explain: { count: 'jobs', query: { ...own, title: 't1' } }, verbosity: 'executionStats' });
    expect(look(explained).docs).toBeGreaterThan(0);
  });
});

describe('explain', () => {
  it('shows only the plan when asked for it, and covers updates and deletes without changing anything', async () => {
    expect(await jobs().find(own).explain('queryPlanner')).not.toHaveProperty('executionStats');
    const explain = (command: Document) =>
      server.client.db('test').command({ explain: command, verbosity: 'executionStats' });
    expect(
      look(
        await explain({
          update: 'jobs',
          updates: [{ q: { ...own, status: 'open' }, u: { $set: { status: 'x' } }, multi: true }],
        }),
      ),
    ).toMatchObject({ stages: ['UPDATE', 'FETCH', 'IXSCAN'], index: 'mixed' });
    expect(look(await explain({ delete: 'jobs', deletes: [{ q: {}, limit: 0 }] })).stages).toEqual([
      'DELETE',
      'COLLSCAN',
    ]);
    expect(await jobs().countDocuments()).toBe(TOTAL);
    expect(await jobs().countDocuments({ status: 'x' })).toBe(0);
  });
});

describe('one of several indexes', () => {
  const things = () => server.client.db('test').collection<Document>('choices');
  beforeAll(async () => {
    await things().createIndexes([
      { key: { user: 1, kind: 1, at: -1 }, name: 'by kind' },
      { key: { user: 1, client: 1, at: -1 }, name: 'by client' },
      { key: { user: 1, 'parts.day': 1 }, name: 'by day' },
    ]);
    await things().insertMany(
      Array.from({ length: 600 }, (_, n) => ({
        user: 1,
        kind: n % 3 ? 'invoice' : 'payment',
        client: Math.floor(n / 6),
        at: n,
        parts: [
          { day: n, of: 'a' },
          { day: n + 1000, of: 'b' },
        ],
      })),
    );
  });

  it('takes the one with the fewest keys, whatever else is asked for', async () => {
    const filter = { user: 1, kind: 'invoice', client: 7 };
    expect(look(await things().find(filter).explain('executionStats'))).toMatchObject({ index: 'by client', keys: 6 });
    const paged = things().find(filter).sort({ at: 1 }).limit(20);
    expect(look(await paged.explain('executionStats'))).toMatchObject({ index: 'by client', keys: 6, returned: 4 });
    const either = { user: 1, client: 7, $or: [{ kind: 'invoice', at: { $gt: 0 } }, { kind: 'payment' }] };
    expect(look(await things().find(either).explain('executionStats'))).toMatchObject({ index: 'by client', keys: 6 });
  });

  it('keeps to the order of a page where that ends early', async () => {
    const newest = things().find({ user: 1, kind: 'invoice' }).sort({ at: -1 }).limit(5);
    expect(look(await newest.explain('executionStats'))).toMatchObject({ index: 'by kind', keys: 5 });
  });

  it('reads both ends of what one element has to be', async () => {
    const days = { user: 1, kind: 'invoice', parts: { $elemMatch: { day: { $gte: 300, $lt: 306 } } } };
    expect(look(await things().find(days).explain('executionStats'))).toMatchObject({
      index: 'by day',
      keys: 6,
      returned: 4,
    });
    await things().insertOne({ user: 1, kind: 'invoice', client: 1, at: 0, parts: [{ day: [1, 900], of: 'c' }] });
    expect(await things().countDocuments(days)).toBe(5);
    await things().deleteOne({ 'parts.of': 'c' });
  });
});
