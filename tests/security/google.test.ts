import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newEmail, PASSWORD } from '../support/account.ts';
import { type BrowserSession, browserSession } from '../support/browser-session.ts';
import { type GooglePerson, type GoogleStandIn, startGoogleStandIn } from '../support/google-stand-in.ts';
import { startServer, type TestServer } from '../support/server.ts';

let google: GoogleStandIn;
let server: TestServer;
beforeAll(async () => {
  google = await startGoogleStandIn();
  server = await startServer({ env: google.env });
});
beforeEach(() => {
  google.person = person();
  google.broken = null;
});
afterAll(async () => {
  await server.stop();
  await google.close();
});

const person = (given: Partial<GooglePerson> = {}): GooglePerson => ({
  sub: randomUUID(),
  email: newEmail(),
  email_verified: true,
  name: 'Mel Tran',
  ...given,
});
const BUSINESS = { full_name: 'Mel Tran', business_name: 'Tran Tiling', business_location: 'Perth' };
const FAILED = '/auth?error=google';
const location = (response: Response) => response.headers.get('location') ?? '';
const manual = { redirect: 'manual' } as const;

/** To Google and to the address that it sends back to, which is not opened yet. */
async function toGoogle(browser: BrowserSession, next?: string): Promise<URL> {
  const query = next === undefined ? '' : `?${new URLSearchParams({ next })}`;
  const away = location(await browser.fetch(`/api/auth/google${query}`, manual));
  expect(away).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/auth\?/);
  return new URL(location(await fetch(away, manual)));
}
async function throughGoogle(browser: BrowserSession, next?: string): Promise<string> {
  const back = await toGoogle(browser, next);
  return location(await browser.fetch(back.pathname + back.search, manual));
}
const finish = (browser: BrowserSession, json: object = BUSINESS) =>
  browser.fetch('/api/auth/google/complete', { method: 'POST', json });
const link = (browser: BrowserSession, password: string) =>
  browser.fetch('/api/auth/google/link', { method: 'POST', json: { password } });
const user = async (browser: BrowserSession) =>
  ((await (await browser.fetch('/api/auth/session')).json()) as { user: Record<string, unknown> }).user;

describe('somebody new', () => {
  it('gives the business, and has an account whose address Google has confirmed', async () => {
    const browser = browserSession(server.url);
    expect(await throughGoogle(browser, '/quotes?x=1')).toBe('/auth/google?next=%2Fquotes%3Fx%3D1');
    const pending = (await (await browser.fetch('/api/auth/google/pending')).json()) as object;
    expect(pending).toEqual({ pending: { step: 'new', email: google.person?.email, full_name: 'Mel Tran' } });
    expect((await finish(browser, { ...BUSINESS, business_name: '' })).status).toBe(422);
    expect((await finish(browser)).status).toBe(201);
    expect(await user(browser)).toMatchObject({
      email: google.person?.email,
      email_verified: true,
      has_password: false,
      time_zone: 'Australia/Perth',
    });
    expect((await finish(browser)).status).toBe(422);

    const again = browserSession(server.url);
    expect(await throughGoogle(again, '/quotes')).toBe('/quotes');
    expect(await user(again)).toMatchObject({ email: google.person?.email });
  });

  it('confirms an address by mail that Google has not confirmed', async () => {
    google.person = person({ email_verified: false });
    const browser = browserSession(server.url);
    await throughGoogle(browser);
    await finish(browser);
    expect(await user(browser)).toMatchObject({ email_verified: false });
    const { data } = (await (await browser.fetch('/api/outbox')).json()) as { data: { subject: string }[] };
    expect(data[0]?.subject).toBe('Confirm your email address');
  });

  it('cannot be signed in to with a password, not even an empty one', async () => {
    const browser = browserSession(server.url);
    await throughGoogle(browser);
    await finish(browser);
    const { email = '' } = google.person ?? {};
    expect((await browserSession(server.url).signIn(email, PASSWORD)).status).toBe(401);
    expect((await browserSession(server.url).signIn(email, '        ')).status).toBe(401);
    // a sign-in of a moment ago stands in for the password
    const json = { email: newEmail() };
    expect((await browser.fetch('/api/auth/change-email', { method: 'POST', json })).status).toBe(204);
  });
});

