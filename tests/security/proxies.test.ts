import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, profile, prove, signUp } from '../support/account.ts';
import { fetchFrom } from '../support/from-address.ts';
import { ROOT } from '../support/paths.ts';
import { type ReverseProxy, startProxy } from '../support/proxy.ts';
import { get } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let proxy: ReverseProxy;
beforeAll(async () => {
  server = await startServer({ env: { TRUSTED_PROXIES: 'loopback', MONGODB_URI: undefined } });
  // only 127.0.0.1 is the proxy: whoever comes from 127.0.0.9 is a stranger to a server that trusts but this one
  proxy = await startProxy(server.url);
});
afterAll(async () => {
  await proxy.close();
  await server.stop();
});

const login = (url: string, email: string, password: string, headers: Record<string, string> = {}, from?: string) =>
  fetchFrom(`${url}/api/auth/login`, { json: { email, password }, headers, ...(from ? { from } : {}) });

describe('behind a proxy that is trusted', () => {
  it('forty bad guesses of one person lock out nobody who comes from elsewhere', async () => {
    const { email } = await signUp(server.url);
    const guesser = { 'x-forwarded-for': '198.51.100.66' };
    const guesses = await Promise.all(
      Array.from({ length: 40 }, () => login(proxy.url, email, 'wrong password', guesser)),
    );
    // it is the very guesser who has to wait: the header they sent counts up to where the proxies end
    expect(guesses.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(5);
    expect(guesses.some(({ status }) => status === 429)).toBe(true);
    const owner = { 'x-forwarded-for': '203.0.113.9' };
    expect((await login(proxy.url, email, PASSWORD, owner)).status).toBe(200);
  });

  it('a sign-up limit used up by one leaves the others theirs', async () => {
    const ask = (address: string) =>
      fetchFrom(`${proxy.url}/api/auth/device`, { json: {}, headers: { 'x-forwarded-for': address } });
    const all = await Promise.all(Array.from({ length: 90 }, () => ask('198.51.100.67')));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(60);
    expect((await ask('203.0.113.10')).status).toBe(200);
  });

  it('IPv6 counts by its /64', async () => {
    const ask = (n: number) =>
      fetchFrom(`${proxy.url}/api/auth/device`, {
        json: {},
        headers: { 'x-forwarded-for': `2001:db8:0:1::${n.toString(16)}` },
      });
    const all = await Promise.all(Array.from({ length: 90 }, (_, n) => ask(n + 1)));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(60);
  });

  it('the security log has the address that the proxy saw, and cookies are Secure where it was reached over https', async () => {
    const { email, fetch } = await signUp(server.url);
    const headers = { 'x-forwarded-for': '203.0.113.44', 'x-forwarded-proto': 'https' };
    const reply = await login(proxy.url, email, PASSWORD, headers);
    for (const cookie of reply.headers['set-cookie'] as string[]) expect(cookie).toContain('; Secure');
    expect(String(reply.headers['set-cookie'])).toContain('__Host-smoko_session=');
    const { data } = await get({ fetch }, '/api/auth/security-events');
    expect(data?.[0]).toMatchObject({
      kind: 'signed_in',
      address: '203.0.113.44',
    });
    // and so do its owner's list of sessions, with where that is
    const cookie = (reply.headers['set-cookie'] as string[]).map((line) => line.split(';')[0]).join('; ');
    const session = await fetchFrom(`${proxy.url}/api/auth/session`, { headers: { ...headers, cookie } });
    expect(session.status).toBe(200);
    const sessions = await fetchFrom(`${proxy.url}/api/auth/sessions`, { headers: { ...headers, cookie } });
    expect(sessions.body.data).toMatchObject([
      { address: '203.0.113.44', place: null, current: true },
      { address: '127.0.0.1', place: 'The computer that Smoko runs on', current: false },
    ]);
    // and a socket by the same cookie, through the same proxy
    const socket = io(proxy.url, {
      transports: ['websocket'],
      extraHeaders: { ...headers, cookie },
      reconnection: false,
    });
    const said = await new Promise((done) => {
      socket.on('connect', () => done('connected'));
      socket.on('connect_error', (error) => done(error.message));
    });
    socket.close();
    expect(said).toBe('connected');
  });
});

describe('without a proxy that is trusted', () => {
  let plain: TestServer;
  beforeAll(async () => {
    plain = await startServer({ env: { MONGODB_URI: undefined } });
  });
  afterAll(() => plain.stop());

  it('what is sent as the address changes nothing: neither a limit nor the log nor a cookie', async () => {
    const { email, fetch } = await signUp(plain.url);
    const made = (n: number) => ({ 'x-forwarded-for': `203.0.113.${n}`, 'x-forwarded-proto': 'https' });
    const guesses = await Promise.all(
      Array.from({ length: 40 }, (_, n) => login(plain.url, email, 'wrong password', made(n))),
    );
    expect(guesses.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(5);
    const elsewhere = await login(plain.url, email, PASSWORD, made(99), '127.0.0.9');
    expect(elsewhere.status).toBe(200);
    expect(String(elsewhere.headers['set-cookie'])).not.toContain('Secure');
    await prove({ fetch }).catch(() => {});
    const { data } = await get({ fetch }, '/api/auth/security-events?limit=100');
    const addresses = new Set((data as unknown as { address: string }[]).map(({ address }) => address));
    expect([...addresses].sort()).toEqual(['127.0.0.1', '127.0.0.9']);
  });

  it('sign-ups by made-up addresses are those of one', async () => {
    const ask = (n: number) =>
      fetchFrom(`${plain.url}/api/auth/signup`, { json: profile(), headers: { 'x-forwarded-for': `198.51.100.${n}` } });
    const all = await Promise.all(Array.from({ length: 130 }, (_, n) => ask(n)));
    expect(all.filter(({ status }) => status === 201).length).toBeLessThanOrEqual(100);
    expect(all.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(30);
  });
});

it('nothing else looks at an address: client-address.ts alone does', () => {
  const files = readdirSync(join(ROOT, 'server/src'), { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.startsWith('testing/'),
  );
  const LOOKS =
    /\breq(uest)?\.ips?\b|remoteAddress|['"`]x-(forwarded-(for|proto|host)|real)|handshake\.address|['"`]forwarded['"`]/i;
  const found = files.filter((name) => LOOKS.test(readFileSync(join(ROOT, 'server/src', name), 'utf8')));
  // mail comes in by SMTP: no proxy speaks for anybody there
  expect(found.sort()).toEqual(['http/client-address.ts', 'inbound/intake/smtp.ts']);
});
