import {
  addOptOut,
  clients,
  financeRecords,
  listOutbox,
  markPaid,
  quotes,
  sendDraft,
  sendMessage,
} from '@smoko/contract';
import { Types } from 'mongoose';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Actor } from '../../domain/actor.ts';
import { createCall } from '../../domain/call.ts';
import { openTestDomain, type TestDomain } from '../../testing/domain.ts';
import { mongooseModel } from '../../testing/mongoose-model.ts';
import type { Outbound, Outcome, Provider } from '../providers/provider.ts';
import { createDispatch, type Dispatch } from './dispatch.ts';

const DAY_MS = 86_400_000;
const LONG = { timeout: 30_000, interval: 20 };
/** Where mails end up, and what is said about them. */
const taken: string[] = [];
let answer: (message: Outbound) => Outcome | Promise<Outcome>;
const provider: Provider = {
  send: async (message) => {
    taken.push(String(message.item.body));
    return answer(message);
  },
};

let testDomain: TestDomain;
let me: Actor;
beforeAll(async () => {
  testDomain = await openTestDomain({
    outgoing: {
      providers: { sms: provider, email: provider },
      senderOf: async () => ({ actor: me, smsNumber: null, inboundAddress: 'mel@in.example.com' }),
    },
  });
});
afterAll(() => testDomain.close());
beforeEach(() => {
  taken.length = 0;
  answer = () => ({ outcome: 'sent' });
  me = testDomain.newActor();
});
afterEach(() => testDomain.outbound.dispatch.close());

const put = (fields: object = {}) =>
  testDomain.call(me, sendMessage, { to: 'priya@example.com', body: 'On my way', ...fields });
const stored = (id: string) =>
  testDomain.domain.repositories.outbox.model
    .findOne({ user_id: new Types.ObjectId(me.userId), _id: new Types.ObjectId(id) })
    .lean();
const becomes = (id: string, fields: object) =>
  vi.waitFor(async () => expect(await stored(id)).toMatchObject(fields), LONG);
/** One more process on the same database. */
function another(pauses: readonly number[] = [0, 0], callMs?: number): Dispatch {
  return createDispatch({
    repository: testDomain.domain.repositories.outbox,
    providers: { sms: provider, email: provider },
    bus: testDomain.bus,
    clock: testDomain.domain.executor.clock,
    prepare: async (item) => ({
      item,
      files: [],
      from: { name: 'Mel', smsNumber: null, replyTo: null, logo: null },
      unsubscribe: null,
    }),
    optedOut: async () => {},
    report: () => {},
    pauses,
    ...(callMs === undefined ? {} : { callMs }),
  });
}

