import { randomBytes } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { decideApproval, type PushNotice, TABLES } from '@smoko/contract';
import { Types } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '../../domain/actor.ts';
import { createPushDevices } from '../../domain/push/devices.ts';
import { createPushNotices } from '../../domain/push/notices.ts';
import { pushDeviceModel, pushNoticeModel } from '../../domain/push/store.ts';
import { createVapidKeys, type VapidKeys } from '../../domain/push/vapid-keys.ts';
import { createSecrets } from '../../secrets.ts';
import { openTestDomain, type TestDomain } from '../../testing/domain.ts';
import type { Told } from '../providers/push-provider.ts';
import { createPushQueue, type PushQueue } from './push-queue.ts';
import { tellDevices } from './tell-devices.ts';

let testDomain: TestDomain;
let queue: PushQueue;
let me: Actor;
let answer: Told;
const told: PushNotice[] = [];
const troubles: unknown[] = [];
const actors = new Map<string, Actor>();

beforeAll(async () => {
  testDomain = await openTestDomain();
  const { connection } = testDomain.database;
  const { executor } = testDomain.domain;
  const { repositories } = testDomain.records;
  const sessions = {
    ended: new EventEmitter<{ ended: [string[]] }>(),
    list: async () => [],
    byId: async (id: string) => ({ user_id: new Types.ObjectId(id) }) as never,
  };
  const devices = createPushDevices({ connection, sessions, publicKey: async () => 'ours', forTrying: null });
  const notices = createPushNotices(connection);
  const report = (error: unknown) => void troubles.push(error);
  queue = createPushQueue({
    devices,
    notices,
    provider: async (_to, notice) => {
      told.push(notice);
      return answer;
    },
    holds: async ({ user_id, approval_id: _id }) =>
      _id === null || (await repositories.approvals.model.exists({ user_id, _id, status: 'pending' })) !== null,
    warn: () => {},
    report,
  });
  tellDevices({
    bus: testDomain.bus,
    clock: executor.clock,
    repositories,
    actorOf: async (userId) => actors.get(userId) ?? null,
    devices,
    notices,
    wake: () => {},
    report,
    patienceMs: 0,
  });
});
afterAll(async () => {
  await queue.close();
  await testDomain.close();
  expect(troubles).toEqual([]);
});
beforeEach(async () => {
  await pushNoticeModel(testDomain.database.connection).deleteMany({});
  told.length = 0;
  answer = { outcome: 'told', status: 201 };
  me = testDomain.newActor();
  actors.set(me.userId, me);
  await addDevice();
});

/** Its session is the owner's, as far as the stand-in of the sessions knows. */
async function addDevice(public_key = 'ours') {
  const user_id = new Types.ObjectId(me.userId);
  const text = () => randomBytes(8).toString('hex');
  const _id = new Types.ObjectId();
  const device = { _id, user_id, session_id: user_id, device: 'Chrome on Android', endpoint: text(), public_key };
  const secrets = { endpoint_hash: text(), p256dh: text(), auth: text(), created_at: new Date() };
  await pushDeviceModel(testDomain.database.connection).insertMany([{ ...device, ...secrets }]);
  return _id;
}
const kept = () => pushNoticeModel(testDomain.database.connection).find({ user_id: me.userId }).lean();
const deviceCount = () => pushDeviceModel(testDomain.database.connection).countDocuments({ user_id: me.userId });
const written = async (count = 1) => expect.poll(async () => (await kept()).length).toBe(count);

const arrived = (inbox_id = new Types.ObjectId().toHexString()) => {
  testDomain.bus.emit('arrived', me.userId, {
    inbox_id,
    name: 'Priya Sharma',
    channel: 'email',
    asks: false,
    rings: false,
  });
  return inbox_id;
};

