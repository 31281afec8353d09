import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PASSWORD, profile, signUp, withJson } from '../support/account.ts';
import { type BrowserSession, browserSession } from '../support/browser-session.ts';
import { expectProblem } from '../support/problem.ts';
import { get } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let browser: BrowserSession;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  browser = browserSession(server.url);
  await browser.signUp();
});
afterAll(() => server.stop());

const create = (headers: Record<string, string> = {}) =>
  browser.fetch('/api/projects', { method: 'POST', json: { job_name: 'Deck' }, headers });
const nothingCreated = async () => expect((await get(browser, '/api/projects')).data).toEqual([]);

describe('writes by cookie', () => {
  it('pass with the token that belongs to the session', async () => {
    expect((await create()).status).toBe(201);
  });

  it.each(['', 'x', 'undefined'])('are refused with the token "%s"', async (token) => {
    const problem = await expectProblem(await create({ 'x-csrf-token': token }), 403, 'forbidden');
    expect(problem.detail).toBe('The page is out of date. Reload it and try again.');
    await nothingCreated();
  });

  it('are refused with the token of another session, even when the cookie says the same', async () => {
    const other = browserSession(server.url);
    await other.signUp();
    const foreign = other.cookies.get('smoko_csrf') ?? '';
    browser.cookies.set('smoko_csrf', foreign);
    await expectProblem(await create({ 'x-csrf-token': foreign }), 403, 'forbidden');
  });

  it.each([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://127.0.0.1:1' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site', origin: '' },
  ])('are refused from another site: %j', async (headers) => {
    await expectProblem(await create(headers as Record<string, string>), 403, 'forbidden');
    await nothingCreated();
  });

  it.each(['POST /api/projects', 'PATCH /api/settings', 'DELETE /api/projects/', 'POST /api/threads'])(
    '%s needs it like every other',
    async (route) => {
      const [method = '', path = ''] = route.split(' ');
      const address = path.endsWith('/') ? `${path}${'0'.repeat(24)}` : path;
      const json = method === 'DELETE' ? undefined : {};
      await expectProblem(await browser.fetch(address, { method, json, headers: { 'x-csrf-token': 'no' } }), 403);
    },
  );

  it('sign-out needs it too', async () => {
    await expectProblem(
      await browser.fetch('/api/auth/logout', { method: 'POST', headers: { 'x-csrf-token': 'no' } }),
      403,
    );
    expect((await browser.fetch('/api/auth/session')).status).toBe(200);
  });

  it('reading needs none', async () => {
    const cookie = `smoko_session=${browser.cookies.get('smoko_session')}`;
    expect((await fetch(`${server.url}/api/projects`, { headers: { cookie } })).status).toBe(200);
  });
});

describe('sign-in from another site', () => {
  const FOREIGN = [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }];
  const send = (path: string, json: unknown, headers: object) =>
    fetch(server.url + path, withJson({ method: 'POST', json, headers: headers as Record<string, string> }));

  it.each(FOREIGN)('is refused: %j', async (headers) => {
    const dave = await signUp(server.url);
    await expectProblem(await send('/api/auth/login', { email: dave.email, password: PASSWORD }, headers), 403);
    await expectProblem(await send('/api/auth/signup', profile(), headers), 403);
    const { refreshToken } = dave;
    await expectProblem(await send('/api/auth/refresh', { refresh_token: refreshToken }, headers), 403);
  });

  it.each([{ origin: 'SELF' }, { 'sec-fetch-site': 'same-origin' }, { 'sec-fetch-site': 'none' }, {}])(
    'is fine from here: %j',
    async (given) => {
      const headers = 'origin' in given ? { origin: server.url } : given;
      expect((await send('/api/auth/signup', profile(), headers)).status).toBe(201);
    },
  );
});

describe('cookies', () => {
  it('are HttpOnly where no page needs them, SameSite and for the whole site', async () => {
    const response = await fetch(`${server.url}/api/auth/signup`, withJson({ method: 'POST', json: profile() }));
    const [session = '', csrf = ''] = response.headers.getSetCookie();
    for (const line of [session, csrf]) {
      expect(line).toContain('; Path=/');
      expect(line).toContain('; SameSite=Lax');
      expect(line).not.toMatch(/Domain=/i);
      expect(line).not.toContain('Secure');
    }
    expect(session).toContain('HttpOnly');
    expect(csrf).not.toContain('HttpOnly');
  });

  it('are Secure, and the browser is told to stay with https, on an https address', async () => {
    const secure = await startServer({ env: { PUBLIC_URL: 'https://app.smoko.test' } });
    const json = profile();
    const origin = 'https://app.smoko.test';
    const response = await fetch(
      `${secure.url}/api/auth/signup`,
      withJson({ method: 'POST', json, headers: { origin } }),
    );
    expect(response.status).toBe(201);
    for (const line of response.headers.getSetCookie()) expect(line).toContain('; Secure');
    expect(response.headers.get('strict-transport-security')).toMatch(/max-age=31536000/);
    await secure.stop();
  });

  it('signing in again ends the browser’s former sign-in', async () => {
    const cookie = `smoko_session=${browser.cookies.get('smoko_session')}`;
    const dave = await signUp(server.url);
    expect((await browser.signIn(dave.email, PASSWORD)).status).toBe(200);
    await expectProblem(await fetch(`${server.url}/api/auth/session`, { headers: { cookie } }), 401);
  });

  it.each(['smoko_session=', 'smoko_session=%00', 'smoko_session={"$gt":""}', `smoko_session=${'x'.repeat(4_000)}`])(
    'nobody with %s',
    async (cookie) => {
      await expectProblem(await fetch(`${server.url}/api/auth/session`, { headers: { cookie } }), 401);
    },
  );
});

describe('headers', () => {
  it.each(['/', '/dashboard', '/api/health', '/api/nothing', '/api/docs', '/api/auth/session'])(
    'of %s',
    async (path) => {
      const { headers } = await fetch(server.url + path);
      const csp = headers.get('content-security-policy') ?? '';
      expect(csp).toContain("default-src 'self'");
      expect(csp).toMatch(/script-src 'self' 'sha256-[\w+/]+=';/);
      expect(csp).toContain("frame-ancestors 'none'");
      expect(csp).toContain("object-src 'none'");
      expect(csp).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline|\*/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('same-origin');
      expect(headers.get('x-powered-by')).toBeNull();
      expect(headers.get('access-control-allow-origin')).toBeNull();
      expect(headers.get('strict-transport-security')).toBeNull();
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
      if (path.startsWith('/api')) expect(headers.get('cache-control')).toBe('no-store');
    },
  );

  it('no other site may read answers, however it asks', async () => {
    const preflight = await fetch(`${server.url}/api/projects`, {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    });
    expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
    expect(preflight.headers.get('access-control-allow-credentials')).toBeNull();
  });
});
