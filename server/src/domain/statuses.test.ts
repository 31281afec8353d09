import { assertNext, type Operation, runImport, STATUS_TABLES, TABLES, undoReceipt } from '@smoko/contract';
import { Types } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Repository } from '../db/repository.ts';
import type { AnyRow } from '../db/row.ts';
import { openTestDomain, type TestDomain } from '../testing/domain.ts';
import type { Actor } from './actor.ts';
import { createCall } from './call.ts';

type Fields = Record<string, unknown>;
interface Kind {
  table: keyof typeof TABLES;
  fields: Fields;
  /** Whether each is of a job of its own. */
  ofJob?: boolean;
  /** Those that can be deleted; left out: all. */
  deletes?: string[];
  /** What the tables do not say: an invoice is paid by its payments. */
  not?: (to: string) => boolean;
  /** Whether taking a change back brings a status back that nobody can set: that an invoice of old books was paid. */
  returns?: boolean;
  /** It is never deleted. */
  stays?: true;
}

const LINES = [{ description: 'Work', quantity: 1, unit_price: 100 }];
const KINDS: Record<string, Kind> = {
  projects: { table: 'projects', fields: { job_name: 'Deck' } },
  admin_tasks: { table: 'admin_tasks', fields: { task_name: 'Ring Rosa' } },
  procurement_items: { table: 'procurement_items', fields: { item_name: 'Pipe' } },
  'finance_records: payment': { table: 'finance_records', fields: { type: 'payment', amount: 10 } },
  'finance_records: expense': { table: 'finance_records', fields: { type: 'expense', amount: 10 } },
  'finance_records: invoice': {
    table: 'finance_records',
    fields: { type: 'invoice', amount: 10 },
    not: (to) => to === 'paid',
    returns: true,
    stays: true,
  },
  quotes: { table: 'quotes', fields: { lines: LINES } },
  variations: {
    table: 'variations',
    fields: { description: 'Handrail', lines: LINES },
    ofJob: true,
    deletes: ['draft'],
  },
};

let testDomain: TestDomain;
let mel: Actor;
beforeAll(async () => {
  testDomain = await openTestDomain();
});
afterAll(() => testDomain.close());
beforeEach(() => {
  mel = testDomain.newActor();
});

const rulesOf = (table: string) => STATUS_TABLES[table] as (typeof STATUS_TABLES)[string];
const statusesOf = (table: string) => Object.keys(rulesOf(table).next);
const pairsOf = (table: string) =>
  statusesOf(table).flatMap((from) => statusesOf(table).map((to) => [from, to] as const));
const maybe = (table: string, from: string, to: string) => from === to || rulesOf(table).next[from]?.includes(to);

const call = (operation: Operation, input: Fields, actor = mel) =>
  testDomain.call(actor, operation, input) as Promise<Fields & { id: string; status: string }>;
const { operations } = TABLES.projects;
const ops = (table: keyof typeof TABLES) =>
  TABLES[table].operations as unknown as Record<keyof typeof operations, Operation>;
async function add({ table, fields, ofJob }: Kind, status: string) {
  const job = ofJob ? { project_id: (await call(operations.create, { job_name: 'Deck' })).id } : {};
  return call(ops(table).create, { ...fields, ...job, status });
}
const statusOf = async ({ table }: Kind, id: string) => (await call(ops(table).get, { id })).status;

/** An assistant's own change, with its receipt. */
async function byTool({ table }: Kind, id: string, to: string) {
  const thread = new Types.ObjectId().toHexString();
  const agent = { assistant: 'michelle' as const, model: 'built-in', threadId: thread, runId: thread };
  const write = { operation: ops(table).update, input: { id, status: to } as never, key: thread, tool: 'a_tool' };
  const more = { ask: 'Change it', details: [], bulk: undefined, done: () => 'Changed it' };
  const outcome = await testDomain.domain.calls.write({ ...mel, via: 'agent', agent }, { ...write, ...more });
  if (outcome.status !== 'done') throw new Error('It waits.');
  return String(outcome.receipt._id);
}

/** Refused with 409 or 422 and words; gives the words. */
async function refused(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => new Error('it was done'),
    (reason: Error & { status?: number }) => reason,
  );
  expect([409, 422], error.message).toContain((error as { status?: number }).status);
  expect(error.message).toMatch(/^[A-Z].*\.$/s);
  return error.message;
}