/** An assistant that asks whether a client may go. */
async function ask(): Promise<string> {
  const { operations } = TABLES.clients;
  const client = await testDomain.call(me, operations.create, { name: 'Dave' });
  const id = new Types.ObjectId().toHexString();
  const agent = { assistant: 'michelle' as const, model: 'built-in', threadId: id, runId: id };
  const outcome = await testDomain.domain.calls.write(
    { ...me, via: 'agent', agent },
    {
      operation: operations.delete,
      input: { id: client.id },
      key: id,
      tool: 'a_tool',
      ask: 'Delete client Dave, who owes $300',
      details: [],
      bulk: undefined,
      done: () => '',
    },
  );
  if (outcome.status !== 'waiting') throw new Error('it did not wait');
  return String(outcome.approval._id);
}

describe('a device', () => {
  it('is told of an approval that still waits, without what it is about', async () => {
    const id = await ask();
    await written();
    await queue.look();
    expect(told).toEqual([
      {
        title: 'Waiting for your yes',
        body: 'Michelle asks before going on.',
        tag: `approval:${id}`,
        path: '/approvals',
      },
    ]);
  });

  it('is told nothing of one that was decided meanwhile', async () => {
    const id = await ask();
    await written();
    await testDomain.call(me, decideApproval, { id, decision: 'reject' });
    await queue.look();
    expect(told).toEqual([]);
  });

  it('is told of one message once, and nothing of the words is kept', async () => {
    const id = arrived();
    await written();
    await queue.look();
    expect(told).toMatchObject([{ body: 'Priya Sharma sent you an email.', path: `/inbox?item=${id}` }]);
    expect(await kept()).toMatchObject([{ title: '', body: '', path: '', next_at: null }]);
    arrived(id);
    arrived();
    await written(2);
    await queue.look();
    expect(told).toHaveLength(2);
  });

  it('is told later where its service cannot take it now, and no sooner than it asks for', async () => {
    answer = { outcome: 'later', seconds: 3_600 };
    arrived();
    await written();
    await queue.look();
    await queue.look();
    expect(told).toHaveLength(1);
    const [notice] = await kept();
    expect(notice).toMatchObject({ attempts: 1, worker: null, body: 'Priya Sharma sent you an email.' });
    expect(notice?.next_at?.getTime()).toBeGreaterThan(Date.now() + 3_500_000);
    const soon = { $set: { next_at: new Date() } };
    await pushNoticeModel(testDomain.database.connection).updateOne({ _id: notice?._id }, soon);
    answer = { outcome: 'told', status: 201 };
    await queue.look();
    expect(told).toHaveLength(2);
    expect(await kept()).toMatchObject([{ next_at: null }]);
  });

  it('goes where its service says that the browser gave it up', async () => {
    answer = { outcome: 'gone', status: 410 };
    arrived();
    await written();
    await queue.look();
    expect(await deviceCount()).toBe(0);
  });

  it('that was subscribed with a key of before is told nothing, and goes', async () => {
    await addDevice('another');
    arrived();
    await written(2);
    await queue.look();
    expect(told).toHaveLength(1);
    expect(await deviceCount()).toBe(1);
  });
});

describe('the keys', () => {
  const secrets = (byte: number) => createSecrets([Buffer.alloc(32, byte)]);
  let made = 0;
  const generate = async (): Promise<VapidKeys> => ({ publicKey: `public ${++made}`, privateKey: `private ${made}` });
  const keysOf = (byte: number) => createVapidKeys(testDomain.database.connection, secrets(byte), generate);

  it('are one pair for all processes that begin at once, sealed, and made anew where the seal cannot be opened', async () => {
    const [first, second] = [keysOf(1), keysOf(1)];
    const [one, two] = await Promise.all([first.get(), second.get()]);
    expect(two).toEqual(one);
    expect(await keysOf(1).get()).toEqual(one);
    const stored = JSON.stringify(await testDomain.database.connection.collection('push_keys').find().toArray());
    expect(stored).toContain(one.publicKey);
    expect(stored).not.toContain(one.privateKey);
    const anew = await keysOf(2).get();
    expect(anew).not.toEqual(one);
    expect(await keysOf(2).get()).toEqual(anew);
  });
});