describe('a queued message', () => {
  it('goes out once, however many processes look for it', async () => {
    const ids = await Promise.all([1, 2, 3, 4, 5].map((n) => put({ body: `Message ${n}` })));
    expect(ids.map(({ status }) => status)).toEqual(Array(5).fill('queued'));
    const processes = [another(), another(), another()];
    await Promise.all(processes.map((one) => one.start(false)));
    for (const { id } of ids) await becomes(id, { status: 'sent', reason: null });
    await Promise.all(processes.map((one) => one.close()));
    expect(taken.toSorted()).toEqual([1, 2, 3, 4, 5].map((n) => `Message ${n}`));
  });

  it('that hangs holds up no other one, is unknown in the end, and is heard if it comes back', async () => {
    let comeBack = (_: Outcome) => {};
    answer = ({ item }) =>
      item.body === 'Hangs'
        ? new Promise<Outcome>((done) => {
            comeBack = done;
          })
        : { outcome: 'sent' };
    const hangs = await put({ body: 'Hangs' });
    const next = await put({ body: 'The next one', to: 'ben@example.com' });
    const same = await put({ body: 'To the same one' });
    const process = another([0, 0], 1_500);
    await process.start(false);
    await becomes(next.id, { status: 'sent' });
    // behind the one that hangs: two to one address come in their order
    expect(await stored(hangs.id)).toMatchObject({ status: 'queued' });
    expect(await stored(same.id)).toMatchObject({ status: 'queued', attempt: null });
    await becomes(hangs.id, { status: 'unknown', reason: expect.stringContaining('nobody can say') });
    process.poke();
    await becomes(same.id, { status: 'sent' });
    comeBack({ outcome: 'sent', providerId: 'SM2' });
    await becomes(hangs.id, { status: 'sent', provider_id: 'SM2' });
    await process.close();
    expect(taken.filter((body) => body === 'Hangs')).toHaveLength(1);
  });

  it('that is an offer goes to nobody who has asked for no more of them since it was written; other mails do', async () => {
    const offer = await put({ body: 'Spring special: 10% off gutter cleaning' });
    const plain = await put({ body: 'See you at nine' });
    const text = await put({ to: '0491 570 156', body: 'Spring special: 10% off gutter cleaning' });
    await testDomain.call(me, addOptOut, { channel: 'email', address: 'priya@example.com' });
    await testDomain.outbound.dispatch.start(false);
    await becomes(offer.id, { status: 'failed', reason: 'They asked for no more such emails.' });
    await becomes(plain.id, { status: 'sent' });
    await becomes(text.id, { status: 'sent', body: expect.stringContaining('Reply STOP to opt out') });
  });

  it('that is a text to a landline does not leave, however it came to be there', async () => {
    const { id } = await put({ to: '0491 570 156' });
    await testDomain.domain.repositories.outbox.model.updateOne(
      { user_id: new Types.ObjectId(me.userId), _id: new Types.ObjectId(id) },
      { $set: { to: '+61255501234' } },
    );
    await testDomain.outbound.dispatch.start(false);
    await becomes(id, { status: 'failed', reason: expect.stringContaining('No text can reach +61255501234') });
    expect(taken).toEqual([]);
  });

  it('has its attempt on file before the provider is asked', async () => {
    let before: unknown;
    answer = async ({ item }) => {
      before = await stored(String(item._id));
      return { outcome: 'sent', providerId: 'SM1' };
    };
    await testDomain.outbound.dispatch.start(false);
    const { id } = await put();
    await becomes(id, { status: 'sent', provider_id: 'SM1' });
    expect(before).toMatchObject({ status: 'queued', attempt: expect.any(String) });
  });

  it('is tried again when it surely did not go, and fails in the end with the reason', async () => {
    answer = () => ({ outcome: 'later', reason: 'The phone network is busy.' });
    const { id } = await put();
    const process = another();
    await process.start(false);
    for (let n = 0; n < 2; n++) {
      await vi.waitFor(() => expect(taken.length).toBeGreaterThan(n), LONG);
      process.poke();
    }
    await vi.waitFor(async () => {
      process.poke();
      expect(await stored(id)).toMatchObject({ status: 'failed', reason: 'The phone network is busy.' });
    }, LONG);
    await process.close();
    expect(taken).toHaveLength(3);
  });

  it('that may have arrived is sent again by nobody but a person', async () => {
    answer = () => ({ outcome: 'unknown', reason: 'Nobody knows.' });
    await testDomain.outbound.dispatch.start(false);
    const { id } = await put();
    await becomes(id, { status: 'unknown', reason: 'Nobody knows.' });
    testDomain.outbound.dispatch.poke();
    await put({ body: 'The next one' });
    await vi.waitFor(() => expect(taken).toContain('The next one'), LONG);
    expect(taken.filter((body) => body === 'On my way')).toHaveLength(1);
    answer = () => ({ outcome: 'sent' });
    await testDomain.call(me, sendDraft, { id });
    await becomes(id, { status: 'sent' });
    expect(taken.filter((body) => body === 'On my way')).toHaveLength(2);
  });

  it('whose process died on the way is unknown, at once where nobody else can have it', async () => {
    const { id } = await put();
    const fields = { attempt: 'died', lease_until: new Date(Date.now() + 60_000) };
    await testDomain.domain.repositories.outbox.model.updateOne(
      { user_id: new Types.ObjectId(me.userId), _id: new Types.ObjectId(id) },
      { $set: fields },
    );
    const others = another();
    await others.start(false);
    await others.close();
    expect(await stored(id)).toMatchObject({ status: 'queued' });
    const alone = another();
    await alone.start(true);
    await alone.close();
    expect(await stored(id)).toMatchObject({ status: 'unknown', reason: expect.stringContaining('Ask them') });
    expect(taken).toEqual([]);
  });

  it('waits for none that cannot be worked on', async () => {
    answer = () => {
      if (taken.length === 1) throw new Error('A fault of our own');
      return { outcome: 'sent' };
    };
    const [first, second] = [await put({ body: 'First' }), await put({ body: 'Second' })];
    await testDomain.outbound.dispatch.start(false);
    await becomes(second.id, { status: 'sent' });
    // it may have been handed over: only its lease ends it
    expect(await stored(first.id)).toMatchObject({ status: 'queued', attempt: expect.any(String) });
  });

  it('is not sent to somebody who said stop meanwhile, or says so to the provider', async () => {
    const text = await put({ to: '0491 570 156' });
    const call = createCall(me, testDomain.domain.executor.clock);
    await testDomain.domain.consent.optOut(call, 'sms', '+61491570156', { source: 'word' });
    answer = () => ({ outcome: 'failed', reason: 'They asked for no more texts from this number.', optedOut: true });
    const other = await put({ to: '0491 570 157' });
    await testDomain.outbound.dispatch.start(false);
    await becomes(text.id, { status: 'failed', reason: 'They asked for no more texts.' });
    await becomes(other.id, { status: 'failed' });
    expect(taken).toEqual(['On my way\nCarmody Trades']);
    await vi.waitFor(() => expect(put({ to: '0491 570 157' })).rejects.toMatchObject({ status: 422 }), LONG);
  });
});