it('every kind of record with a status says where it may go', () => {
  const walked = new Set(Object.values(KINDS).map(({ table }) => table as string));
  const internal = ['outbox', 'inbox', 'approvals', 'drafts', 'receipts'];
  expect([...walked, ...internal].sort()).toEqual(Object.keys(STATUS_TABLES).sort());
  const withStatus = Object.values(testDomain.domain.repositories).filter(({ model }) => model.schema.path('status'));
  const known = withStatus.map(({ table }) => table).filter((table) => table !== 'messages');
  expect(known.sort()).toEqual(Object.keys(STATUS_TABLES).sort());
});

describe.each(Object.entries(KINDS))('%s', (_, kind) => {
  const { table, not, returns, deletes = statusesOf(table) } = kind;
  const possible = (from: string, to: string) => maybe(table, from, to) && (from === to || !not?.(to));

  it.each(statusesOf(table))('begins as %s where the table says so', async (status) => {
    if (rulesOf(table).first.includes(status)) expect(await add(kind, status)).toMatchObject({ status });
    else await refused(add(kind, status));
  });

  it.each(pairsOf(table))('from %s to %s, by a person and by an assistant', async (from, to) => {
    const ways = [(id: string) => call(ops(table).update, { id, status: to }), (id: string) => byTool(kind, id, to)];
    for (const change of ways) {
      const { id } = await add(kind, from);
      if (possible(from, to)) await change(id);
      else await refused(change(id));
      expect(await statusOf(kind, id)).toBe(possible(from, to) ? to : from);
    }
  });

  it.each(pairsOf(table).filter(([from, to]) => from !== to && possible(from, to)))(
    'from %s to %s, and back by taking it back',
    async (from, to) => {
      const { id } = await add(kind, from);
      const receipt = await byTool(kind, id, to);
      const back = testDomain.call(mel, undoReceipt, { id: receipt });
      const comesBack = returns || possible(to, from);
      if (comesBack) await back;
      else await refused(back);
      expect(await statusOf(kind, id)).toBe(comesBack ? from : to);
    },
  );

  it.each(deletes)('comes back as %s after it was deleted, or is never deleted', async (status) => {
    const { id } = await add(kind, status);
    if (kind.stays) return void (await refused(call(ops(table).delete, { id })));
    await call(ops(table).delete, { id });
    expect(await call(ops(table).restore, { id })).toMatchObject({ status });
  });

  it('is deleted as nothing else', async () => {
    for (const status of statusesOf(table).filter((one) => !deletes.includes(one))) {
      const { id } = await add(kind, status);
      await refused(call(ops(table).delete, { id }));
      expect(await statusOf(kind, id)).toBe(status);
    }
  });
});

it.each(statusesOf('projects'))('a job is imported as %s', async (status) => {
  await call(TABLES.clients.operations.create, { name: 'Rosa' });
  const csv = `Job name,Client,Status\nDeck,Rosa,${status}\n`;
  await call(runImport, { table: 'projects', csv });
  expect((await testDomain.call(mel, operations.list, {})).data).toMatchObject([{ status }]);
});

/** Kept once for each invocation. */
const KEYED = ['approvals', 'drafts', 'receipts'];

