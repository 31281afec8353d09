import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, profile, prove, signUp } from '../support/account.ts';
import { type BrowserSession, browserSession } from '../support/browser-session.ts';
import { fetchFrom } from '../support/from-address.ts';
import { type Fields, get, post } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/server.ts';

const AT_ONCE = 200;
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ env: { MONGODB_URI: undefined, API_REQUESTS_PER_MINUTE: '150' } });
});
afterAll(() => server.stop());

/** Of this machine's own addresses, the `n`th: each is somebody else to the server. */
const address = (n: number) => `127.0.${1 + Math.floor(n / 250)}.${1 + (n % 250)}`;
const login = (email: string, password: string, from: string, cookie?: string) =>
  fetchFrom(`${server.url}/api/auth/login`, {
    json: { email, password },
    from,
    ...(cookie ? { headers: { cookie } } : {}),
  });
const statuses = (replies: { status: number }[], status: number) =>
  replies.filter((reply) => reply.status === status).length;
const cookieOf = (session: BrowserSession, name: string) => `${name}=${session.cookies.get(name)}`;

describe('guesses of strangers', () => {
  it('from two hundred addresses at a password are slowed down together, and the owner at a known address is not', async () => {
    const { email } = await signUp(server.url);
    const all = await Promise.all(Array.from({ length: AT_ONCE }, (_, n) => login(email, `a guess, ${n}`, address(n))));
    expect(statuses(all, 401)).toBeLessThanOrEqual(51);
    expect(statuses(all, 429)).toBe(AT_ONCE - statuses(all, 401));
    // where they signed up and confirmed
    expect((await login(email, PASSWORD, '127.0.0.1')).status).toBe(200);
  });

  it('at the owner’s own address do not lock out the owner’s own browser', async () => {
    const owner = browserSession(server.url);
    const email = await owner.signUp();
    await Promise.all(Array.from({ length: 40 }, () => login(email, 'wrong password', '127.0.0.1')));
    expect((await login(email, PASSWORD, '127.0.0.1')).status).toBe(429);
    await owner.fetch('/api/auth/logout', { method: 'POST', json: {} });
    const known = cookieOf(owner, 'smoko_device');
    expect((await login(email, PASSWORD, '127.0.0.1', known)).status).toBe(200);
    // a cookie that is made up, or another's, is nobody's
    const [id = ''] = /[0-9a-f]{24}/.exec(known) ?? [];
    expect((await login(email, PASSWORD, '127.0.0.1', `smoko_device=${id}${'0'.repeat(28)}`)).status).toBe(429);
    const other = browserSession(server.url);
    await other.signUp();
    expect((await login(email, PASSWORD, '127.0.0.1', cookieOf(other, 'smoko_device'))).status).toBe(429);
  });

  it('who have the password, at the second factor, do not keep its owner out', async () => {
    const owner = browserSession(server.url);
    const email = await owner.signUp();
    await prove(owner);
    const post = async (path: string, json: object) =>
      (await (await owner.fetch(path, { method: 'POST', json })).json()) as Fields;
    const factor = await post('/api/auth/factors', { factor_type: 'totp' });
    const { secret } = factor.totp as { secret: string };
    const app = new TOTP({ secret: Secret.fromBase32(secret) });
    const path = `/api/auth/factors/${String(factor.id)}`;
    const verify = async (code: string) =>
      owner.fetch(`${path}/verify`, {
        method: 'POST',
        json: { challenge_id: (await post(`${path}/challenge`, {})).id, code },
      });
    expect((await verify(app.generate())).status).toBe(200);

    // each from an address of their own
    const guess = async (n: number) => {
      const from = address(n);
      const { body } = await login(email, PASSWORD, from);
      const headers = { authorization: `Bearer ${body.access_token}` };
      const challenge = await fetchFrom(`${server.url}${path}/challenge`, { json: {}, headers, from });
      const json = { challenge_id: challenge.body.id, code: '000000' };
      return fetchFrom(`${server.url}${path}/verify`, { json, headers, from });
    };
    const all = await Promise.all(Array.from({ length: 40 }, (_, n) => guess(n)));
    expect(statuses(all, 422)).toBeLessThanOrEqual(6);
    // the owner signs in again, at home
    await owner.signIn(email, PASSWORD);
    const next = TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + 30_000 });
    expect((await verify(next)).status).toBe(200);
  });

  it('asking for links leaves the owner theirs', async () => {
    const { email, fetch } = await signUp(server.url);
    const forgot = (from: string) => fetchFrom(`${server.url}/api/auth/forgot-password`, { json: { email }, from });
    await Promise.all(Array.from({ length: AT_ONCE }, (_, n) => forgot(address(n))));
    const mails = async () => {
      const { data } = await get({ fetch }, '/api/outbox?limit=100');
      return (data as unknown as { subject: string }[]).filter(({ subject }) => subject === 'Choose a new password');
    };
    await expect.poll(async () => (await mails()).length).toBe(20);
    await forgot('127.0.0.1');
    await expect.poll(async () => (await mails()).length).toBe(21);
  });
});

