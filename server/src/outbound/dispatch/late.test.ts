import { addOptOut, clients, procurementItems, projects, sendDraft, sendMessage, suppliers } from '@smoko/contract';
import { Types } from 'mongoose';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Actor } from '../../domain/actor.ts';
import { createCall } from '../../domain/call.ts';
import { openTestDomain, type TestDomain } from '../../testing/domain.ts';
import { mongooseModel } from '../../testing/mongoose-model.ts';

const LONG = { timeout: 30_000, interval: 20 };
/** Half past eleven at night, and nine in the morning, in Sydney. */
const NIGHT = '2026-11-20T12:30:00Z';
const MORNING = '2026-11-19T22:00:00Z';
const NUMBER = '+61491570156';

let at: TestDomain;
let me: Actor;
const taken: string[] = [];
const open = (now: string) => {
  beforeAll(async () => {
    const provider = {
      send: async ({ item }: { item: { body: string } }) => {
        taken.push(item.body);
        return { outcome: 'sent' as const };
      },
    };
    at = await openTestDomain({
      now,
      outgoing: {
        providers: { sms: provider, email: provider },
        senderOf: async () => ({ actor: me, smsNumber: null, inboundAddress: 'mel@in.example.com' }),
      },
    });
  });
  afterAll(() => at.close());
  beforeEach(() => {
    me = at.newActor();
    taken.length = 0;
  });
  afterEach(() => at.outbound.dispatch.close());
};

const outbox = () => at.domain.repositories.outbox.model;
const owned = (id: string) => ({ user_id: new Types.ObjectId(me.userId), _id: new Types.ObjectId(id) });
const becomes = (id: string, fields: object) =>
  vi.waitFor(async () => expect(await outbox().findOne(owned(id)).lean()).toMatchObject(fields), LONG);
/** As if it had been put on its way then. */
const since = (id: string, queued_at: string) =>
  outbox().updateOne(owned(id), {
    $set: { queued_at: new Date(queued_at), created_at: new Date(queued_at), not_before: null },
  });
const write = (automation: string, links: object, more: object = {}) =>
  at.domain.outbox.put(createCall(me, at.domain.executor.clock), {
    ...{ channel: 'sms', to: NUMBER, subject: null, body: automation, automation, links },
    ...more,
  });
const start = () => at.outbound.dispatch.start(false);

describe('what was to leave by day and is ready only at night', () => {
  open(NIGHT);
  const waits = {
    status: 'queued',
    not_before: new Date('2026-11-20T21:00:00Z'),
    reason: 'Waits until 8:00 am where they are.',
  };

  it('waits for the morning: a reminder, and a text that was sent hours ago', async () => {
    const reminder = await write('monday_summary', {});
    await since(reminder.id, '2026-11-20T08:59:00Z');
    const text = await at.call(me, sendMessage, { to: NUMBER, body: 'Quote is on its way' });
    await since(text.id, '2026-11-20T06:00:00Z');
    await start();
    for (const { id } of [reminder, text]) await becomes(id, waits);
    expect(taken).toEqual([]);
  });

  it('goes where a person sent it this night, or a moment before, or by mail', async () => {
    const tonight = await at.call(me, sendMessage, { to: NUMBER, body: 'Are you awake?' });
    const before = await at.call(me, sendMessage, { to: '+61491570157', body: 'On my way' });
    await since(before.id, '2026-11-20T11:45:00Z');
    const mail = await at.call(me, sendMessage, { to: 'priya@example.com', body: 'See you tomorrow' });
    await since(mail.id, '2026-11-20T06:00:00Z');
    await start();
    for (const { id } of [tonight, before, mail]) await becomes(id, { status: 'sent' });
  });

  it('goes where it answers STOP', async () => {
    await at.call(me, addOptOut, { channel: 'sms', address: NUMBER });
    const answer = await write('', {}, { automation: null, answersWord: 'opt_out', body: 'No more texts' });
    await since(answer.id, '2026-11-20T06:00:00Z');
    await start();
    await becomes(answer.id, { status: 'sent' });
  });
});

describe('what an automation wrote and could not go', () => {
  open(MORNING);

  it("stays here a day later, and goes by a person's word", async () => {
    const { id } = await write('monday_summary', {});
    await since(id, '2026-11-18T21:59:00Z');
    await start();
    const reason = 'It was to go on Thu 19 Nov, and could not. It is too late now, so it stays here.';
    await becomes(id, { status: 'failed', reason });
    await at.call(me, sendDraft, { id });
    await becomes(id, { status: 'sent' });
  });

  it('stays here where the job was moved, is off or is over meanwhile', async () => {
    const client = await at.call(me, clients.operations.create, { name: 'Priya', phone: NUMBER });
    const job = (job_date: string, more: object = {}) =>
      at.call(me, projects.operations.create, { job_name: 'Deck', client_id: client.id, job_date, ...more });
    const remind = ({ id }: { id: string }) =>
      write('appointment_reminder', { client_id: client.id, project_id: id }, { body: id });
    const [on, moved, off] = [
      await job('2026-11-21'),
      await job('2026-11-23'),
      await job('2026-11-21', { status: 'cancelled' }),
    ];
    const [goes, ...stay] = [await remind(on), await remind(moved), await remind(off)];
    await start();
    await becomes(goes.id, { status: 'sent' });
    const reason = 'That job has begun, is off or on another day, so its reminder stays here.';
    for (const { id } of stay) await becomes(id, { status: 'failed', reason });
  });

  it('stays here where somebody has answered meanwhile: a client who wants another day, a supplier whatever they say', async () => {
    const priya = await at.call(me, clients.operations.create, { name: 'Priya', phone: NUMBER });
    const reece = await at.call(me, suppliers.operations.create, { name: 'Reece', phone: '+61491570157' });
    await at.call(me, procurementItems.operations.create, {
      item_name: 'Tank',
      supplier_id: reece.id,
      status: 'ordered',
    });
    const job = await at.call(me, projects.operations.create, {
      job_name: 'Deck',
      client_id: priya.id,
      job_date: '2026-11-21',
    });
    const reminder = await write('appointment_reminder', { client_id: priya.id, project_id: job.id });
    const chase = await write('supplier_chase', { supplier_id: reece.id }, { to: '+61491570157' });
    const said = (kind: 'client' | 'supplier', { id, name }: { id: string; name: string }, more: object) =>
      mongooseModel(at.domain.repositories.inbox.model).create({
        ...{ from: NUMBER, to: 'mel@example.com', channel: 'sms', status: 'processed', auth: 'pass' },
        ...{ user_id: me.userId, version: 1, created_at: new Date(), updated_at: new Date() },
        ...{ [`${kind}_id`]: id, contact: { kind, id, name }, correspondence_id: id },
        ...{ received_at: new Date(Date.parse(MORNING) + 3_600_000), ...more },
      });
    await said('client', priya, { body: 'Can we make it Tuesday?', intent: 'reschedule' });
    await said('supplier', reece, { body: 'It comes next week', intent: 'supplier_delay' });
    await start();
    const because = (words: string) => `${words}. So this reminder stays here.`;
    await becomes(reminder.id, {
      status: 'failed',
      reason: because('Priya wrote on Fri 20 Nov: "Can we make it Tuesday?"'),
    });
    await becomes(chase.id, { status: 'failed', reason: because('Reece wrote on Fri 20 Nov: "It comes next week"') });
    expect(taken).toEqual([]);
  });
});