describe('what people cannot set', () => {
  const stored: Record<string, Fields> = {
    outbox: { channel: 'sms', to: '+61491570156', body: 'Hi', transport: 'development' },
    inbox: {
      channel: 'sms',
      from: '+61491570156',
      to: '+61491570157',
      received_at: new Date(),
      correspondence_id: new Types.ObjectId(),
      contact: {},
      auth: 'pass',
    },
    approvals: {
      code: '1000',
      op: 'update',
      entity: 'quotes',
      operation: 'quotes.update',
      tool: 'a_tool',
      summary: 'Change it',
      assistant: 'renea',
      model: 'built-in',
      expires_at: new Date(),
    },
    drafts: {
      op: 'update',
      entity: 'quotes',
      operation: 'quotes.update',
      tool: 'a_tool',
      summary: 'Change it',
      assistant: 'renea',
      model: 'built-in',
      expires_at: new Date(),
    },
    receipts: {
      tool: 'a_tool',
      operation: 'quotes.update',
      entity: 'quotes',
      assistant: 'renea',
      agent_name: 'Renea',
      model: 'built-in',
      undoable: true,
    },
  };
  const repositoryOf = (table: string) =>
    Object.values(testDomain.domain.repositories).find((one) => one.table === table) as unknown as Repository<AnyRow>;

  it.each(Object.keys(stored).flatMap((table) => pairsOf(table).map(([from, to]) => [table, from, to] as const)))(
    '%s: from %s to %s, past the services too',
    async (table, from, to) => {
      const repository = repositoryOf(table);
      const mine = createCall(mel, testDomain.domain.executor.clock);
      const { model } = repository;
      const user_id = new Types.ObjectId(mel.userId);
      const make = async () => {
        const _id = new Types.ObjectId();
        const at = new Date();
        const base = { _id, user_id, created_at: at, updated_at: at, version: 1, key: String(_id) };
        const { key: _, ...keyless } = base;
        const needsKey = KEYED.includes(table);
        // as if it had come so far
        await model.insertMany([{ ...(needsKey ? base : keyless), ...stored[table], status: from }]);
        return _id;
      };
      const one = await make();
      const change = repository.update(mine, String(one), { status: to });
      if (maybe(table, from, to)) await change;
      else await refused(change);
      const other = await make();
      const { matchedCount } = await model.updateOne({ user_id, _id: other }, { $set: { status: to } });
      expect(matchedCount).toBe(maybe(table, from, to) ? 1 : 0);
    },
  );

  it.each(Object.keys(stored))('%s: begins as the table says', async (table) => {
    for (const status of statusesOf(table)) {
      const mine = createCall(mel, testDomain.domain.executor.clock);
      const key = KEYED.includes(table) ? { key: status } : {};
      const inserted = repositoryOf(table).insert(mine, { ...stored[table], ...key, status });
      if (rulesOf(table).first.includes(status)) await inserted;
      else await refused(inserted);
    }
  });

  it('no update can invent a status', async () => {
    const { model } = testDomain.domain.repositories.outbox;
    const update = model.updateMany(
      { user_id: new Types.ObjectId(mel.userId) },
      { $set: { status: 'gone' as 'sent' } },
    );
    await expect(update).rejects.toThrow('No message can be gone.');
  });
});

describe('what is said', () => {
  it('of one that nothing was agreed in', async () => {
    const { create, update } = ops('quotes');
    const said = 'An accepted quote says what was agreed. Add at least one line first.';
    expect(await refused(call(create, { status: 'accepted' }))).toBe(said);
    const { id } = await call(create, { status: 'sent' });
    expect(await refused(call(update, { id, status: 'accepted' }))).toBe(said);
    await call(update, { id, status: 'accepted', lines: LINES });
    expect(await refused(call(update, { id, lines: [] }))).toBe(said);
    await call(update, { id, valid_until: '2027-01-01' });
    const words = await call(create, { status: 'sent', content: { details: 'Carport, $8,650' } });
    expect(await call(update, { id: words.id, status: 'accepted' })).toMatchObject({ status: 'accepted' });
    expect(await refused(call(update, { id: words.id, content: { details: ' ' } }))).toBe(said);
  });

  it('of an invoice without a payment, whatever it was before', async () => {
    const { create, update } = ops('finance_records');
    const said = 'No payment covers this invoice yet. Mark it as paid instead: that adds the payment.';
    const invoice = await call(create, { type: 'invoice', amount: 100 });
    expect(await refused(call(update, { id: invoice.id, status: 'paid' }))).toBe(said);
    const payment = await call(create, { type: 'payment', amount: 100 });
    expect(await refused(call(update, { id: payment.id, type: 'invoice' }))).toBe(said);
    await call(create, { type: 'payment', amount: 40, invoice_id: invoice.id });
    expect(await refused(call(update, { id: invoice.id, status: 'paid' }))).toBe(said);
    await call(create, { type: 'payment', amount: 60, invoice_id: invoice.id });
    expect(await call(update, { id: invoice.id, status: 'paid' })).toMatchObject({ status: 'paid' });
  });

  it('where more than one thing is possible', () => {
    expect(() => assertNext(rulesOf('outbox'), 'queued', 'waiting_approval')).toThrow(
      'A queued message can become sent, failed or unknown, not waiting approval.',
    );
    expect(() => assertNext(rulesOf('approvals'), 'expired', 'pending')).toThrow('An expired approval stays expired.');
  });
});
