import {
  adminTasks,
  clients,
  financeRecords,
  listApprovals,
  markPaid,
  OPERATIONS,
  type Operation,
  procurementItems,
  projects,
  quotes,
  sendMessage,
  suppliers,
  type WireInput,
} from '@smoko/contract';
import { Types } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Actor, Sender } from '../../domain/actor.ts';
import { createCall } from '../../domain/call.ts';
import { openTestDomain, type TestDomain } from '../../testing/domain.ts';

let testDomain: TestDomain;
let owner: Actor;
const made: Record<string, string> = {};

beforeAll(async () => {
  testDomain = await openTestDomain();
});
afterAll(() => testDomain.close());

const id = () => new Types.ObjectId().toHexString();
beforeEach(async () => {
  owner = testDomain.newActor();
  const client = await testDomain.call(owner, clients.operations.create, {
    name: 'Rosa Delgado',
    phone: '0491 570 006',
  });
  const other = await testDomain.call(owner, clients.operations.create, { name: 'Colin Prentice' });
  const supplier = await testDomain.call(owner, suppliers.operations.create, { name: 'Reece' });
  const shop = await testDomain.call(owner, suppliers.operations.create, { name: 'Rexel' });
  const job = await testDomain.call(owner, projects.operations.create, { job_name: 'Deck', client_id: client.id });
  const otherJob = await testDomain.call(owner, projects.operations.create, { job_name: 'Wall', client_id: other.id });
  const quote = await testDomain.call(owner, quotes.operations.create, { client_id: client.id, status: 'sent' });
  const otherQuote = await testDomain.call(owner, quotes.operations.create, { client_id: other.id, status: 'sent' });
  const invoice = await testDomain.call(owner, financeRecords.operations.create, {
    type: 'invoice',
    amount: 100,
    project_id: job.id,
  });
  const otherInvoice = await testDomain.call(owner, financeRecords.operations.create, {
    type: 'invoice',
    amount: 100,
    project_id: otherJob.id,
  });
  const item = await testDomain.call(owner, procurementItems.operations.create, {
    item_name: 'Tank',
    supplier_id: supplier.id,
  });
  const otherItem = await testDomain.call(owner, procurementItems.operations.create, {
    item_name: 'Cable',
    supplier_id: shop.id,
  });
  const all = {
    client,
    other,
    supplier,
    shop,
    job,
    otherJob,
    quote,
    otherQuote,
    invoice,
    otherInvoice,
    item,
    otherItem,
  };
  for (const [name, record] of Object.entries(all)) made[name] = record.id;
});

function inbound(from: 'client' | 'supplier' | 'nobody', more: Partial<Sender> = {}): Actor {
  const clientId = from === 'client' ? (made.client ?? null) : null;
  const supplierId = from === 'supplier' ? (made.supplier ?? null) : null;
  const sender = {
    inboxId: id(),
    effectsKey: id(),
    clientId,
    supplierId,
    key: `${from}:${made[from]}`,
    verified: true,
    suspect: false,
    ...more,
  };
  const agent = { assistant: 'michelle' as const, model: 'built-in', threadId: null, runId: sender.inboxId };
  return { ...owner, via: 'inbound', agent, sender };
}

const write = <T extends Operation>(actor: Actor, operation: T, input: WireInput<T>) =>
  testDomain.domain.calls.write(actor, {
    operation,
    input,
    key: id(),
    tool: 'test',
    ask: 'Do it',
    details: [],
    bulk: false,
    done: () => 'Done',
  });

