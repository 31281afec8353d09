import { addOptOut, clients, listConsentLog, listOptOuts, removeOptOut, sendMessage } from '@smoko/contract';
import { Types } from 'mongoose';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openTestDomain, type TestDomain } from '../../testing/domain.ts';
import type { Actor } from '../actor.ts';
import { createCall } from '../call.ts';

let testDomain: TestDomain;
let me: Actor;
beforeAll(async () => {
  testDomain = await openTestDomain();
});
afterAll(() => testDomain.close());
beforeEach(() => {
  me = testDomain.newActor();
});

const NUMBER = '+61491570156';
const call = (actor = me) => createCall(actor, testDomain.domain.executor.clock);
const stop = (address = NUMBER, inbox_id?: string) =>
  testDomain.domain.consent.optOut(call(), 'sms', address, {
    source: 'word',
    words: 'STOP',
    ...(inbox_id && { inbox_id }),
  });
const start = () => testDomain.domain.consent.optIn(call(), 'sms', NUMBER, { source: 'word', words: 'START' });
const newClient = (fields: object) => testDomain.call(me, clients.operations.create, { name: 'Dave', ...fields });
const flagOf = async (id: string) => (await testDomain.call(me, clients.operations.get, { id })).sms_opt_out;

it('goes by the number, however it was typed, and marks the client', async () => {
  const { id } = await newClient({ phone: '0491 570 156' });
  expect(await stop()).toBe(true);
  expect(await stop()).toBe(false);
  expect(await testDomain.domain.consent.isOut(call(), 'sms', '0491 570 156')).toBe(true);
  expect(await testDomain.domain.consent.isOut(call(testDomain.newActor()), 'sms', NUMBER)).toBe(false);
  expect(await flagOf(id)).toBe(true);
  expect(await start()).toBe(true);
  expect(await flagOf(id)).toBe(false);
});

it('holds for a client who is put on file later, and for the number, not the person', async () => {
  await stop();
  const { id, sms_opt_out } = await newClient({ phone: '(0491) 570-156' });
  expect(sms_opt_out).toBe(true);
  const change = (phone: string) => testDomain.call(me, clients.operations.update, { id, phone });
  expect((await change('0491 570 157')).sms_opt_out).toBe(false);
  expect((await change('+61 491 570 156')).sms_opt_out).toBe(true);
});

it('keeps every change for good, each message once', async () => {
  const inbox = new Types.ObjectId().toHexString();
  await stop(NUMBER, inbox);
  await start();
  await stop(NUMBER, inbox);
  const log = await testDomain.call(me, listConsentLog, { sort: 'created_at' });
  expect(log.data.map(({ event, words }) => [event, words])).toEqual([
    ['opt_out', 'STOP'],
    ['opt_in', 'START'],
  ]);
  expect((await testDomain.call(me, listOptOuts, {})).data).toMatchObject([{ address: NUMBER, source: 'word' }]);
});

it('is written down by the tradie, and taken back', async () => {
  const { id } = await newClient({ email: 'Rosa@Example.org' });
  const noted = await testDomain.call(me, addOptOut, { channel: 'email', address: ' rosa@example.org ' });
  expect(noted).toMatchObject({ address: 'rosa@example.org', client_id: id, source: 'owner' });
  expect((await testDomain.call(me, clients.operations.get, { id })).email_opt_out).toBe(true);
  await testDomain.call(me, removeOptOut, { id: noted.id });
  expect((await testDomain.call(me, clients.operations.get, { id })).email_opt_out).toBe(false);
  await expect(testDomain.call(me, addOptOut, { channel: 'sms', address: 'Rosa' })).rejects.toMatchObject({
    status: 422,
  });
});

it('lets no text out, to the client or to the bare number', async () => {
  const { id } = await newClient({ phone: '0491 570 156' });
  await stop();
  for (const who of [{ client_id: id, channel: 'sms' as const }, { to: '0491 570 156' }]) {
    const text = testDomain.call(me, sendMessage, { ...who, body: 'On my way' });
    await expect(text).rejects.toMatchObject({
      status: 422,
      message: expect.stringContaining('asked for no more texts'),
    });
  }
});

it('is said once by two at the same moment', async () => {
  await Promise.all([stop(), stop(), stop()]);
  expect((await testDomain.call(me, listOptOuts, {})).data).toHaveLength(1);
});
