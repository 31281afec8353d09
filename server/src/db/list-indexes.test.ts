import {
  agentFeedbackRules,
  agentMessageRules,
  approvalRules,
  automationRunRules,
  draftExampleRules,
  draftRules,
  type ListRules,
  listAgentFeedback,
  listAgentMessages,
  listApprovals,
  listAutomationRuns,
  listDraftExamples,
  listDrafts,
  listOutbox,
  listReceipts,
  listRecordChanges,
  listThreads,
  listUpdates,
  type Operation,
  outboxRules,
  receiptRules,
  recordChangeRules,
  TABLES,
  threadRules,
  updateRules,
  type WireInput,
} from '@smoko/contract';
import { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '../domain/actor.ts';
import { fromWire } from '../domain/receipts/with-receipt.ts';
import { openTestDomain, type TestDomain } from '../testing/domain.ts';
import { mongooseModel } from '../testing/mongoose-model.ts';

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

let testDomain: TestDomain;
let actor: Actor;
let found: Found[] = [];

interface List {
  name: string;
  collection: string;
  operation: Operation;
  rules: ListRules;
  /** Further fields that its records need to be presented. */
  fixed?: object;
}

/** Every list of the API. */
const LISTS: List[] = [
  ...Object.values(TABLES).map(({ table, operations, list }) => ({
    name: table,
    collection: table,
    operation: operations.list,
    rules: list,
  })),
  { name: 'threads', collection: 'threads', operation: listThreads, rules: threadRules },
  { name: 'receipts', collection: 'receipts', operation: listReceipts, rules: receiptRules, fixed: { changes: [] } },
  { name: 'updates-feed', collection: 'receipts', operation: listUpdates, rules: updateRules, fixed: { changes: [] } },
  {
    name: 'approvals',
    collection: 'approvals',
    operation: listApprovals,
    rules: approvalRules,
    fixed: { details: [] },
  },
  {
    name: 'drafts',
    collection: 'drafts',
    operation: listDrafts,
    rules: draftRules,
    fixed: { names: [], doubts: [], missing: [] },
  },
  {
    name: 'automation-runs',
    collection: 'automation_runs',
    operation: listAutomationRuns,
    rules: automationRunRules,
  },
  {
    name: 'draft-examples',
    collection: 'drafts',
    operation: listDraftExamples,
    rules: draftExampleRules,
    fixed: { names: [], doubts: [], missing: [], status: 'saved' },
  },
  { name: 'outbox', collection: 'outbox', operation: listOutbox, rules: outboxRules },
  {
    name: 'record-changes',
    collection: 'record_changes',
    operation: listRecordChanges,
    rules: recordChangeRules,
    fixed: { entity: 'projects', fields: [] },
  },
  { name: 'agent-feedback', collection: 'agent_feedback', operation: listAgentFeedback, rules: agentFeedbackRules },
  {
    name: 'agent-messages',
    collection: 'messages',
    operation: listAgentMessages,
    rules: agentMessageRules,
    fixed: { role: 'assistant', thread_id: new Types.ObjectId() },
  },
];

let serial = 0;

/** Records with every filterable field at one of three values, a third of the nullable ones empty, some deleted, some another's. */
function rows({ rules, fixed }: List, owner: string) {
  const link = [new Types.ObjectId(), new Types.ObjectId(), new Types.ObjectId()];
  const value = (name: string, i: number): unknown => {
    if (/_at$/.test(name)) return new Date(Date.UTC(2026, 0, 1) + i * 60_000);
    if (name.endsWith('_id')) return link[i % 3];
    if (/date|until/.test(name)) return i % 3 ? `2026-0${(i % 9) + 1}-0${(i % 8) + 1}` : null;
    if (/amount|price|total|budget|quantity|file_size|gst/.test(name)) return (i * 37) % 101;
    if (['job_number', 'quote_number', 'short_name'].includes(name)) return `${owner.slice(-4)}-${i}`;
    if (name === 'rating') return (i % 5) + 1;
    return ['aa', 'bb', 'cc'][i % 3];
  };
  const names = [...new Set([...Object.keys(rules.filters), ...rules.sorts, ...rules.search])];
  return Array.from({ length: OWN + DELETED }, (_, i) => ({
    user_id: new Types.ObjectId(owner),
    updated_at: value('updated_at', i),
    version: 1,
    key: `key-${serial}`,
    day: `day-${serial++}`,
    lines: [],
    ...fixed,
    ...Object.fromEntries(names.map((name) => [name, value(name, i)])),
    created_at: value('created_at', i),
    deleted_at: i < DELETED ? new Date() : null,
    words: i % 5 ? ['h', 'ha', 'har', 'x'] : ['x'],
  }));
}

beforeAll(async () => {
  testDomain = await openTestDomain();
  actor = testDomain.newActor();
  const db = testDomain.domain.repositories.projects.model.db;
  for (const list of LISTS) {
    const all = [...rows(list, actor.userId), ...rows(list, testDomain.newActor().userId)];
    await db.collection(list.collection).insertMany(all);
  }
  mongooseModel(testDomain.domain.repositories.projects.model).base.set(
    'debug',
    (collection: string, method: string, filter: object, options: Found['options']) => {
      if (method === 'find') found.push({ collection, filter, options });
    },
  );
});
afterAll(() => testDomain.close());

/** How many documents the database examined for each query that the call made on the list's own collection. */
async function examined(table: string, operation: Operation, input: object): Promise<Stats['executionStats'][]> {
  found = [];
  // not over HTTP: the rows hold values that the API's output schemas would refuse
  await testDomain.domain.executor.execute(operation, actor, fromWire(operation, input as WireInput<Operation>));
  const own = found.filter(({ collection }) => collection === table);
  expect(own.length).toBeGreaterThan(0);
  const db = testDomain.domain.repositories.projects.model.db;
  return Promise.all(
    own.map(async ({ filter, options }) => {
      const cursor = db.collection(table).find(filter, { sort: options.sort as never, limit: options.limit ?? 0 });
      return ((await cursor.explain('executionStats')) as unknown as Stats).executionStats;
    }),
  );
}

describe.each(LISTS.map((list) => [list.name, list] as const))('%s', (_name, { collection, operation, rules }) => {
  it.each(rules.sorts.flatMap((sort) => [sort, `-${sort}`]))(
    'in the order of %s examines at most twice what it returns',
    async (sort) => {
      for (const stats of await examined(collection, operation, { limit: String(LIMIT), sort })) {
        expect(stats.totalDocsExamined).toBeLessThanOrEqual(2 * Math.max(1, stats.nReturned));
      }
    },
  );

  it('selected by each filter examines at most twice what it returns', async () => {
    const stored = testDomain.domain.repositories.projects.model.db.collection(collection);
    const own = { user_id: new Types.ObjectId(actor.userId), deleted_at: null };
    for (const filter of Object.keys(rules.filters)) {
      const one = await stored.findOne({ ...own, [filter]: { $ne: null } });
      const value = (one as Record<string, unknown> | null)?.[filter];
      const wire = value instanceof Types.ObjectId ? value.toHexString() : value;
      // a filter on an enumeration accepts only its own values, which the rows do not have: store one
      const accepted = wireValue(rules.filters, filter, wire);
      if (accepted !== wire)
        await stored.updateMany({ ...own, [filter]: wire as never }, { $set: { [filter]: accepted } });
      const all = await examined(collection, operation, { limit: String(LIMIT), [filter]: accepted });
      // what is looked up beside the list itself may find nothing
      expect(Math.max(...all.map(({ nReturned }) => nReturned)), filter).toBeGreaterThan(0);
      for (const stats of all) expect(stats.totalDocsExamined, filter).toBeLessThanOrEqual(2 * stats.nReturned);
    }
  });
});

const searched = LISTS.filter(({ rules }) => rules.search.length);

it.each(searched.map((list) => [list.name, list] as const))(
  '%s searched by a word start examines at most 20 x limit',
  async (_name, list) => {
    for (const stats of await examined(list.collection, list.operation, { limit: String(LIMIT), q: 'har' })) {
      expect(stats.nReturned).toBeGreaterThan(0);
      expect(stats.totalDocsExamined).toBeLessThanOrEqual(20 * LIMIT + 1);
    }
  },
);

function wireValue(filters: object, name: string, value: unknown): unknown {
  const schema = (filters as Record<string, { safeParse(v: unknown): { success: boolean }; options?: string[] }>)[name];
  return schema?.safeParse(value).success ? value : (schema?.options?.[0] ?? value);
}
