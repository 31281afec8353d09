import { Secret, TOTP } from 'otpauth';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { browserUser, TestClient, terminalUser } from '../testing/test-client.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.dispose());

type Person = Awaited<ReturnType<typeof terminalUser>>['person'];

/** The app's code, `steps` from now: each works once, and those of the step before and after count too. */
const codeOf = (secret: string, steps: number) =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + steps * 30_000 });

/** Nobody should have to wait for a new code in a test: begins when the step is young. */
async function youngStep(): Promise<void> {
  const left = 30_000 - (Date.now() % 30_000);
  if (left < 12_000) await new Promise((done) => setTimeout(done, left));
}

const confirm = (client: TestClient, body: object) => client.post('/api/auth/confirm', body, client.csrf);
const add = (client: TestClient) => client.post('/api/auth/factors', { factor_type: 'totp' }, client.csrf);
async function verify(client: TestClient, id: string, code: string) {
  const path = `/api/auth/factors/${id}`;
  const challenge = await client.post(`${path}/challenge`, {}, client.csrf);
  return client.post(`${path}/verify`, { challenge_id: challenge.body.id, code }, client.csrf);
}

/** Somebody with a verified authenticator app, whose code of the step before this one is used up. */
async function withFactor() {
  const { client, person } = await browserUser(app.url);
  await confirm(client, { password: person.password });
  const { body } = await add(client);
  await youngStep();
  const verified = await verify(client, body.id, codeOf(body.totp.secret, -1));
  expect(verified.status, JSON.stringify(verified.body)).toBe(200);
  const codes: string[] = verified.body.recovery_codes;
  return { client, person, id: body.id as string, secret: body.totp.secret as string, codes };
}

async function signIn({ email, password }: Person, headers: Record<string, string> = {}) {
  const client = new TestClient(app.url);
  client.headers = headers;
  return { client, reply: await client.post('/api/auth/login', { email, password }) };
}
const kinds = async (client: TestClient): Promise<string[]> =>
  (await client.get('/api/auth/security-events')).body.data.map(({ kind }: { kind: string }) => kind);

describe('enrolling', () => {
  it('needs proof, shows the secret once, and counts from the first code on', async () => {
    const { client, person } = await browserUser(app.url);
    const other = await signIn(person);
    expect((await add(client)).body.code).toBe('confirm_identity');
    await confirm(client, { password: person.password });
    const { status, body } = await add(client);
    expect(status).toBe(201);
    expect(body).toMatchObject({ factor_type: 'totp', status: 'unverified', friendly_name: 'Authenticator app' });
    expect(body.totp.uri).toContain(encodeURIComponent(person.email));
    expect(JSON.stringify((await client.get('/api/auth/factors')).body)).not.toContain(body.totp.secret);
    expect((await client.get('/api/auth/session')).body).toMatchObject({ aal: 'aal1', next_aal: 'aal1' });

    await youngStep();
    const wrong = await verify(client, body.id, '000000');
    expect([wrong.status, wrong.body.errors[0].path]).toEqual([422, 'code']);
    const before = client.cookies.get('smoko_session');
    const verified = await verify(client, body.id, codeOf(body.totp.secret, 0));
    expect(verified.status).toBe(200);
    expect(verified.body).toMatchObject({ aal: 'aal2', next_aal: 'aal2' });
    expect(new Set(verified.body.recovery_codes).size).toBe(10);
    expect(client.cookies.get('smoko_session')).not.toBe(before);
    const old = { headers: { cookie: `smoko_session=${before}` } };
    expect((await new TestClient(app.url).get('/api/auth/session', old)).status).toBe(401);
    expect((await other.client.get('/api/auth/session')).status).toBe(401);
    expect((await client.get('/api/auth/factors')).body).toMatchObject({ recovery_codes_left: 10 });
    expect((await kinds(client)).slice(0, 2)).toEqual(['factor_added', 'factor_failed']);
  });

  it('by phone is not offered where no SMS can be sent', async () => {
    const { client, person } = await browserUser(app.url);
    await confirm(client, { password: person.password });
    const factor = { factor_type: 'phone', phone: '0491 570 156' };
    const { status, body } = await client.post('/api/auth/factors', factor, client.csrf);
    expect([status, body.detail]).toEqual([422, 'Codes by SMS are not set up here.']);
    expect((await client.get('/api/auth/factors')).body.phone_available).toBe(false);
  });
});

