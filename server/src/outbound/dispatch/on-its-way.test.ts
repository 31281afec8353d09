import {
  answerInboxItem,
  createCreditNote,
  createInvoice,
  createRefund,
  decideApproval,
  discardDraft,
  financeRecords,
  listOutbox,
  OPERATIONS,
  type Operation,
  projects,
  quotes,
  sendDraft,
  sendFinanceRecord,
  sendMessage,
  sendOnMyWay,
  sendQuote,
  sendStatement,
  sendVariation,
  TABLES,
  variations,
  type WireInput,
} from '@smoko/contract';
import { Types } from 'mongoose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '../../domain/actor.ts';
import { createCall } from '../../domain/call.ts';
import { openTestDomain, type TestDomain } from '../../testing/domain.ts';
import type { Outbound, Outcome } from '../providers/provider.ts';

const TIMES = 10;
const LINES = [{ description: 'Work', quantity: 1, unit_price: 100 }];

/** A provider that takes every mail, and says what became of it when the test says so. */
function slowProvider() {
  const taken: string[] = [];
  let settle: (outcome: Outcome) => void = () => {};
  return {
    taken,
    settle: (outcome: Outcome) => settle(outcome),
    provider: {
      send: async ({ item }: Outbound) => {
        taken.push(String(item.to));
        return new Promise<Outcome>((done) => {
          settle = done;
        });
      },
    },
  };
}

let testDomain: TestDomain;
let mel: Actor;
let clientId: string;
let made: Record<string, (nth?: string) => Promise<Record<string, unknown>>>;

async function open(outgoing: NonNullable<Parameters<typeof openTestDomain>[0]>['outgoing'] = {}) {
  testDomain = await openTestDomain({ outgoing: { senderOf: async () => sender, ...outgoing } });
  mel = testDomain.newActor();
  const sender = { actor: mel, smsNumber: null, inboundAddress: null };
  clientId = (await testDomain.call(mel, TABLES.clients.operations.create, { name: 'Rosa', email: 'rosa@example.com' }))
    .id;
  const about = { client_id: clientId };
  made = {
    [sendMessage.id]: async (nth = '') => ({ client_id: clientId, body: `On our way${nth}` }),
    [sendQuote.id]: async () => ({
      id: (await testDomain.call(mel, quotes.operations.create, { ...about, lines: LINES })).id,
    }),
    [sendFinanceRecord.id]: async () => ({
      id: (await testDomain.call(mel, financeRecords.operations.create, { ...about, type: 'invoice', amount: 10 })).id,
    }),
    [sendVariation.id]: async () => {
      const { id } = await testDomain.call(mel, projects.operations.create, { ...about, job_name: 'Deck' });
      const more = { project_id: id, description: 'Handrail', lines: LINES };
      return { id: (await testDomain.call(mel, variations.operations.create, more)).id };
    },
    [sendOnMyWay.id]: async () => ({
      id: (await testDomain.call(mel, projects.operations.create, { ...about, job_name: 'Fence' })).id,
    }),
    [sendStatement.id]: async () => ({ id: clientId }),
    [sendDraft.id]: async () => {
      const call = createCall(mel, testDomain.domain.executor.clock);
      const draft = { channel: 'email' as const, to: 'rosa@example.com', subject: 'Hello', body: 'A draft' };
      return { id: (await testDomain.outbound.outbox.put(call, { ...draft, draft: 'draft' })).id };
    },
    [answerInboxItem.id]: async () => {
      const call = createCall(mel, testDomain.domain.executor.clock);
      const { _id } = await testDomain.domain.repositories.inbox.insert(call, inboxItem());
      return { id: _id.toHexString(), body: 'Will do' };
    },
  };
}
const payment = async () => {
  const paid = { client_id: clientId, type: 'payment' as const, amount: 50, allow_credit: true };
  return (await testDomain.call(mel, financeRecords.operations.create, paid)).id;
};
const paperOf = {
  payment,
  async refund() {
    await payment();
    return (await testDomain.call(mel, createRefund, { id: clientId, amount: 20 })).id;
  },
  async credit_note() {
    const asked = { client_id: clientId, amount: 110, issue: true };
    const { id } = await testDomain.call(mel, createInvoice, asked);
    return (await testDomain.call(mel, createCreditNote, { id, amount: 11, reason: 'Less work' })).id;
  },
};
const inboxItem = () =>
  ({
    channel: 'email',
    from: 'rosa@example.com',
    from_name: 'Rosa',
    to: 'mel@in.example.com',
    subject: 'Hello',
    body: 'Can you come?',
    contact: { kind: 'client', id: clientId, name: 'Rosa' },
    auth: 'pass',
    status: 'received',
    received_at: new Date(),
    client_id: clientId,
    correspondence_id: new Types.ObjectId(clientId),
  }) as const;