describe(`${AT_ONCE} calls at once get no further than one after the other`, () => {
  const flood = <T>(one: (n: number) => Promise<T>) => Promise.all(Array.from({ length: AT_ONCE }, (_, n) => one(n)));

  it('guesses at a password', async () => {
    const { email } = await signUp(server.url);
    expect(statuses(await flood(() => login(email, 'wrong password', '127.0.0.1')), 401)).toBeLessThanOrEqual(5);
  });

  it('terminals that ask to be signed in', async () => {
    const all = await flood(() => fetchFrom(`${server.url}/api/auth/device`, { json: {}, from: '127.0.9.1' }));
    expect(statuses(all, 200)).toBe(60);
  });

  it('sign-ups', async () => {
    const all = await flood(() => fetchFrom(`${server.url}/api/auth/signup`, { json: profile(), from: '127.0.9.2' }));
    expect(statuses(all, 201)).toBe(100);
  });

  it('enquiries and questions of visitors', async () => {
    const json = { kind: 'support', first_name: 'A', last_name: 'B', email: 'a@example.com', message: 'Hello' };
    const all = await flood(() => fetchFrom(`${server.url}/api/enquiries`, { json, from: '127.0.9.3' }));
    expect(AT_ONCE - statuses(all, 429)).toBe(60);
    const asked = await flood(() =>
      fetchFrom(`${server.url}/api/visitor-chat`, { json: { message: 'Hi' }, from: '127.0.9.4' }),
    );
    expect(AT_ONCE - statuses(asked, 429)).toBe(60);
  });

  it('requests of one person', async () => {
    const { fetch } = await signUp(server.url);
    const all = await flood(() => fetch('/api/projects'));
    expect(statuses(all, 200)).toBeLessThanOrEqual(150);
    expect(statuses(all, 429)).toBeGreaterThanOrEqual(50);
  });

  it('links that are made up', async () => {
    const all = await Promise.all(
      Array.from({ length: 400 }, () => fetchFrom(`${server.url}/q/${'0'.repeat(52)}`, { from: '127.0.9.5' })),
    );
    expect(statuses(all, 404)).toBe(300);
  });
});

describe('with all the requests one likes', () => {
  let free: TestServer;
  beforeAll(async () => {
    free = await startServer({ env: { MONGODB_URI: undefined } });
  });
  afterAll(() => free.stop());
  const flood = <T>(one: (n: number) => Promise<T>) => Promise.all(Array.from({ length: AT_ONCE }, (_, n) => one(n)));

  it('mails that confirm an address, texts to a phone, tries of its code, and factors', async () => {
    const account = await signUp(free.url);
    await prove(account);
    const all = await flood(() =>
      account.fetch('/api/owner-phone', { method: 'POST', json: { phone: '0491 570 157' } }),
    );
    expect(statuses(all, 202)).toBe(3);
    const codes = (await get(account, '/api/outbox?channel=sms&limit=100')).data;
    expect(codes).toHaveLength(3);
    // of 200 tries no more than five are looked at: the right one among the others is worth what one of five is
    const tries = await flood(() =>
      account.fetch('/api/owner-phone/confirm', { method: 'POST', json: { code: '000000' } }),
    );
    expect(statuses(tries, 422)).toBe(AT_ONCE);
    const factors = await flood(() =>
      account.fetch('/api/auth/factors', { method: 'POST', json: { factor_type: 'totp' } }),
    );
    expect(statuses(factors, 201) + statuses(factors, 409)).toBe(AT_ONCE);
    expect(((await get(account, '/api/auth/factors')).data as Fields[]).length).toBeLessThanOrEqual(10);
    const email = `${Date.now()}@example.com`;
    const changes = await flood(() => account.fetch('/api/auth/change-email', { method: 'POST', json: { email } }));
    expect(statuses(changes, 204)).toBe(5);
    await post(account, '/api/clients', { name: 'Still there' });
  });

  it('demos ahead of one address', async () => {
    const { slots } = (await (await fetch(`${free.url}/api/demo-slots`)).json()) as { slots: { starts_at: string }[] };
    const all = await Promise.all(
      slots.slice(0, 50).map(({ starts_at }) =>
        fetchFrom(`${free.url}/api/enquiries`, {
          json: { kind: 'demo', name: 'A B', email: 'a@example.com', slot: starts_at },
        }),
      ),
    );
    expect(statuses(all, 201)).toBeLessThanOrEqual(2);
  });
});
