import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { browserUser, newPerson, TestClient, terminalUser } from '../testing/test-client.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.dispose());

describe('sign-up', () => {
  it('makes an account, a session cookie and tokens', async () => {
    const client = new TestClient(app.url);
    const person = newPerson();
    const { status, body, headers } = await client.post('/api/auth/signup', { ...person, abn: '51 824 753 557' });
    expect(status).toBe(201);
    expect(body.user).toMatchObject({ email: person.email, time_zone: 'Australia/Sydney', email_verified: false });
    expect(body).toMatchObject({
      expires_at: expect.stringMatching(/^\d{4}-.*Z$/),
      access_token: expect.any(String),
      refresh_token: expect.any(String),
    });
    expect(body.warnings).toEqual(["That ABN doesn't look right - please check it"]);
    const [session, csrf] = headers.getSetCookie();
    expect(session).toMatch(/^smoko_session=[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/);
    expect(csrf).toMatch(/^smoko_csrf=[\w-]{43}; Path=\/; Expires=[^;]+; SameSite=Lax$/);
    expect(JSON.stringify(body)).not.toMatch(/password_hash|argon/);
    expect(JSON.stringify(body)).not.toContain(person.password);
  });

  it('hands no tokens to the web app', async () => {
    const { signedIn } = await browserUser(app.url);
    expect(Object.keys(signedIn)).toEqual(['user', 'aal', 'next_aal']);
  });

  it('does not say that an email is taken', async () => {
    const person = newPerson();
    await new TestClient(app.url).post('/api/auth/signup', person);
    const again = { ...person, email: person.email.toUpperCase() };
    const { status, body } = await new TestClient(app.url).post('/api/auth/signup', again);
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 'invalid', detail: 'Unable to create account. Please try again.' });
    expect(body.errors).toBeUndefined();
  });

  it('names every field that is wrong', async () => {
    const { status, body } = await new TestClient(app.url).post('/api/auth/signup', { email: 'x', password: 'short' });
    expect(status).toBe(422);
    expect(body.errors.map(({ path }: { path: string }) => path)).toEqual(
      expect.arrayContaining(['email', 'password', 'full_name', 'business_name', 'business_location']),
    );
    expect(body.detail).toBe('Please enter a valid email address');
  });

  it('once for an Idempotency-Key, without keeping the password or the tokens', async () => {
    const person = newPerson();
    const key = { 'idempotency-key': person.email };
    const first = await new TestClient(app.url).post('/api/auth/signup', person, key);
    const second = await new TestClient(app.url).post('/api/auth/signup', person, key);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body.user).toEqual(first.body.user);
    const other = await new TestClient(app.url).post('/api/auth/signup', { ...person, password: 'another one' }, key);
    expect(other.status).toBe(409);
  });
});

describe('sign-in', () => {
  it('says the same for a wrong password and an unknown email', async () => {
    const { person } = await terminalUser(app.url);
    const client = new TestClient(app.url);
    for (const email of [person.email, 'nobody@example.com']) {
      const { status, body } = await client.post('/api/auth/login', { email, password: 'wrong password' });
      expect(status).toBe(401);
      expect(body).toMatchObject({ code: 'not_authenticated', detail: 'Email or password is incorrect.' });
    }
  });

  it('without "remember me" ends with the browser', async () => {
    const { person } = await terminalUser(app.url);
    const login = { email: person.email, password: person.password, remember: false };
    const { headers } = await new TestClient(app.url).post('/api/auth/login', login);
    expect(headers.getSetCookie()[0]).not.toContain('Expires');
  });

  it('replaces the former sign-in of the same browser', async () => {
    const { client, person } = await browserUser(app.url);
    const former = client.cookies.get('smoko_session') ?? '';
    await client.post('/api/auth/login', { email: person.email, password: person.password });
    const old = await new TestClient(app.url).get('/api/auth/session', {
      headers: { cookie: `smoko_session=${former}` },
    });
    expect(old.status).toBe(401);
    expect((await client.get('/api/auth/session')).body).toMatchObject({ via: 'cookie' });
  });

  it('slows guessing down, for that email and address only', async () => {
    const { person } = await terminalUser(app.url);
    const client = new TestClient(app.url);
    const guess = () => client.post('/api/auth/login', { email: person.email, password: 'wrong password' });
    const replies = await Promise.all(Array.from({ length: 12 }, guess));
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(5);
    const refused = replies.find(({ status }) => status === 429);
    expect(refused?.body.code).toBe('rate_limited');
    const wait = Number(refused?.headers.get('retry-after'));
    expect(wait).toBeGreaterThanOrEqual(1);
    expect(wait).toBeLessThanOrEqual(60);
    const right = await client.post('/api/auth/login', { email: person.email, password: person.password });
    expect(right.status).toBe(429);
    const other = await terminalUser(app.url);
    const { email, password } = other.person;
    expect((await client.post('/api/auth/login', { email, password })).status).toBe(200);
  });
});