beforeEach(() => open());
afterEach(() => testDomain.close());

const external = OPERATIONS.filter(({ risk }) => risk === 'external');
const operation = (id: string) => OPERATIONS.find((one) => one.id === id) as Operation;
const sent = async () => (await testDomain.call(mel, listOutbox, {})).data;
const send = (id: string, input: unknown) => testDomain.call(mel, operation(id), input);

/** The same, ten times at once: how many got through, and what the others were told. */
async function atOnce(id: string, input: unknown) {
  const all = await Promise.allSettled(Array.from({ length: TIMES }, () => send(id, input)));
  const refused = all.flatMap((one) =>
    one.status === 'rejected' ? [one.reason as { status: number; message: string }] : [],
  );
  for (const { status } of refused) expect(status).toBe(409);
  return { through: TIMES - refused.length, said: refused.map(({ message }) => message) };
}

describe('what leaves the business', () => {
  it('is known to these tests, all of it', () => {
    expect(Object.keys(made).sort()).toEqual(external.map(({ id }) => id).sort());
  });

  it.each(external.map(({ id }) => id))(
    '%s: ten at once are one, and another one afterwards is another',
    async (id) => {
      const input = await made[id]?.();
      const { through } = await atOnce(id, input);
      expect(through).toBe(1);
      expect(await sent()).toHaveLength(1);
      // a draft that was sent is no draft any more
      if (id === sendDraft.id) return expect((await atOnce(id, input)).through).toBe(0);
      // who was told that one is on the way is not told so twice
      if (id === sendOnMyWay.id) return expect((await atOnce(id, input)).through).toBe(0);
      expect(await send(id, input)).toMatchObject({ to: 'rosa@example.com' });
      expect(await sent()).toHaveLength(2);
    },
  );

  it.each(['payment', 'refund', 'credit_note'] as const)(
    'the paper of a %s goes once, too, by its name',
    async (type) => {
      const input = { id: await paperOf[type]() };
      const { through, said } = await atOnce(sendFinanceRecord.id, input);
      expect(through).toBe(1);
      for (const one of said)
        expect(one).toMatch(/^That (?:receipt|credit note) (?:went|is already on its way) to rosa/);
      expect(await sent()).toMatchObject([{ to: 'rosa@example.com', finance_record_id: input.id }]);
    },
  );

  it('two different ones do not wait for each other', async () => {
    const [one, other] = [await made[sendMessage.id]?.(' 1'), await made[sendMessage.id]?.(' 2')];
    await Promise.all([send(sendMessage.id, one), send(sendMessage.id, other)]);
    const papers = await Promise.all(
      [sendQuote.id, sendQuote.id, sendFinanceRecord.id].map(async (id) => [id, await made[id]?.()]),
    );
    await Promise.all(papers.map(([id, input]) => send(String(id), input)));
    expect(await sent()).toHaveLength(5);
  });

  it('is one for however many approvals of the same invoice are said yes to at once', async () => {
    const input = (await made[sendFinanceRecord.id]?.()) as WireInput<typeof sendFinanceRecord>;
    const ids = await Promise.all(
      Array.from({ length: TIMES }, async (_, i) => {
        const id = new Types.ObjectId().toHexString();
        const agent = { assistant: 'renea' as const, model: 'built-in', threadId: id, runId: id };
        const write = {
          operation: sendFinanceRecord,
          input,
          key: `${i}`,
          tool: 'send_invoice',
          ask: 'Send it',
          details: [],
          bulk: undefined,
        };
        const asked = await testDomain.domain.calls.write(
          { ...mel, via: 'agent', agent },
          { ...write, done: () => '' },
        );
        return asked.status === 'waiting' ? asked.approval._id.toHexString() : '';
      }),
    );
    const decided = await Promise.all(
      ids.map((id) => testDomain.call(mel, decideApproval, { id, decision: 'approve' })),
    );
    expect(decided.filter(({ status }) => status === 'approved')).toHaveLength(1);
    const failed = decided.filter(({ status }) => status === 'failed');
    expect(failed).toHaveLength(TIMES - 1);
    for (const { error } of failed)
      expect(error).toMatch(/^That invoice (went|is already on its way) to rosa@example\.com/);
    expect(await sent()).toHaveLength(1);
  });
});