describe('signing in with a second factor', () => {
  it('lets nobody in half way', async () => {
    const { person, id, secret } = await withFactor();
    const { client, reply } = await signIn(person);
    expect(reply.body).toMatchObject({ aal: 'aal1', next_aal: 'aal2' });
    for (const path of ['/api/projects', '/api/settings', '/api/export', '/api/auth/sessions', '/api/outbox']) {
      const { status, body } = await client.get(path);
      expect([path, status, body.code]).toEqual([path, 403, 'mfa_required']);
    }
    for (const [path, body] of [
      ['/api/projects', { job_name: 'Tap' }],
      ['/api/auth/confirm', { password: person.password }],
      ['/api/auth/factors', { factor_type: 'totp' }],
      ['/api/auth/recovery-codes', {}],
      ['/api/auth/deletion', {}],
    ] as const) {
      expect((await client.post(path, body, client.csrf)).body.code).toBe('mfa_required');
    }
    const drop = await client.send('DELETE', `/api/auth/factors/${id}`, { headers: client.csrf });
    expect(drop.body.code).toBe('mfa_required');
    const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const socket = io(app.url, { transports: ['websocket'], extraHeaders: { cookie }, reconnection: false });
    const refused = await new Promise((done) => {
      socket.on('connect', () => done('connected'));
      socket.on('connect_error', (error) => done(error.message));
    });
    socket.close();
    expect(refused).toBe('Not authenticated');

    const verified = await verify(client, id, codeOf(secret, 0));
    expect(verified.body).toMatchObject({ aal: 'aal2', next_aal: 'aal2' });
    expect((await client.get('/api/projects')).status).toBe(200);
  });

  it('takes a code once, and none from before it', async () => {
    const { person, id, secret } = await withFactor();
    const code = codeOf(secret, 0);
    const first = await signIn(person);
    expect((await verify(first.client, id, code)).status).toBe(200);
    const second = await signIn(person);
    expect((await verify(second.client, id, code)).status).toBe(422);
    expect((await verify(second.client, id, codeOf(secret, -1))).status).toBe(422);
    expect((await verify(second.client, id, codeOf(secret, 1))).status).toBe(200);
  });

  it('gives a terminal new tokens; the old ones end', async () => {
    const { person, id, secret } = await withFactor();
    const { client, reply } = await signIn(person);
    client.cookies.clear();
    client.headers = { authorization: `Bearer ${reply.body.access_token}` };
    expect((await client.get('/api/projects')).body.code).toBe('mfa_required');
    const refreshed = await client.post('/api/auth/refresh', { refresh_token: reply.body.refresh_token });
    expect(refreshed.body).toMatchObject({ aal: 'aal1', next_aal: 'aal2' });
    client.headers = { authorization: `Bearer ${refreshed.body.access_token}` };
    const { body } = await verify(client, id, codeOf(secret, 0));
    client.cookies.clear();
    expect((await client.get('/api/auth/session')).status).toBe(401);
    client.headers = { authorization: `Bearer ${body.access_token}` };
    expect((await client.get('/api/projects')).status).toBe(200);
  });

  it('takes a challenge of this sign-in only', async () => {
    const { client: owner, person, id, secret } = await withFactor();
    const challenge = await owner.post(`/api/auth/factors/${id}/challenge`, {}, owner.csrf);
    const { client } = await signIn(person);
    const given = { challenge_id: challenge.body.id, code: codeOf(secret, 0) };
    const { status, body } = await client.post(`/api/auth/factors/${id}/verify`, given, client.csrf);
    expect([status, body.errors[0].path]).toEqual([422, 'challenge_id']);
  });

  it('slows guessing down, wherever the guesses come from', async () => {
    const { person, id } = await withFactor();
    const { client } = await signIn(person);
    const replies = [];
    for (let i = 0; i < 7; i++) replies.push((await verify(client, id, `00000${i}`)).status);
    expect(replies.slice(0, 5)).toEqual([422, 422, 422, 422, 422]);
    expect(replies.at(-1)).toBe(429);
    expect((await client.post('/api/auth/recovery', { code: 'aaaaa-aaaaa' }, client.csrf)).status).toBe(429);
  });

  it('takes each recovery code once, however it is typed', async () => {
    const { person, codes } = await withFactor();
    const use = async (code: string) => {
      const { client } = await signIn(person);
      return { client, reply: await client.post('/api/auth/recovery', { code }, client.csrf) };
    };
    const [first = ''] = codes;
    const { client, reply } = await use(first.toUpperCase().replace('-', ' '));
    expect(reply.body).toMatchObject({ aal: 'aal2' });
    expect((await client.get('/api/auth/factors')).body.recovery_codes_left).toBe(9);
    expect((await use(first)).reply.status).toBe(422);
    expect(await kinds(client)).toContain('recovery_code_used');
  });
});

describe('a second factor', () => {
  it('is removed only after proof, by a code too; then the password is enough again', async () => {
    const { client, person, id, secret, codes } = await withFactor();
    const drop = () => client.send('DELETE', `/api/auth/factors/${id}`, { headers: client.csrf });
    const fresh = await signIn(person);
    await verify(fresh.client, id, codeOf(secret, 0));
    const refused = await fresh.client.send('DELETE', `/api/auth/factors/${id}`, { headers: fresh.client.csrf });
    expect(refused.body.code).toBe('confirm_identity');
    expect((await confirm(client, { code: codeOf(secret, 1) })).status).toBe(200);

    const more = await client.post('/api/auth/recovery-codes', {}, client.csrf);
    expect(more.body.recovery_codes).toHaveLength(10);
    expect(more.body.recovery_codes).not.toContain(codes[0]);
    expect((await drop()).status).toBe(204);
    expect((await signIn(person)).reply.body).toMatchObject({ aal: 'aal1', next_aal: 'aal1' });
    expect((await client.get('/api/auth/factors')).body).toMatchObject({ data: [], recovery_codes_left: 0 });
  });

  it('of somebody else is not there', async () => {
    const { id } = await withFactor();
    const { client, person } = await terminalUser(app.url);
    await confirm(client, { password: person.password });
    const given = { challenge_id: id, code: '123456' };
    expect((await client.post(`/api/auth/factors/${id}/challenge`)).status).toBe(404);
    expect((await client.post(`/api/auth/factors/${id}/verify`, given)).status).toBe(404);
    expect((await client.send('DELETE', `/api/auth/factors/${id}`)).status).toBe(404);
  });
});
