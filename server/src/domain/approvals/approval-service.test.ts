import {
  decideApproval,
  listApprovals,
  listOutbox,
  type Operation,
  sendMessage,
  TABLES,
  undoReceipt,
  type WireInput,
} from '@smoko/contract';
import { Types } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDomain, type TestDomain } from '../../testing/domain.ts';
import type { Actor } from '../actor.ts';

const { clients } = TABLES;
let testDomain: TestDomain;
let person: Actor;
let clientId: string;

beforeAll(async () => {
  testDomain = await openTestDomain();
});
afterAll(() => testDomain.close());
beforeEach(async () => {
  person = testDomain.newActor();
  clientId = (await testDomain.call(person, clients.operations.create, { name: 'Dave', email: 'dave@example.com' })).id;
});

async function ask<T extends Operation>(operation: T, input: WireInput<T>, summary: string): Promise<string> {
  const id = new Types.ObjectId().toHexString();
  const agent: Actor = {
    ...person,
    via: 'agent',
    agent: { assistant: 'michelle', model: 'built-in', threadId: id, runId: id },
  };
  const write = {
    operation,
    input,
    key: id,
    tool: 'a_tool',
    ask: summary,
    details: [],
    bulk: undefined,
    done: () => '',
  };
  const outcome = await testDomain.domain.calls.write(agent, write);
  if (outcome.status !== 'waiting') throw new Error('it did not wait');
  return String(outcome.approval._id);
}
const names = async () => (await testDomain.call(person, clients.operations.list, {})).data.map(({ name }) => name);

describe('an approval', () => {
  it('is carried out once, however many say yes at once', async () => {
    const id = await ask(clients.operations.delete, { id: clientId }, 'Delete client Dave');
    expect(await names()).toEqual(['Dave']);
    const decisions = Array.from({ length: 5 }, () =>
      testDomain.call(person, decideApproval, { id, decision: 'approve' }),
    );
    const outcomes = await Promise.allSettled(decisions);
    const done = outcomes.filter((one) => one.status === 'fulfilled');
    expect(done).toHaveLength(1);
    expect(done[0]?.value).toMatchObject({
      status: 'approved',
      receipt: { summary: 'Deleted client Dave', undoable: true },
    });
    expect(await names()).toEqual([]);
    await testDomain.call(person, undoReceipt, { id: String(done[0]?.value.receipt?.id) });
    expect(await names()).toEqual(['Dave']);
  });

  it('that is rejected changes nothing and cannot be approved afterwards', async () => {
    const id = await ask(clients.operations.delete, { id: clientId }, 'Delete client Dave');
    await testDomain.call(person, decideApproval, { id, decision: 'reject' });
    await expect(testDomain.call(person, decideApproval, { id, decision: 'approve' })).rejects.toMatchObject({
      status: 409,
    });
    expect(await names()).toEqual(['Dave']);
  });

  it('lets a message out, and says who has received it', async () => {
    const id = await ask(sendMessage, { client_id: clientId, body: 'On our way' }, 'Send Dave "On our way"');
    expect((await testDomain.call(person, listOutbox, {})).data).toEqual([]);
    const { receipt } = await testDomain.call(person, decideApproval, { id, decision: 'approve' });
    expect(receipt).toMatchObject({
      undoable: false,
      summary: 'Sent Dave "On our way". Kept in the development outbox - nobody outside has received it',
    });
    expect((await testDomain.call(person, listOutbox, {})).data).toMatchObject([
      { channel: 'email', to: 'dave@example.com', body: 'On our way', status: 'sent', transport: 'development' },
    ]);
  });

  it('fails in words when the world has moved on', async () => {
    const id = await ask(clients.operations.delete, { id: clientId }, 'Delete client Dave');
    await testDomain.call(person, clients.operations.delete, { id: clientId });
    const decided = await testDomain.call(person, decideApproval, { id, decision: 'approve' });
    expect(decided).toMatchObject({ status: 'failed', error: 'That client could not be found.', receipt: null });
  });

  it('expires', async () => {
    const id = await ask(clients.operations.delete, { id: clientId }, 'Delete client Dave');
    const { model } = testDomain.domain.repositories.approvals;
    const past = new Date('2026-01-01T00:00:00Z');
    await model.updateOne({ user_id: new Types.ObjectId(person.userId), _id: id }, { $set: { expires_at: past } });
    await expect(testDomain.call(person, decideApproval, { id, decision: 'approve' })).rejects.toMatchObject({
      status: 409,
    });
    expect((await testDomain.call(person, listApprovals, { status: 'expired' })).data).toHaveLength(1);
    expect(await names()).toEqual(['Dave']);
  });

  it('is not for another owner, and a payload that is wrong is never kept', async () => {
    const id = await ask(clients.operations.delete, { id: clientId }, 'Delete client Dave');
    await expect(
      testDomain.call(testDomain.newActor(), decideApproval, { id, decision: 'approve' }),
    ).rejects.toMatchObject({
      status: 404,
    });
    await expect(ask(sendMessage, { client_id: clientId, body: ' ' }, 'Send nothing')).rejects.toMatchObject({
      code: 'invalid',
    });
  });
});
