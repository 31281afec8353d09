import { TABLES } from '@smoko/contract';
import { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDomain, type TestDomain } from '../../testing/domain.ts';
import { mongooseModel } from '../../testing/mongoose-model.ts';

const { projects, clients, suppliers, finance_records, procurement_items, quotes, admin_tasks } = TABLES;
let testDomain: TestDomain;

beforeAll(async () => {
  testDomain = await openTestDomain();
});
afterAll(() => testDomain.close());

const LEAST = [
  [projects, 'projects', { job_name: 'Deck' }],
  [clients, 'clients', { name: 'Dave' }],
  [suppliers, 'suppliers', { name: 'Reece' }],
  [admin_tasks, 'adminTasks', { task_name: 'Ring Dave' }],
  [finance_records, 'financeRecords', { type: 'expense', amount: 10 }],
  [finance_records, 'financeRecords', { type: 'invoice', amount: 10 }],
  [procurement_items, 'procurementItems', { item_name: 'Pine' }],
  [quotes, 'quotes', {}],
] as const;

describe('a record from before some of its fields were there', () => {
  it.each(LEAST.map(([table, name, least]) => [table.table, table, name, least] as const))(
    'can be read: %s',
    async (_, table, name, least) => {
      const me = testDomain.newActor();
      const operations = table.operations as (typeof TABLES)['clients']['operations'];
      const made = (await testDomain.call(me, operations.create, least as never)) as { id: string };
      const { collection, schema } = mongooseModel(testDomain.domain.repositories[name].model);
      const later = Object.entries(schema.paths).flatMap(([field, { options }]) => (options.later ? [field] : []));
      const $unset = Object.fromEntries(later.map((field) => [field, 1]));
      if (later.length) await collection.updateOne({ _id: new Types.ObjectId(made.id) }, { $unset });
      // an old invoice has no stage, and an old quote another name: here it is that they can be read at all
      expect(await testDomain.call(me, operations.get, { id: made.id })).toMatchObject({ id: made.id });
      expect((await testDomain.call(me, operations.list, {})).data).toHaveLength(1);
    },
  );
});