describe('what answers STOP and START', () => {
  const NUMBER = '+61491570156';
  async function word(how: 'opt_out' | 'opt_in', { domain }: Pick<TestDomain, 'domain'>, actor: Actor) {
    const inbound = createCall({ ...actor, via: 'inbound' }, domain.executor.clock);
    await domain.consent[how === 'opt_out' ? 'optOut' : 'optIn'](inbound, 'sms', NUMBER, { source: 'word' });
    const { id } = await domain.outbox.put(inbound, {
      ...{ channel: 'sms', to: NUMBER, subject: null, body: how, answersWord: how },
    });
    return { id };
  }

  it('goes to who asked for no more, and only while it is still so', async () => {
    const out = await word('opt_out', testDomain, me);
    await testDomain.outbound.dispatch.start(false);
    await becomes(out.id, { status: 'sent' });
    await testDomain.outbound.dispatch.close();
    const back = await word('opt_in', testDomain, me);
    const last = await word('opt_out', testDomain, me);
    await testDomain.outbound.dispatch.start(false);
    await becomes(back.id, { status: 'failed', reason: 'They changed their mind before this could go.' });
    await becomes(last.id, { status: 'sent' });
    expect(taken.filter((text) => text.startsWith('opt_in'))).toEqual([]);
  });

  it('does not wait for the morning', async () => {
    const night = await openTestDomain({ now: '2026-11-20T12:30:00Z' });
    const actor = night.newActor();
    await word('opt_out', night, actor);
    const { data } = await night.call(actor, listOutbox, {});
    expect(data).toMatchObject([{ not_before: null }]);
    await night.close();
  });
});

describe('a reminder', () => {
  /** Of a quote that was sent and of an invoice that is open: one that waits for a yes, one that is on its way. */
  async function reminders() {
    const priya = await testDomain.call(me, clients.operations.create, { name: 'Priya', email: 'priya@example.com' });
    const lines = [{ description: 'Tap', quantity: 1, unit_price: 100 }];
    const of = { client_id: priya.id };
    const quote = await testDomain.call(me, quotes.operations.create, { ...of, lines, status: 'sent' });
    const invoice = await testDomain.call(me, financeRecords.operations.create, { ...of, type: 'invoice', amount: 50 });
    const write = (automation: string, links: object, draft?: 'waiting_approval') =>
      testDomain.domain.outbox.put(createCall(me, testDomain.domain.executor.clock), {
        ...{ channel: 'email', to: 'priya@example.com', subject: 'A reminder', body: automation, automation },
        links: { client_id: priya.id, ...links },
        ...(draft ? { draft } : {}),
      });
    const each = async (draft?: 'waiting_approval') => [
      await write('quote_follow_up', { quote_id: quote.id }, draft),
      await write('overdue_reminder', { finance_record_id: invoice.id }, draft),
    ];
    return { priya, quote, invoice, waiting: await each('waiting_approval'), queued: await each() };
  }

  it('goes out while there is something to remind of', async () => {
    const { queued } = await reminders();
    await testDomain.outbound.dispatch.start(false);
    for (const { id } of queued) await becomes(id, { status: 'sent' });
  });

  it('stops once the quote is answered and the invoice paid, whether it waits for a yes or is on its way', async () => {
    const { quote, invoice, waiting, queued } = await reminders();
    await testDomain.call(me, quotes.operations.update, { id: quote.id, status: 'accepted' });
    await testDomain.call(me, markPaid, { id: invoice.id });
    const why = [
      'That quote is answered or gone, so its follow-up stays here.',
      'Nothing of that invoice is due any more, so its reminder stays here.',
    ];
    for (const [i, { id }] of waiting.entries())
      await expect(testDomain.call(me, sendDraft, { id })).rejects.toMatchObject({ status: 409, message: why[i] });
    await testDomain.outbound.dispatch.start(false);
    for (const [i, { id }] of queued.entries()) await becomes(id, { status: 'failed', reason: why[i] });
    for (const { id } of waiting) expect(await stored(id)).toMatchObject({ status: 'waiting_approval' });
    expect(taken).toEqual([]);
  });

  it('stops once their client has written since, whatever they wrote', async () => {
    const { priya, waiting, queued } = await reminders();
    await mongooseModel(testDomain.domain.repositories.inbox.model).create({
      ...{ from: '+61491570156', to: 'mel@example.com', channel: 'sms', status: 'received', auth: 'pass' },
      ...{ user_id: me.userId, version: 1, created_at: new Date(), updated_at: new Date() },
      ...{ client_id: priya.id, contact: { kind: 'client', id: priya.id, name: 'Priya' }, correspondence_id: priya.id },
      received_at: new Date(Date.now() + DAY_MS),
      body: 'Got another plumber',
    });
    const why = /^Priya wrote on .*: "Got another plumber"\. So this reminder stays here\.$/;
    for (const { id } of waiting)
      await expect(testDomain.call(me, sendDraft, { id })).rejects.toMatchObject({ status: 409, message: why });
    await testDomain.outbound.dispatch.start(false);
    for (const { id } of queued) await becomes(id, { status: 'failed', reason: expect.stringMatching(why) });
    expect(taken).toEqual([]);
  });
});