describe('with a provider that takes its time', () => {
  let mail: ReturnType<typeof slowProvider>;
  beforeEach(async () => {
    await testDomain.close();
    mail = slowProvider();
    await open({ providers: { sms: null, email: mail.provider } });
    await testDomain.outbound.dispatch.start(true);
  });
  afterEach(async () => {
    mail.settle({ outcome: 'sent' });
    await testDomain.outbound.dispatch.close();
  });
  const status = async () => (await sent())[0]?.status;

  const outcomes: Outcome[] = [
    { outcome: 'sent' },
    { outcome: 'failed', reason: 'No such mailbox.' },
    { outcome: 'unknown', reason: 'The line went dead.' },
  ];
  it.each(outcomes)('an invoice goes once until it is known that it %o, and again after that', async (outcome) => {
    const input = await made[sendFinanceRecord.id]?.();
    expect((await atOnce(sendFinanceRecord.id, input)).through).toBe(1);
    await expect.poll(() => mail.taken).toHaveLength(1);
    // not ten at once any more: one by one, as long as it is under way
    for (let i = 0; i < 3; i++) {
      await expect(send(sendFinanceRecord.id, input)).rejects.toMatchObject({
        status: 409,
        message:
          'That invoice is already on its way to rosa@example.com. It is in the outbox: wait until it has gone, or throw it away there first.',
      });
    }
    mail.settle(outcome);
    await expect.poll(status).toBe(outcome.outcome);
    await send(sendFinanceRecord.id, input);
    await expect.poll(() => mail.taken).toHaveLength(2);
    expect(await sent()).toHaveLength(2);
  });

  it('what failed is not tried again beside a new one', async () => {
    const input = await made[sendFinanceRecord.id]?.();
    const { id } = (await send(sendFinanceRecord.id, input)) as { id: string };
    await expect.poll(() => mail.taken).toHaveLength(1);
    mail.settle({ outcome: 'failed', reason: 'No such mailbox.' });
    await expect.poll(status).toBe('failed');
    const both = await Promise.allSettled([send(sendFinanceRecord.id, input), send(sendDraft.id, { id })]);
    expect(both.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect.poll(() => mail.taken).toHaveLength(2);
  });

  it('a process that died with it on its way leaves it to be sent again', async () => {
    const input = await made[sendFinanceRecord.id]?.();
    await send(sendFinanceRecord.id, input);
    await expect.poll(() => mail.taken).toHaveLength(1);
    // the next process finds the attempt of one that is gone
    await testDomain.outbound.dispatch.start(true);
    await expect.poll(status).toBe('unknown');
    await send(sendFinanceRecord.id, input);
    expect(await sent()).toHaveLength(2);
  });
});

it('what waits and is thrown away makes room', async () => {
  await testDomain.close();
  await open({ providers: { sms: null, email: { send: async () => ({ outcome: 'later', reason: 'Busy.' }) } } });
  const input = await made[sendFinanceRecord.id]?.();
  const { id } = (await send(sendFinanceRecord.id, input)) as { id: string };
  await expect(send(sendFinanceRecord.id, input)).rejects.toMatchObject({ status: 409 });
  await testDomain.call(mel, discardDraft, { id });
  await send(sendFinanceRecord.id, input);
  const files = testDomain.records.outboxFiles;
  expect(await files.model.countDocuments({ user_id: new Types.ObjectId(mel.userId) })).toBe(1);
});
