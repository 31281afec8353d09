import { io } from 'socket.io-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Account, PASSWORD, signUp } from '../support/account.ts';
import { browserSession } from '../support/browser-session.ts';
import { createEverything } from '../support/everything.ts';
import { post } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { openSocket } from '../support/socket.ts';
import { until } from '../support/until.ts';

let server: TestServer;
let dave: Account;
let mel: Account;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  [dave, mel] = await Promise.all([signUp(server.url), signUp(server.url)]);
});
afterAll(() => server.stop());

const open = (account: Account) => openSocket(server.url, account.token);

describe('a socket', () => {
  it('hears its own owner and nobody else', async () => {
    const [mine, other] = await Promise.all([open(dave), open(mel)]);
    const everything = await createEverything(server.url);
    await post(dave, '/api/functions/agent-orchestrator', { message: 'Add Rosa Delgado to my clients please' });
    await post(dave, '/api/projects', { job_name: 'Deck' });
    await until('its own events', () => mine.records.length > 1 && mine.chats.length > 2);
    // an event of its own, after all the others: what was to come has come
    await post(mel, '/api/clients', { name: 'Last' });
    await until('the last event', () => other.records.length > 0);
    expect(other.records).toHaveLength(1);
    expect(other.chats).toEqual([]);
    expect(JSON.stringify([mine.records, mine.chats])).not.toContain(everything.client.id);
    mine.close();
    other.close();
  });

  it('cannot join rooms, nor say anything that others hear', async () => {
    const [mine, other] = await Promise.all([open(dave), open(mel)]);
    for (const event of ['join', 'subscribe', 'room', 'record', 'chat', 'message']) {
      other.socket.emit(event, `user:${dave.user.id}`);
      other.socket.emit(event, { room: `user:${dave.user.id}` });
      other.socket.emit(event, [`user:${dave.user.id}`], () => undefined);
    }
    await post(dave, '/api/projects', { job_name: 'Deck' });
    await until('its event', () => mine.records.length > 0);
    await post(mel, '/api/clients', { name: 'Last' });
    await until('the last event', () => other.records.length > 0);
    expect(other.records.map(({ table }) => table)).toEqual(['clients']);
    expect(mine.records.map(({ table }) => table)).toEqual(['projects']);
    mine.close();
    other.close();
  });

  it.each(['', 'x', 'x'.repeat(43), 'null', '{"$gt":""}'])('is refused with the token "%s"', async (token) => {
    await expect(openSocket(server.url, token)).rejects.toThrow('Not authenticated');
  });

  it.each([undefined, null, { $gt: '' }, ['a'], 5, true])('is refused with %j for a token', async (token) => {
    const socket = io(server.url, { auth: { token }, transports: ['websocket'], forceNew: true, reconnection: false });
    const message = await new Promise<string>((done) => {
      socket.once('connect', () => done('connected'));
      socket.once('connect_error', (error) => done(error.message));
    });
    socket.close();
    expect(message).toBe('Not authenticated');
  });

  it('is cut when its sign-in ends', async () => {
    const mine = await open(dave);
    await dave.fetch('/api/auth/logout', { method: 'POST' });
    await until('the cut', () => !mine.socket.connected);
    await expect(open(dave)).rejects.toThrow('Not authenticated');
    mine.close();
  });

  it('is cut when all sign-ins end, also those by cookie; another owner’s stays', async () => {
    const browser = browserSession(server.url);
    await browser.signIn(dave.email, PASSWORD);
    const cookie = `smoko_session=${browser.cookies.get('smoko_session')}`;
    const connect = (origin: string) =>
      io(server.url, {
        extraHeaders: { cookie, origin },
        transports: ['websocket'],
        forceNew: true,
        reconnection: false,
      });
    const byCookie = connect(server.url);
    const [other] = await Promise.all([open(mel), new Promise<void>((done) => byCookie.once('connect', done))]);
    await dave.fetch('/api/auth/logout', { method: 'POST', json: { everywhere: true } });
    await until('the cut', () => !byCookie.connected);
    await post(mel, '/api/clients', { name: 'Still here' });
    await until('its event', () => other.records.length > 0);
    expect(other.socket.connected).toBe(true);
    byCookie.close();
    other.close();
  });

  it('by cookie is refused to a page of another site', async () => {
    const browser = browserSession(server.url);
    await browser.signIn(dave.email, PASSWORD);
    const cookie = `smoko_session=${browser.cookies.get('smoko_session')}`;
    for (const transports of [['websocket'], ['polling']]) {
      const socket = io(server.url, {
        extraHeaders: { cookie, origin: 'https://evil.example' },
        transports,
        forceNew: true,
        reconnection: false,
      });
      const connected = await new Promise<boolean>((done) => {
        socket.once('connect', () => done(true));
        socket.once('connect_error', () => done(false));
      });
      socket.close();
      expect(connected).toBe(false);
    }
  });

  it('is refused with a token that was swapped', async () => {
    await fetch(`${server.url}/api/auth/refresh`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ refresh_token: dave.refreshToken }),
    });
    await expect(open(dave)).rejects.toThrow('Not authenticated');
  });

  it('too much at once cuts it and nothing else', async () => {
    const [mine, other] = await Promise.all([open(dave), open(mel)]);
    mine.socket.io.reconnection(false);
    mine.socket.emit('message', 'x'.repeat(1_000_000));
    await until('the cut', () => !mine.socket.connected);
    await post(mel, '/api/clients', { name: 'Still here' });
    await until('its event', () => other.records.length > 0);
    other.close();
    mine.close();
  });
});
