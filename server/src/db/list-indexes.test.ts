import { type Operation, TABLES, type WireInput } from '@smoko/contract';
import type { Collection } from 'mongoose';
import { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '../domain/actor.ts';
import { fromWire } from '../domain/receipts/with-receipt.ts';
import { openHouse, type TestHouse } from '../testing/domain.ts';

interface Stats {
  executionStats: { totalDocsExamined: number; nReturned: number };
}
interface Found {
  collection: string;
  filter: object;
  options: { sort?: object; limit?: number };
}

const OWN = 150;
const DELETED = 40;
const LIMIT = 10;

let house: TestHouse;
let actor: Actor;
let found: Found[] = [];

/** Records with every filterable field at one of three values, a third of the nullable ones empty, some deleted, some another's. */
function rows(table: (typeof TABLES)[keyof typeof TABLES], owner: string) {
  const shape = table.record.shape as Record<string, { safeParse(v: unknown): { success: boolean } }>;
  const link = [new Types.ObjectId(), new Types.ObjectId(), new Types.ObjectId()];
  const value = (name: string, i: number): unknown => {
    if (name === 'created_at') return new Date(Date.UTC(2026, 0, 1) + i * 60_000);
    if (name.endsWith('_id')) return link[i % 3];
    if (/date|until/.test(name)) return i % 3 ? `2026-0${(i % 9) + 1}-0${(i % 8) + 1}` : null;
    if (/amount|price|total|budget|quantity|file_size|gst/.test(name)) return (i * 37) % 101;
    if (['job_number', 'quote_number'].includes(name)) return `${owner.slice(-4)}-${i}`;
    return ['aa', 'bb', 'cc'][i % 3];
  };
  const names = new Set([...Object.keys(table.list.filters), ...table.list.sorts, ...table.list.search]);
  return Array.from({ length: OWN + DELETED }, (_, i) => ({
    user_id: new Types.ObjectId(owner),
    updated_at: new Date(),
    version: 1,
    ...Object.fromEntries([...names].filter((name) => name in shape).map((name) => [name, value(name, i)])),
    created_at: value('created_at', i),
    deleted_at: i < DELETED ? new Date() : null,
    words: i % 5 ? ['h', 'ha', 'har', 'x'] : ['x'],
  }));
}

beforeAll(async () => {
  house = await openHouse();
  actor = house.newActor();
  for (const table of Object.values(TABLES)) {
    const collection = house.domain.repositories.projects.model.db.collection(table.table) as unknown as Collection;
    await collection.insertMany([...rows(table, actor.userId), ...rows(table, house.newActor().userId)] as never);
  }
  house.domain.repositories.projects.model.base.set(
    'debug',
    (collection: string, method: string, filter: object, options: Found['options']) => {
      if (method === 'find') found.push({ collection, filter, options });
    },
  );
});
afterAll(() => house.close());

/** What the database really did for the queries a call made on its own table. */
async function examined(table: string, operation: Operation, input: object): Promise<Stats['executionStats'][]> {
  found = [];
  // not through the API: the rows' values are not all ones it would give
  await house.domain.executor.execute(operation, actor, fromWire(operation, input as WireInput<Operation>));
  const own = found.filter(({ collection }) => collection === table);
  expect(own.length).toBeGreaterThan(0);
  const db = house.domain.repositories.projects.model.db;
  return Promise.all(
    own.map(async ({ filter, options }) => {
      const cursor = db.collection(table).find(filter, { sort: options.sort as never, limit: options.limit ?? 0 });
      return ((await cursor.explain('executionStats')) as unknown as Stats).executionStats;
    }),
  );
}

describe.each(Object.values(TABLES).map((table) => [table.table, table] as const))('%s', (name, table) => {
  const { list } = table.operations as { list: Operation };

  it.each(table.list.sorts.flatMap((sort) => [sort, `-${sort}`]))(
    'in the order of %s examines at most twice what it returns',
    async (sort) => {
      for (const stats of await examined(name, list, { limit: String(LIMIT), sort })) {
        expect(stats.totalDocsExamined).toBeLessThanOrEqual(2 * Math.max(1, stats.nReturned));
      }
    },
  );

  it.each(Object.keys(table.list.filters))('selected by %s examines at most twice what it returns', async (filter) => {
    const stored = await house.domain.repositories.projects.model.db
      .collection(name)
      .findOne({ user_id: new Types.ObjectId(actor.userId), deleted_at: null, [filter]: { $ne: null } });
    const value = (stored as Record<string, unknown> | null)?.[filter];
    const wire = value instanceof Types.ObjectId ? value.toHexString() : value;
    // enumerations only take their own values, which the rows do not have: store one
    const accepted = wireValue(table.list.filters, filter, wire);
    if (accepted !== wire) {
      await house.domain.repositories.projects.model.db
        .collection(name)
        .updateMany(
          { user_id: new Types.ObjectId(actor.userId), [filter]: wire as never },
          { $set: { [filter]: accepted } },
        );
    }
    for (const stats of await examined(name, list, { limit: String(LIMIT), [filter]: accepted })) {
      expect(stats.nReturned).toBeGreaterThan(0);
      expect(stats.totalDocsExamined).toBeLessThanOrEqual(2 * Math.max(1, stats.nReturned));
    }
  });

  it('searched by a word start examines at most 20 x limit', async () => {
    for (const stats of await examined(name, list, { limit: String(LIMIT), q: 'har' })) {
      expect(stats.nReturned).toBeGreaterThan(0);
      expect(stats.totalDocsExamined).toBeLessThanOrEqual(20 * LIMIT + 1);
    }
  });
});

function wireValue(filters: object, name: string, value: unknown): unknown {
  const schema = (filters as Record<string, { safeParse(v: unknown): { success: boolean }; options?: string[] }>)[name];
  return schema?.safeParse(value).success ? value : (schema?.options?.[0] ?? value);
}
