import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import {
  type ChatMessage,
  createThread,
  decideApproval,
  getThread,
  listApprovals,
  listMessages,
  postMessage,
} from '@smoko/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asBearer, signUp } from '../support/account.ts';
import { type DatabaseServer, startDatabase } from '../support/database.ts';
import { fetchFrom } from '../support/from-address.ts';
import { gate, type StandIn, startStandIn } from '../support/openai-stand-in.ts';
import { removeDir, tempDir } from '../support/paths.ts';
import { type Running, run } from '../support/process.ts';
import { get, post } from '../support/samples.ts';
import { databaseAt, startServer, type TestServer } from '../support/server.ts';
import { openSocket } from '../support/socket.ts';
import { until } from '../support/until.ts';

const EVENTS = 500;

let database: DatabaseServer;
let redis: Running;
let redisDir: string;
let model: StandIn;
let one: TestServer;
let two: TestServer;

beforeAll(async () => {
  redisDir = tempDir('smoko-redis');
  const port = await freePort();
  redis = run('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', redisDir]);
  await until('redis', () => {
    if (/ENOENT/.test(redis.output())) throw new Error('Install redis: apt-get install redis-server');
    return redis.output().includes('Ready to accept connections');
  });
  database = await startDatabase();
  model = await startStandIn();
  const uris = { REDIS_URL: `redis://127.0.0.1:${port}`, MONGODB_URI: databaseAt(database.uri, 'two_servers') };
  const env = { ...uris, ...model.env };
  one = await startServer({ env });
  two = await startServer({ env });
});
afterAll(async () => {
  await Promise.all([one?.stop(), two?.stop()]);
  await model?.close();
  await redis?.end();
  await database?.stop();
  removeDir(redisDir);
});

it('requests are counted over all servers together, however many come at once', async () => {
  const ask = (n: number) => fetchFrom(`${n % 2 ? one.url : two.url}/api/auth/device`, { json: {}, from: '127.0.7.1' });
  const all = await Promise.all(Array.from({ length: 200 }, (_, n) => ask(n)));
  expect(all.filter(({ status }) => status === 200)).toHaveLength(60);
});

it(`of ${EVENTS} changes made at one server, sockets at the other hear every one, once and nobody else's`, async () => {
  const dave = await signUp(one.url);
  const mel = await signUp(two.url);
  const sockets = await Promise.all([
    openSocket(one.url, dave.token),
    openSocket(two.url, dave.token),
    openSocket(two.url, dave.token),
  ]);
  const stranger = await openSocket(two.url, mel.token);
  const made: string[] = [];
  const writers = Array.from({ length: 5 }, async (_, writer) => {
    for (let i = 0; i < EVENTS / 5; i++) {
      made.push((await post(dave, '/api/clients', { name: `Client ${writer}-${i}` })).id);
    }
  });
  await Promise.all(writers);
  for (const { records } of sockets) await until('all events', () => records.length >= EVENTS);
  // one more, made at the other server: what was to come twice has come by then
  const last = await post(asBearer(two.url, dave.token), '/api/clients', { name: 'Last' });
  for (const { records, close } of sockets) {
    await until('the last event', () => records.some(({ id }) => id === last.id));
    expect(records.map(({ id }) => id).sort()).toEqual([...made, last.id].sort());
    expect(new Set(records.map(({ table, op }) => `${table} ${op}`))).toEqual(new Set(['clients INSERT']));
    close();
  }
  await post(mel, '/api/suppliers', { name: 'Rexel' });
  await until('the stranger’s own event', () => stranger.records.length > 0);
  expect(stranger.records.map(({ table }) => table)).toEqual(['suppliers']);
  stranger.close();
});

it('a conversation held at one server is heard at the other, without a gap', async () => {
  const dave = await signUp(one.url);
  const socket = await openSocket(two.url, dave.token);
  const turn = await post<{ thread_id: string }>(dave, '/api/functions/agent-orchestrator', {
    message: 'Show my jobs',
  });
  const { seq } = await get(asBearer(two.url, dave.token), `/api/threads/${turn.thread_id}`);
  await until('the last event', () => socket.chats.some((event) => event.seq === seq));
  expect([...new Set(socket.chats.map((event) => event.seq))]).toEqual(
    Array.from({ length: Number(seq) }, (_, i) => i + 1),
  );
  socket.close();
});

