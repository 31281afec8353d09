import type { RecordEvent } from '@smoko/contract';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { browserUser, terminalUser } from '../testing/test-client.ts';

let app: TestApp;
const sockets: Socket[] = [];
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(async () => {
  for (const socket of sockets) socket.close();
  await app.dispose();
});

function connect(options: { token?: string; cookie?: string; origin?: string }): Promise<Socket> {
  const { token, cookie, origin } = options;
  const socket = io(app.url, {
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    ...(token ? { auth: { token } } : {}),
    extraHeaders: { ...(cookie ? { cookie } : {}), ...(origin ? { origin } : {}) },
  });
  sockets.push(socket);
  return new Promise((done, fail) => {
    socket.once('connect', () => done(socket));
    socket.once('connect_error', fail);
  });
}

it('tells the owner, and nobody else, what changed', async () => {
  const dave = await terminalUser(app.url);
  const kim = await terminalUser(app.url);
  const mine = await connect({ token: dave.signedIn.access_token });
  const others = await connect({ token: kim.signedIn.access_token });
  const heard: unknown[] = [];
  others.onAny((...event) => heard.push(event));
  const told = new Promise<RecordEvent>((done) => mine.once('record', done));
  const { body } = await dave.client.post('/api/clients', { name: 'Priya' });
  expect(await told).toMatchObject({ table: 'clients', op: 'INSERT', id: body.id });
  await kim.client.get('/api/clients');
  expect(heard).toEqual([]);
});

it('lets in nobody without a sign-in, nor a page of another site with the cookie', async () => {
  const { client } = await browserUser(app.url);
  const cookie = `smoko_session=${client.cookies.get('smoko_session')}`;
  await expect(connect({})).rejects.toThrow('Not authenticated');
  await expect(connect({ token: 'x'.repeat(43) })).rejects.toThrow('Not authenticated');
  await expect(connect({ cookie, origin: 'https://evil.example' })).rejects.toThrow('Not authenticated');
  await expect(connect({ cookie, origin: app.url })).resolves.toBeDefined();
});

it('signing out closes the socket', async () => {
  const { client } = await browserUser(app.url);
  const socket = await connect({ cookie: `smoko_session=${client.cookies.get('smoko_session')}` });
  const gone = new Promise((done) => socket.once('disconnect', done));
  await client.post('/api/auth/logout', {}, client.csrf);
  expect(await gone).toBe('io server disconnect');
});

it('a reused refresh token closes the socket of that sign-in', async () => {
  const { signedIn, client } = await terminalUser(app.url);
  const socket = await connect({ token: signedIn.access_token });
  const gone = new Promise((done) => socket.once('disconnect', done));
  const refresh = () => client.post('/api/auth/refresh', { refresh_token: signedIn.refresh_token });
  await refresh();
  await refresh();
  expect(await gone).toBe('io server disconnect');
});

it('a page hears what changed while its connection was on its way', async () => {
  const { client, signedIn } = await terminalUser(app.url);
  const { body } = await client.post('/api/clients', { name: 'Priya' });
  const socket = io(app.url, {
    transports: ['websocket'],
    forceNew: true,
    autoConnect: false,
    auth: { token: signedIn.access_token, age: 5_000 },
  });
  sockets.push(socket);
  const told = new Promise<RecordEvent>((done) => socket.once('record', done));
  socket.connect();
  expect(await told).toMatchObject({ table: 'clients', op: 'INSERT', id: body.id });
});