describe('a message from outside', () => {
  it('may put up to three to-dos on the list by itself', async () => {
    const actor = inbound('nobody');
    for (let i = 0; i < 3; i++) {
      expect((await write(actor, adminTasks.operations.create, { task_name: `Ring ${i}` })).status).toBe('done');
    }
    await expect(write(actor, adminTasks.operations.create, { task_name: 'Once more' })).rejects.toThrow(
      'outside message',
    );
  });

  it('may leave to-dos twenty times a day', async () => {
    const call = createCall(owner, testDomain.domain.executor.clock);
    const receive = (inboxId: string) =>
      testDomain.domain.inbox.receive(call, {
        id: inboxId,
        channel: 'sms',
        from: '+61491570006',
        fromName: null,
        to: '+61491570110',
        subject: null,
        body: 'Ring me',
        messageId: inboxId,
        receivedAt: call.clock.now(),
        auth: 'pass',
      });
    const ring = async () => {
      const actor = inbound('nobody');
      const inboxId = actor.sender?.inboxId ?? '';
      await receive(inboxId);
      const outcome = await write(actor, adminTasks.operations.create, { task_name: `Ring ${inboxId}` });
      if (outcome.status === 'done')
        await testDomain.domain.inbox.note(call, inboxId, { admin_task_id: outcome.output.id });
    };
    for (let message = 0; message < 20; message++) await ring();
    await expect(ring()).rejects.toThrow('outside message');
  });

  it('of a supplier only proposes a delivery day of its own order', async () => {
    const input = { id: made.item ?? '', delivery_date: '2026-12-10' };
    expect((await write(inbound('supplier'), procurementItems.operations.update, input)).status).toBe('waiting');
    const unsure = inbound('supplier', { verified: false });
    expect((await write(unsure, procurementItems.operations.update, input)).status).toBe('waiting');
    const ordered = { ...input, status: 'ordered' } as const;
    expect((await write(inbound('supplier'), procurementItems.operations.update, ordered)).status).toBe('waiting');
  });

  it.each([
    ['accept the own quote', quotes.operations.update, () => ({ id: made.quote, status: 'accepted' })],
    ['move the own job', projects.operations.update, () => ({ id: made.job, job_date: '2026-12-01' })],
    ['mark the own invoice as paid', markPaid, () => ({ id: made.invoice })],
    ['change the own number', clients.operations.update, () => ({ id: made.client, phone: '0491 570 156' })],
    ['answer the client', sendMessage, () => ({ client_id: made.client, body: 'Thanks' })],
  ] as [string, Operation, () => object][])('may only propose to %s', async (_, operation, input) => {
    const actor = inbound('client');
    expect((await write(actor, operation, input())).status).toBe('waiting');
    const { data } = await testDomain.call(owner, listApprovals, {});
    expect(data[0]).toMatchObject({ status: 'pending', inbox_id: actor.sender?.inboxId });
  });

  it.each([
    ['another client’s quote', quotes.operations.update, () => ({ id: made.otherQuote, status: 'accepted' })],
    ['another client’s job', projects.operations.update, () => ({ id: made.otherJob, job_date: '2026-12-01' })],
    ['the price of its own job', projects.operations.update, () => ({ id: made.job, job_budget: 1 })],
    ['another client’s invoice', markPaid, () => ({ id: made.otherInvoice })],
    ['a price', quotes.operations.update, () => ({ id: made.quote, lines: [] })],
    ['another client', clients.operations.update, () => ({ id: made.other, phone: '0491 570 156' })],
    ['a new client', clients.operations.create, () => ({ name: 'Thief' })],
    ['a record that is gone', markPaid, () => ({ id: id() })],
    [
      'another shop’s order',
      procurementItems.operations.update,
      () => ({ id: made.otherItem, delivery_date: '2026-12-01' }),
    ],
    ['a message to somebody else', sendMessage, () => ({ client_id: made.other, body: 'x' })],
    ['a message to an address', sendMessage, () => ({ to: 'thief@example.net', body: 'x' })],
    ['an expense', financeRecords.operations.create, () => ({ type: 'expense', amount: 5, status: 'pending' })],
    [
      'somebody else’s job on a to-do',
      adminTasks.operations.create,
      () => ({ task_name: 'x', project_id: made.otherJob }),
    ],
  ] as [string, Operation, () => object][])('of a client is refused %s', async (_, operation, input) => {
    await expect(write(inbound('client'), operation, input())).rejects.toThrow('An outside message cannot do that.');
  });

  it('is refused every operation that is not on the short list', async () => {
    const allowed = new Set([
      'admin-tasks.create',
      'procurement-items.update',
      'quotes.update',
      'projects.update',
      'finance-records.mark-paid',
      'finance-records.create',
      'clients.create',
      'clients.update',
      'messages.send',
    ]);
    for (const operation of OPERATIONS.filter(({ risk, id }) => risk !== 'read' && !allowed.has(id))) {
      for (const from of ['client', 'supplier', 'nobody'] as const) {
        await expect(testDomain.domain.executor.execute(operation, inbound(from), {}), operation.id).rejects.toThrow();
      }
    }
    const refused: Operation[] = [clients.operations.delete, quotes.operations.update, markPaid];
    for (const operation of refused) {
      const input = { id: made.quote };
      await expect(testDomain.domain.executor.execute(operation, inbound('client'), input)).rejects.toThrow(
        'outside message',
      );
    }
  });

  it('passes on a bill of anybody on file where it is the owner who does, proved', async () => {
    const bill = { type: 'expense' as const, status: 'pending' as const, amount: 90, supplier_id: made.supplier };
    const asked = await write(inbound('nobody', { owner: true }), financeRecords.operations.create, bill);
    expect(asked.status).toBe('waiting');
    for (const [actor, input] of [
      [inbound('nobody'), bill],
      [inbound('client'), bill],
      [inbound('nobody', { owner: true }), { ...bill, supplier_id: id() }],
      [inbound('nobody', { owner: true }), { ...bill, type: 'invoice' as const }],
    ] as const)
      await expect(write(actor, financeRecords.operations.create, input)).rejects.toThrow('outside message');
  });

  it('asks for at most five things, and twenty a day from one sender', async () => {
    const ask = (actor: Actor) => write(actor, quotes.operations.update, { id: made.quote ?? '', status: 'accepted' });
    for (let message = 0; message < 4; message++) {
      const actor = inbound('client');
      for (let i = 0; i < 5; i++) await ask(actor);
      await expect(ask(actor)).rejects.toThrow('outside message');
    }
    await expect(ask(inbound('client'))).rejects.toThrow('outside message');
  });

  it('reads the sender’s own records and no others', async () => {
    const { calls } = testDomain.domain;
    const client = inbound('client');
    const jobs = await calls.read(client, projects.operations.list, {});
    expect(jobs.data.map((job) => job.id)).toEqual([made.job]);
    const people = await calls.read(client, clients.operations.list, {});
    expect(people.data.map((one) => one.id)).toEqual([made.client]);
    const theirs = await calls.read(client, projects.operations.list, { client_id: made.other });
    expect(theirs.data.map((job) => job.id)).toEqual([made.job]);
    for (const [operation, input] of [
      [clients.operations.get, { id: made.other }],
      [projects.operations.get, { id: made.otherJob }],
      [suppliers.operations.list, {}],
      [listApprovals, {}],
    ] as [Operation, object][]) {
      await expect(calls.read(client, operation, input)).rejects.toThrow('outside message');
    }
    await expect(calls.read(inbound('nobody'), clients.operations.list, {})).rejects.toThrow('outside message');
  });
});