describe('tokens', () => {
  it('rotate; using a refresh token twice ends the whole sign-in', async () => {
    const { signedIn } = await terminalUser(app.url);
    const client = new TestClient(app.url);
    const first = await client.post('/api/auth/refresh', { refresh_token: signedIn.refresh_token });
    expect(first.status).toBe(200);
    expect(first.body.refresh_token).not.toBe(signedIn.refresh_token);
    const headers = { authorization: `Bearer ${first.body.access_token}` };
    expect((await client.get('/api/auth/session', { headers })).body.via).toBe('bearer');
    const reuse = await client.post('/api/auth/refresh', { refresh_token: signedIn.refresh_token });
    expect(reuse.status).toBe(401);
    expect((await client.get('/api/auth/session', { headers })).status).toBe(401);
    expect((await client.post('/api/auth/refresh', { refresh_token: first.body.refresh_token })).status).toBe(401);
  });

  it('give no grace to two refreshes at the same moment', async () => {
    const { signedIn } = await terminalUser(app.url);
    const refresh = () => new TestClient(app.url).post('/api/auth/refresh', { refresh_token: signedIn.refresh_token });
    const replies = await Promise.all([refresh(), refresh(), refresh()]);
    const won = replies.filter(({ status }) => status === 200);
    expect(won.length).toBeLessThanOrEqual(1);
    for (const { body } of won) {
      const { status } = await new TestClient(app.url).post('/api/auth/refresh', { refresh_token: body.refresh_token });
      expect(status).toBe(401);
    }
  });

  it('a wrong bearer token is nobody, even with a good cookie', async () => {
    const { client } = await browserUser(app.url);
    const headers = { authorization: `Bearer ${'x'.repeat(43)}` };
    const { status, body } = await client.get('/api/projects', { headers });
    expect(status).toBe(401);
    expect(body.detail).toBe('Not authenticated');
  });
});

describe('sign-out', () => {
  it('ends this sign-in at once, and all of them when asked', async () => {
    const { client, person } = await browserUser(app.url);
    const other = new TestClient(app.url);
    await other.post('/api/auth/login', { email: person.email, password: person.password });
    const token = client.cookies.get('smoko_session');
    expect((await client.post('/api/auth/logout', {}, client.csrf)).status).toBe(204);
    // that somebody was signed in here is still known: it opens nothing
    expect([...client.cookies.keys()]).toEqual(['smoko_device']);
    const cookie = `smoko_session=${token}`;
    expect((await client.get('/api/auth/session', { headers: { cookie } })).status).toBe(401);
    expect((await other.get('/api/auth/session')).status).toBe(200);

    const third = new TestClient(app.url);
    await third.post('/api/auth/login', { email: person.email, password: person.password });
    expect((await third.post('/api/auth/logout', { everywhere: true }, third.csrf)).status).toBe(204);
    expect((await other.get('/api/auth/session')).status).toBe(401);
  });
});

describe('forged requests', () => {
  it('a write by cookie needs the token that belongs to the session', async () => {
    const { client } = await browserUser(app.url);
    const { client: other } = await browserUser(app.url);
    const job = { job_name: 'Tap' };
    for (const headers of [{}, { 'x-csrf-token': '' }, { 'x-csrf-token': 'x'.repeat(43) }, other.csrf]) {
      expect((await client.post('/api/projects', job, headers)).status).toBe(403);
    }
    expect((await client.post('/api/projects', job, client.csrf)).status).toBe(201);
  });

  it.each([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('from another site is refused: %j', async (headers) => {
    const { client, person } = await browserUser(app.url);
    expect((await client.post('/api/projects', { job_name: 'Tap' }, { ...client.csrf, ...headers })).status).toBe(403);
    const { email, password } = person;
    expect((await client.post('/api/auth/login', { email, password }, headers)).status).toBe(403);
    expect((await client.post('/api/auth/signup', newPerson(), headers)).status).toBe(403);
  });

  it('from our own page is fine', async () => {
    const headers = { origin: app.url, 'sec-fetch-site': 'same-origin' };
    expect((await new TestClient(app.url).post('/api/auth/signup', newPerson(), headers)).status).toBe(201);
  });
});

describe('settings', () => {
  it('a new location moves the clock, and a jobs counter counts this month', async () => {
    const { client } = await terminalUser(app.url);
    await client.post('/api/projects', { job_name: 'Tap' });
    const { body } = await client.patch('/api/settings', { business_location: 'Auckland', abn: '51824753556' });
    expect(body).toMatchObject({
      time_zone: 'Pacific/Auckland',
      jobs_this_month: 1,
      warnings: [],
      gst_registered: false,
    });
    const wrong = await client.patch('/api/settings', { time_zone: 'Australia/Penrith' });
    expect(wrong.body.errors[0].path).toBe('time_zone');
  });
});

describe('a restart', () => {
  it('signs nobody out', async () => {
    const own = await startTestApp();
    const terminal = await terminalUser(own.url);
    const browser = await browserUser(own.url);
    const again = await own.restart();
    const { authorization = '' } = terminal.client.headers;
    expect((await new TestClient(again.url).get('/api/auth/session', { headers: { authorization } })).status).toBe(200);
    const cookie = `smoko_session=${browser.client.cookies.get('smoko_session')}`;
    expect((await new TestClient(again.url).get('/api/auth/session', { headers: { cookie } })).status).toBe(200);
    await again.dispose();
  });
});
