import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asBearer, signUp } from '../support/account.ts';
import { type DatabaseServer, startDatabase } from '../support/database.ts';
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
  const env = { REDIS_URL: `redis://127.0.0.1:${port}`, MONGODB_URI: databaseAt(database.uri, 'two_servers') };
  one = await startServer({ env });
  two = await startServer({ env });
});
afterAll(async () => {
  await Promise.all([one?.stop(), two?.stop()]);
  await redis?.end();
  await database?.stop();
  removeDir(redisDir);
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