describe('a request decided at the other server while the turn goes on', () => {
  const text = { name: 'send_message', args: { to: 'Priya Sharma', message: 'See you Monday.', channel: 'sms' } };
  const OUT =
    'Sent SMS to Priya Sharma: "See you Monday.". Kept in the development outbox - nobody outside has received it';

  it.each([
    { decision: 'approve', status: 'approved', summaries: [OUT] },
    { decision: 'reject', status: 'rejected', summaries: [] },
  ] as const)('$decision: shown there and then, and when the turn has ended', async (expected) => {
    const { decision, status, summaries } = expected;
    const end = gate();
    // Michelle asks, says a little, and has more to say once it is decided
    model.script(({ step }) =>
      step === 0 ? { calls: [text] } : { text: ['It waits for your yes.', () => end.opened, ' Anything else?'] },
    );
    const dave = await signUp(one.url);
    const there = asBearer(two.url, dave.token);
    const sockets = await Promise.all([openSocket(one.url, dave.token), openSocket(two.url, dave.token)]);
    await post(dave, '/api/clients', { name: 'Priya Sharma', phone: '0491 570 156' });
    const thread = await dave.client.call(createThread, {});
    await dave.client.call(postMessage, { id: thread.id, message: 'Michelle, text Priya Sharma: see you Monday' });
    const answer = async () => {
      const { data } = await there.client.call(listMessages, { id: thread.id });
      return data.find(({ role }) => role === 'assistant');
    };
    await until(
      'the card',
      async () => (await answer())?.content.includes('yes') && (await answer())?.approvals.length,
    );
    const { data: waiting } = await there.client.call(listApprovals, { status: 'pending' });
    await there.client.call(decideApproval, { id: String(waiting[0]?.id), decision });

    const shows = (message: ChatMessage | undefined) =>
      message?.approvals[0]?.status === status &&
      JSON.stringify(message.receipts.map(({ summary }) => summary)) === JSON.stringify(summaries);
    await until('the decision in the conversation', async () => shows(await answer()));
    for (const { chats } of sockets)
      await until('the live card', () => chats.some((event) => event.type === 'message' && shows(event.message)));
    expect((await there.client.call(getThread, { id: thread.id })).running).toBe(true);

    end.open();
    await until('the end', async () => !(await there.client.call(getThread, { id: thread.id })).running);
    const last = await answer();
    expect(last).toMatchObject({ status: 'done', content: 'It waits for your yes. Anything else?' });
    expect(shows(last)).toBe(true);
    // what was heard live ends the same way
    for (const { chats, close } of sockets) {
      const latest = () => chats.filter((event) => event.type === 'message' && event.message.id === last?.id).at(-1);
      await until('the last word', () => latest()?.seq === last?.seq);
      expect(latest()).toMatchObject({ message: last });
      close();
    }
  });

  it('a decision that comes before its card is on file is shown too', async () => {
    model.script(({ step }) => (step === 0 ? { calls: [text, text, text] } : { text: 'They wait for your yes.' }));
    const dave = await signUp(one.url);
    const there = asBearer(two.url, dave.token);
    await post(dave, '/api/clients', { name: 'Priya Sharma', phone: '0491 570 156' });
    const thread = await dave.client.call(createThread, {});
    await dave.client.call(postMessage, { id: thread.id, message: 'Michelle, text Priya Sharma three times' });
    // as fast as they come
    const decided = new Set<string>();
    await until('all decisions', async () => {
      const { data } = await there.client.call(listApprovals, { status: 'pending' });
      await Promise.all(data.map(({ id }) => there.client.call(decideApproval, { id, decision: 'reject' })));
      for (const { id } of data) decided.add(id);
      return decided.size === 3;
    });
    await until('the end', async () => !(await there.client.call(getThread, { id: thread.id })).running);
    await until('the cards', async () => {
      const { data } = await there.client.call(listMessages, { id: thread.id });
      const shown = data.flatMap(({ approvals }) => approvals.map(({ status }) => status));
      return shown.length === 3 && shown.every((status) => status === 'rejected');
    });
  });
});

it('a sign-out at one server cuts the sockets at the other', async () => {
  const dave = await signUp(one.url);
  const socket = await openSocket(two.url, dave.token);
  await dave.fetch('/api/auth/logout', { method: 'POST' });
  await until('the cut', () => !socket.socket.connected);
  socket.close();
});

it('an Idempotency-Key counts at both: of the same request at each, one is done', async () => {
  const dave = await signUp(one.url);
  const send = (url: string) =>
    asBearer(url, dave.token).fetch('/api/clients', {
      method: 'POST',
      json: { name: 'Rosa' },
      headers: { 'idempotency-key': 'k1' },
    });
  const answers = await Promise.all([one.url, two.url, one.url, two.url].map(send));
  for (const { status } of answers) expect([201, 409]).toContain(status);
  expect((await get(dave, '/api/clients')).data).toHaveLength(1);
});

it('jobs made at both servers at the same moment have different numbers', async () => {
  const dave = await signUp(one.url);
  const make = (url: string) => post(asBearer(url, dave.token), '/api/projects', { job_name: 'Deck' });
  const jobs = await Promise.all([one.url, two.url, one.url, two.url].map(make));
  expect(jobs.map(({ job_number }) => job_number).sort()).toEqual(['1001', '1002', '1003', '1004']);
});

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}