describe('an account that is there', () => {
  it('is linked with its password, once; the address alone opens nothing', async () => {
    const owner = browserSession(server.url);
    const email = await owner.signUp();
    google.person = person({ email: email.toUpperCase() });
    const browser = browserSession(server.url);
    expect(await throughGoogle(browser)).toBe('/auth/google?next=%2Fdashboard');
    expect((await browser.fetch('/api/auth/session')).status).toBe(401);
    expect((await finish(browser)).status).toBe(422);
    expect((await link(browser, 'not the password')).status).toBe(401);
    expect((await link(browser, PASSWORD)).status).toBe(200);
    expect(await user(browser)).toMatchObject({ email, has_password: true });
    const next = browserSession(server.url);
    expect(await throughGoogle(next)).toBe('/dashboard');
    expect(await user(next)).toMatchObject({ email });
  });

  it('is guessed no faster through Google', async () => {
    const email = await browserSession(server.url).signUp();
    google.person = person({ email });
    const browser = browserSession(server.url);
    await throughGoogle(browser);
    const statuses = [];
    for (let i = 0; i < 7; i++) statuses.push((await link(browser, `guess number ${i}`)).status);
    expect(statuses).toContain(429);
  });
});

describe('coming back from Google', () => {
  it.each([
    ['with a state that is not this browser’s', (back: URL) => back.searchParams.set('state', randomUUID())],
    ['without a state', (back: URL) => back.searchParams.delete('state')],
    ['with a made-up code', (back: URL) => back.searchParams.set('code', randomUUID())],
    [
      'without anything',
      (back: URL) => {
        back.search = '';
      },
    ],
  ])('%s fails', async (_what, spoil) => {
    const browser = browserSession(server.url);
    const back = await toGoogle(browser);
    spoil(back);
    // without a code it is a new beginning, which leads to Google and to nobody's account
    const to = location(await browser.fetch(back.pathname + back.search, manual));
    expect(to === FAILED || to.startsWith(google.env.GOOGLE_AUTHORIZATION_URL ?? '-')).toBe(true);
    expect(browser.cookies.has('smoko_session')).toBe(false);
  });

  it('in another browser fails: the link of one cannot sign in another', async () => {
    const back = await toGoogle(browserSession(server.url));
    const victim = browserSession(server.url);
    expect(location(await victim.fetch(back.pathname + back.search, manual))).toBe(FAILED);
  });

  it('twice with the same code fails', async () => {
    const browser = browserSession(server.url);
    const back = await toGoogle(browser);
    const cookies = new Map(browser.cookies);
    await browser.fetch(back.pathname + back.search, manual);
    for (const [name, value] of cookies) browser.cookies.set(name, value);
    expect(location(await browser.fetch(back.pathname + back.search, manual))).toBe(FAILED);
  });

  it('with a no, or from a Google that is broken, says so', async () => {
    google.person = null;
    expect(await throughGoogle(browserSession(server.url))).toBe(FAILED);
    google.person = person();
    for (const broken of ['token', 'userinfo'] as const) {
      google.broken = broken;
      expect(await throughGoogle(browserSession(server.url))).toBe(FAILED);
    }
  });

  it('follows paths of this site only', async () => {
    const owner = browserSession(server.url);
    await throughGoogle(owner);
    await finish(owner);
    for (const next of [
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      '/api/auth/google',
      'javascript:alert(1)',
    ]) {
      expect(await throughGoogle(browserSession(server.url), next), next).toBe('/dashboard');
    }
  });

  it('keeps what it needs in cookies that the page cannot read or write', async () => {
    const response = await fetch(`${server.url}/api/auth/google`, { redirect: 'manual' });
    const [cookie = ''] = response.headers.getSetCookie();
    expect(cookie).toMatch(/^smoko_google=[\w.-]+; Path=\/api\/auth\/google; Expires=[^;]+; HttpOnly; SameSite=Lax$/);
    const forged = browserSession(server.url);
    forged.cookies.set('smoko_google_pending', cookie.split(/[=;]/)[1] ?? '');
    expect((await finish(forged)).status).toBe(422);
  });
});

it('not set up: the sign-in page says that it did not work', async () => {
  const plain = await startServer();
  for (const path of ['/api/auth/google', '/api/auth/google/callback?code=x&state=y']) {
    expect(location(await fetch(plain.url + path, manual))).toBe(FAILED);
  }
  await plain.stop();
});
