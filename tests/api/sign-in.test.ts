import { getSession, projects, refresh } from '@smoko/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asBearer, newEmail, PASSWORD, profile, signUp, withJson } from '../support/account.ts';
import { browserSession } from '../support/browser-session.ts';
import { expectProblem } from '../support/problem.ts';
import type { Fields } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const send = (path: string, json: unknown, headers: Record<string, string> = {}) =>
  fetch(server.url + path, withJson({ method: 'POST', json, headers }));
const signIn = (email: string, password: string, more: Fields = {}) =>
  send('/api/auth/login', { email, password, ...more });
const works = async (token: string) => (await asBearer(server.url, token).fetch('/api/auth/session')).status === 200;

describe('sign-up', () => {
  it('answers with the user and tokens, and signs the browser in', async () => {
    const input = profile({ email: `Mel.${newEmail()}`, abn: '51 824 753 556', plan: 'pro' });
    const response = await send('/api/auth/signup', input);
    expect(response.status).toBe(201);
    const body = (await response.json()) as Fields;
    expect(body.user).toMatchObject({
      email: input.email.toLowerCase(),
      full_name: 'Dave Carmody',
      abn: '51824753556',
      time_zone: 'Australia/Sydney',
      plan: 'pro',
      email_verified: false,
    });
    expect(body.access_token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
    expect(body.refresh_token).toMatch(/^[\w-]{43}$/);
    expect(body).not.toHaveProperty('warnings');
    expect(response.headers.getSetCookie().map((line) => line.split('=')[0])).toEqual(['smoko_session', 'smoko_csrf']);
  });

  it('gives a browser no tokens', async () => {
    const body = await (await send('/api/auth/signup', profile(), { 'x-smoko-client': 'web' })).text();
    expect(body).not.toMatch(/token|expires_at/);
  });

  it.each([
    ['Perth', 'Australia/Perth'],
    ['Auckland', 'Pacific/Auckland'],
    ['Penrith NSW', 'Australia/Sydney'],
    ['Nowhere in particular', 'Australia/Sydney'],
  ])('%s is in %s', async (business_location, time_zone) => {
    expect((await signUp(server.url, { business_location })).user).toMatchObject({ business_location, time_zone });
  });

  it('warns of an ABN whose sum is wrong, and takes it', async () => {
    const body = (await (await send('/api/auth/signup', profile({ abn: '51824753557' }))).json()) as Fields;
    expect(body.warnings).toEqual(["That ABN doesn't look right - please check it"]);
  });

  it.each([
    [{ email: undefined }, 'Please enter a valid email address'],
    [{ email: 'nobody' }, 'Please enter a valid email address'],
    [{ email: { $gt: '' } }, 'Please enter a valid email address'],
    [{ email: 'a@b.co\r\nBcc: x@y.zz' }, 'Please enter a valid email address'],
    [{ password: 'short' }, 'Password must be at least 8 characters'],
    [{ password: undefined }, 'Password must be at least 8 characters'],
    [{ password: 'x'.repeat(201) }, 'Keep the password under 200 characters.'],
    [{ full_name: ' ' }, 'Full name is required'],
    [{ business_name: undefined }, 'Business name is required'],
    [{ business_location: '' }, 'Business location is required'],
    [{ abn: '123' }, 'ABN should be 11 digits'],
    [{ role: 'admin' }, 'Unknown field: role'],
    [{ email_verified: true }, 'Unknown field: email_verified'],
  ])('%j is refused: %s', async (change, message) => {
    const problem = await expectProblem(await send('/api/auth/signup', { ...profile(), ...change }), 422, 'invalid');
    expect(problem.errors?.map((error) => error.message)).toContain(message);
  });

  it('a taken address is refused in words that tell nothing, whatever its case', async () => {
    const dave = await signUp(server.url);
    const response = await send('/api/auth/signup', profile({ email: dave.email.toUpperCase() }));
    const problem = await expectProblem(response, 422, 'invalid');
    expect(problem.detail).toBe('Unable to create account. Please try again.');
    expect(problem.errors).toBeUndefined();
  });

  it('of two at the same moment with one address, one succeeds', async () => {
    const input = profile();
    const answers = await Promise.all([1, 2, 3].map(() => send('/api/auth/signup', input)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
  });
});

describe('sign-in', () => {
  it('answers as sign-up does, whatever the case of the address', async () => {
    const dave = await signUp(server.url);
    const response = await signIn(dave.email.toUpperCase(), PASSWORD);
    expect(response.status).toBe(200);
    const body = (await response.json()) as { user: Fields; access_token: string };
    expect(body.user).toEqual(dave.user);
    expect(await works(body.access_token)).toBe(true);
  });

  it('says the same of a wrong password and of nobody', async () => {
    const dave = await signUp(server.url);
    const wrong = await expectProblem(await signIn(dave.email, 'not the password'), 401, 'not_authenticated');
    const nobody = await expectProblem(await signIn(newEmail(), PASSWORD), 401, 'not_authenticated');
    expect(wrong.detail).toBe('Email or password is incorrect.');
    expect({ ...wrong, request_id: '' }).toEqual({ ...nobody, request_id: '' });
  });

  it.each([
    { password: { $gt: '' } },
    { password: ['x'] },
    { email: { $ne: null } },
    { remember: 'yes' },
    { admin: true },
  ])('%j is refused', async (change) => {
    const dave = await signUp(server.url);
    const json = { email: dave.email, password: PASSWORD, ...change };
    await expectProblem(await send('/api/auth/login', json), 422, 'invalid');
  });

  it('remembered, its cookies last a month; otherwise they end with the browser', async () => {
    const dave = await signUp(server.url);
    const long = (await signIn(dave.email, PASSWORD)).headers.getSetCookie();
    const short = (await signIn(dave.email, PASSWORD, { remember: false })).headers.getSetCookie();
    for (const line of short) expect(line).not.toMatch(/Expires|Max-Age/i);
    for (const line of long.filter((one) => !one.startsWith('smoko_device'))) {
      const days = (new Date(/Expires=([^;]+)/.exec(line)?.[1] ?? '').getTime() - Date.now()) / 86_400_000;
      expect(days).toBeGreaterThan(29);
      expect(days).toBeLessThan(31);
    }
  });

  it('after five wrong passwords waits longer and longer, for that pair of address and account only', async () => {
    const dave = await signUp(server.url);
    const mel = await signUp(server.url);
    for (let i = 0; i < 5; i++) expect((await signIn(dave.email, 'wrong password')).status).toBe(401);
    const blocked = await signIn(dave.email, PASSWORD);
    const retryAfter = Number(blocked.headers.get('retry-after'));
    expect(retryAfter).toBeGreaterThan(0);
    expect(retryAfter).toBeLessThanOrEqual(60);
    const problem = await expectProblem(blocked, 429, 'rate_limited');
    expect(problem.detail).toMatch(/^Too many attempts\. Please wait \d+ seconds? and try again\.$/);
    expect((await signIn(mel.email, PASSWORD)).status).toBe(200);
    expect(await works(dave.token)).toBe(true);
  });

  it('many wrong passwords at once do not slip through', async () => {
    const dave = await signUp(server.url);
    const answers = await Promise.all(Array.from({ length: 20 }, () => signIn(dave.email, 'wrong password')));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(6);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(14);
  });
});

describe('refresh', () => {
  const swap = (refresh_token: unknown) => send('/api/auth/refresh', { refresh_token });

  it('swaps a token for new ones; the old access token ends', async () => {
    const dave = await signUp(server.url);
    const swapped = await dave.client.call(refresh, { refresh_token: dave.refreshToken });
    expect(swapped.user).toEqual(dave.user);
    expect(swapped.refresh_token).not.toBe(dave.refreshToken);
    expect(await works(swapped.access_token ?? '')).toBe(true);
    expect(await works(dave.token)).toBe(false);
  });

  it('a token used twice ends its whole family', async () => {
    const dave = await signUp(server.url);
    const second = await dave.client.call(refresh, { refresh_token: dave.refreshToken });
    const third = await dave.client.call(refresh, { refresh_token: second.refresh_token ?? '' });
    await expectProblem(await swap(dave.refreshToken), 401, 'not_authenticated');
    expect(await works(third.access_token ?? '')).toBe(false);
    await expectProblem(await swap(third.refresh_token), 401, 'not_authenticated');
  });

  it('of two at the same moment one at most succeeds, and other sign-ins live on', async () => {
    const dave = await signUp(server.url);
    const other = (await (await signIn(dave.email, PASSWORD)).json()) as { access_token: string };
    const answers = await Promise.all([swap(dave.refreshToken), swap(dave.refreshToken)]);
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
    expect(answers.some(({ status }) => status === 401)).toBe(true);
    expect(await works(other.access_token)).toBe(true);
  });

  it.each([
    ['nothing-like-it', 401],
    ['', 422],
    [{ $gt: '' }, 422],
    [null, 422],
    ['x'.repeat(501), 422],
  ])('%j is refused with %d', async (token, status) => {
    await expectProblem(await swap(token), status);
  });
});

describe('sign-out', () => {
  it('ends this sign-in: token, refresh token and cookie', async () => {
    const browser = browserSession(server.url);
    const email = await browser.signUp();
    const { access_token, refresh_token } = (await (await signIn(email, PASSWORD)).json()) as Record<string, string>;
    const out = await asBearer(server.url, access_token ?? '').fetch('/api/auth/logout', { method: 'POST' });
    expect([out.status, await out.text()]).toEqual([204, '']);
    expect(await works(access_token ?? '')).toBe(false);
    await expectProblem(await send('/api/auth/refresh', { refresh_token }), 401);
    expect((await browser.client.call(getSession, {})).user.email).toBe(email);

    const before = new Map(browser.cookies);
    expect((await browser.fetch('/api/auth/logout', { method: 'POST' })).status).toBe(204);
    // that somebody was signed in here is still known: it opens nothing
    expect([...browser.cookies.keys()]).toEqual(['smoko_device']);
    const cookie = [...before].map(([name, value]) => `${name}=${value}`).join('; ');
    await expectProblem(await fetch(`${server.url}/api/auth/session`, { headers: { cookie } }), 401);
  });

  it('everywhere ends all of them, and nobody else’s', async () => {
    const dave = await signUp(server.url);
    const mel = await signUp(server.url);
    const other = (await (await signIn(dave.email, PASSWORD)).json()) as { access_token: string };
    const browser = browserSession(server.url);
    await browser.signIn(dave.email, PASSWORD);
    await dave.fetch('/api/auth/logout', { method: 'POST', json: { everywhere: true } });
    for (const token of [dave.token, other.access_token]) expect(await works(token)).toBe(false);
    await expectProblem(await browser.fetch('/api/auth/session'), 401);
    expect(await works(mel.token)).toBe(true);
  });
});

describe('who is signed in', () => {
  it('by token and by cookie, with the end of it', async () => {
    const dave = await signUp(server.url);
    const session = await dave.client.call(getSession, {});
    expect(session).toMatchObject({ user: dave.user, via: 'bearer' });
    const minutes = (new Date(session.expires_at).getTime() - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(10);
    expect(minutes).toBeLessThanOrEqual(15);
    const browser = browserSession(server.url);
    await browser.signIn(dave.email, PASSWORD);
    expect(await browser.client.call(getSession, {})).toMatchObject({ user: dave.user, via: 'cookie' });
  });

  it.each([
    undefined,
    '',
    'Bearer',
    'Bearer ',
    'Bearer null',
    'Bearer undefined',
    `Bearer ${'x'.repeat(43)}`,
    'Bearer {"$gt":""}',
    'Basic ZGF2ZTpwYXNz',
    `Bearer ${'a'.repeat(5_000)}`,
  ])('nobody with the header %s', async (authorization) => {
    const headers: Record<string, string> = authorization === undefined ? {} : { authorization };
    const problem = await expectProblem(await fetch(`${server.url}/api/auth/session`, { headers }), 401);
    expect(problem).toMatchObject({ code: 'not_authenticated', detail: 'Not authenticated' });
  });

  it('a wrong token is not made good by a cookie', async () => {
    const browser = browserSession(server.url);
    await browser.signUp();
    const response = await browser.fetch('/api/auth/session', {
      headers: { authorization: `Bearer ${'x'.repeat(43)}` },
    });
    await expectProblem(response, 401);
  });

  it('a refresh token and a cookie’s value are no access tokens', async () => {
    const dave = await signUp(server.url);
    const browser = browserSession(server.url);
    await browser.signUp();
    expect(await works(dave.refreshToken)).toBe(false);
    expect(await works(browser.cookies.get('smoko_session') ?? '')).toBe(false);
  });

  it('stays signed in over a restart of the server', async () => {
    const first = await startServer({ keepData: true });
    const dave = await signUp(first.url);
    await dave.client.call(projects.operations.create, { job_name: 'Deck' });
    await first.kill();
    const second = await startServer({ dataDir: first.dataDir, keepData: false });
    const again = await asBearer(second.url, dave.token).client.call(projects.operations.list, {});
    expect(again.data.map(({ job_name }) => job_name)).toEqual(['Deck']);
    await second.stop();
  });
});
