import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { browserUser, newPerson, TestClient, terminalUser } from '../testing/test-client.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.dispose());

interface Item {
  to: string;
  subject: string;
  body: string;
  status: string;
  reason: string | null;
}

const outbox = async (client: TestClient): Promise<Item[]> => (await client.get('/api/outbox?limit=100')).body.data;
/** The link of the latest mail with this subject. */
async function linkIn(client: TestClient, subject: string): Promise<{ href: string; token: string }> {
  const mail = (await outbox(client)).find((item) => item.subject === subject);
  const [href = '', token = ''] = /http\S+token=([\w-]+)/.exec(mail?.body ?? '') ?? [];
  expect(href, subject).not.toBe('');
  return { href, token };
}
const subjects = async (client: TestClient) => (await outbox(client)).map(({ subject }) => subject);
const kinds = async (client: TestClient): Promise<string[]> =>
  (await client.get('/api/auth/security-events?limit=100')).body.data.map(({ kind }: { kind: string }) => kind);
const confirm = (client: TestClient, password: string) => client.post('/api/auth/confirm', { password }, client.csrf);
const login = async (email: string, password: string) => {
  const client = new TestClient(app.url);
  return { client, reply: await client.post('/api/auth/login', { email, password }) };
};

async function unverified() {
  const client = new TestClient(app.url);
  const person = newPerson();
  const { body } = await client.post('/api/auth/signup', person);
  return { client, person, user: body.user };
}

describe('a new email address', () => {
  it('is confirmed once, by the mailed link, whose host no request chooses', async () => {
    const client = new TestClient(app.url);
    const person = newPerson();
    await client.post('/api/auth/signup', person, { 'x-forwarded-host': 'evil.example' });
    const { href, token } = await linkIn(client, 'Confirm your email address');
    expect(href).toBe(`${app.url}/auth/verify?token=${token}`);
    const elsewhere = new TestClient(app.url);
    const { password } = person;
    const mailbox = await elsewhere.post('/api/auth/verify-email', { token });
    expect([mailbox.status, mailbox.body.code]).toEqual([403, 'confirm_identity']);
    const wrong = await elsewhere.post('/api/auth/verify-email', { token, password: 'wrong password' });
    expect([wrong.status, wrong.body.errors[0].path]).toEqual([422, 'password']);
    const { status, body } = await elsewhere.post('/api/auth/verify-email', { token, password });
    expect([status, body]).toEqual([200, { email: person.email }]);
    expect((await client.get('/api/auth/session')).body.user.email_verified).toBe(true);
    const again = await new TestClient(app.url).post('/api/auth/verify-email', { token });
    expect([again.status, again.body.detail]).toEqual([
      422,
      'That link is too old or was used before. Ask for a new one.',
    ]);
    expect(await kinds(client)).toEqual(['email_verified', 'signed_up']);
  });

  it('keeps messages to others waiting until then, and lets them go', async () => {
    const { client } = await unverified();
    const message = { to: 'priya@example.com', body: 'On my way' };
    const { body } = await client.post('/api/outbox', message, client.csrf);
    expect(body).toMatchObject({
      status: 'queued',
      reason: 'Waits until you have confirmed your email address.',
      sent_at: null,
    });
    const { token } = await linkIn(client, 'Confirm your email address');
    await client.post('/api/auth/verify-email', { token });
    const [item] = (await outbox(client)).filter(({ to }) => to === message.to);
    expect(item).toMatchObject({ status: 'sent', reason: null, transport: 'development' });
    expect((await client.post('/api/outbox', message, client.csrf)).body.status).toBe('sent');
  });

  it('is mailed again when asked, a few times', async () => {
    const { client, person } = await unverified();
    const ask = () => client.post('/api/auth/resend-verification', {}, client.csrf);
    expect((await ask()).status).toBe(204);
    const mails = (await outbox(client)).filter(({ to }) => to === person.email);
    expect(mails).toHaveLength(2);
    for (let i = 0; i < 3; i++) await ask();
    const { status, headers } = await ask();
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60);
  });
});

describe('a forgotten password', () => {
  const MESSAGE = "If an account exists for that email, we've sent reset instructions.";
  const forgot = async (email: string) => new TestClient(app.url).post('/api/auth/forgot-password', { email });
  const mailed = (client: TestClient) =>
    vi.waitFor(() => linkIn(client, 'Choose a new password'), { timeout: 30_000, interval: 100 });

  it('answers the same for everybody', async () => {
    const { person } = await terminalUser(app.url);
    for (const email of [person.email, person.email.toUpperCase(), 'nobody@example.com']) {
      const { status, body } = await forgot(email);
      expect([status, body]).toEqual([200, { message: MESSAGE }]);
    }
    expect((await forgot('nobody')).body.detail).toBe('Please enter a valid email address');
  });

  it('is replaced once by the mailed link, and every session ends', async () => {
    const { client, person } = await terminalUser(app.url);
    await forgot(person.email);
    const { token, href } = await mailed(client);
    expect(href).toBe(`${app.url}/auth/reset?token=${token}`);
    const reset = (password: string) => new TestClient(app.url).post('/api/auth/reset-password', { token, password });

    expect((await reset('password1')).body.errors).toEqual([
      { path: 'password', message: 'That password is easy to guess. Please choose another one.' },
    ]);
    expect((await reset(person.business_name)).status).toBe(422);
    expect((await reset('short')).body.detail).toBe('Password must be at least 8 characters');
    expect((await reset('wattle and gum')).status).toBe(204);
    expect((await reset('wattle and tea')).status).toBe(422);
    expect((await client.get('/api/auth/session')).status).toBe(401);
    expect((await login(person.email, person.password)).reply.status).toBe(401);
    const { client: now, reply } = await login(person.email, 'wattle and gum');
    expect(reply.status).toBe(200);
    expect(await subjects(now)).toContain('Your password was changed');
    // a failed sign-in is noted without anybody waiting for it
    await vi.waitFor(async () =>
      expect((await kinds(now)).slice(0, 3)).toEqual(['signed_in', 'sign_in_failed', 'password_reset']),
    );
  });

  it('has one link that works: the others end with the first that was used', async () => {
    const { client, person } = await terminalUser(app.url);
    await forgot(person.email);
    const first = await mailed(client);
    await forgot(person.email);
    const second = await vi.waitFor(
      async () => {
        const link = await linkIn(client, 'Choose a new password');
        expect(link.token).not.toBe(first.token);
        return link;
      },
      { timeout: 30_000, interval: 100 },
    );
    const reset = (token: string) =>
      new TestClient(app.url).post('/api/auth/reset-password', { token, password: 'wattle and gum' });
    expect((await reset(second.token)).status).toBe(204);
    expect((await reset(first.token)).status).toBe(422);
    expect((await reset('made-up')).status).toBe(422);
  });
});

describe('a password', () => {
  it('is changed by who knows it; the other sessions end', async () => {
    const { client, person } = await browserUser(app.url);
    const other = await login(person.email, person.password);
    const change = (current_password: string, new_password: string) =>
      client.post('/api/auth/change-password', { current_password, new_password }, client.csrf);
    expect((await change('not it', 'wattle and gum')).body.errors[0].path).toBe('current_password');
    expect((await change(person.password, 'qwertyuiop')).body.errors[0].path).toBe('new_password');
    expect((await change(person.password, 'wattle and gum')).status).toBe(204);
    expect((await client.get('/api/auth/session')).status).toBe(200);
    expect((await other.client.get('/api/auth/session')).status).toBe(401);
    expect((await login(person.email, 'wattle and gum')).reply.status).toBe(200);
  });

  it('that is tried first is warned of at sign-up', async () => {
    const { body } = await new TestClient(app.url).post('/api/auth/signup', { ...newPerson(), password: 'password1' });
    expect(body.warnings).toEqual(['That password is easy to guess. Please choose another one.']);
  });

  it('is guessed no faster at an open session', async () => {
    const { client } = await browserUser(app.url);
    const replies = [];
    for (let i = 0; i < 8; i++) replies.push((await confirm(client, `guess number ${i}`)).status);
    expect(replies).toContain(429);
  });
});

describe('a new address for an account', () => {
  it('needs the password again, counts once it is confirmed, and the old one is told', async () => {
    const { client, person } = await terminalUser(app.url);
    const email = newPerson().email;
    const ask = () => client.post('/api/auth/change-email', { email });
    const refused = await ask();
    expect([refused.status, refused.body.code]).toEqual([403, 'confirm_identity']);
    expect((await confirm(client, 'not it')).status).toBe(422);
    expect((await confirm(client, person.password)).body.confirmed_until).toMatch(/Z$/);
    expect((await ask()).status).toBe(204);
    expect((await client.get('/api/auth/session')).body.user.email).toBe(person.email);
    const mails = await outbox(client);
    expect(mails.find(({ to }) => to === email)?.subject).toBe('Confirm your new email address');
    expect(mails[0]).toMatchObject({ to: person.email, subject: 'A new email address was asked for' });

    const { token } = await linkIn(client, 'Confirm your new email address');
    const { password } = person;
    const opened = await new TestClient(app.url).post('/api/auth/verify-email', { token, password });
    expect(opened.body).toEqual({ email });
    expect((await login(person.email, person.password)).reply.status).toBe(401);
    expect((await login(email, person.password)).reply.status).toBe(200);
    expect((await outbox(client))[0]).toMatchObject({ to: person.email, subject: 'Your email address was changed' });
  });

  it('that somebody else has is not taken over, nor told of', async () => {
    const { client, person } = await terminalUser(app.url);
    const other = await terminalUser(app.url);
    await confirm(client, person.password);
    expect((await client.post('/api/auth/change-email', { email: other.person.email })).status).toBe(204);
    const { token } = await linkIn(client, 'Confirm your new email address');
    expect((await client.post('/api/auth/verify-email', { token })).status).toBe(422);
    expect((await login(other.person.email, other.person.password)).reply.status).toBe(200);
  });
});

describe('sessions', () => {
  const CHROME =
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';

  it('are listed by device, and ended one by one', async () => {
    const { client, person } = await browserUser(app.url);
    const phone = new TestClient(app.url);
    phone.headers = { 'user-agent': CHROME };
    await phone.post('/api/auth/login', { email: person.email, password: person.password });
    const terminal = new TestClient(app.url);
    terminal.headers = { 'user-agent': 'smoko-cli' };
    await terminal.post('/api/auth/login', { email: person.email, password: person.password });

    const { data } = (await phone.get('/api/auth/sessions')).body;
    expect(data).toHaveLength(3);
    const [own] = data.filter(({ current }: { current: boolean }) => current);
    expect(own).toMatchObject({ device: 'Chrome on Android', aal: 'aal1' });
    const other = data.find(({ device }: { device: string }) => device === 'smoko in a terminal');
    const end = () => phone.send('DELETE', `/api/auth/sessions/${other.id}`, { headers: phone.csrf });
    expect((await end()).body.code).toBe('confirm_identity');
    await confirm(phone, person.password);
    expect((await end()).status).toBe(204);
    expect((await terminal.get('/api/auth/session')).status).toBe(401);
    expect((await client.get('/api/auth/session')).status).toBe(200);
    expect((await kinds(client))[0]).toBe('session_ended');

    const stranger = await browserUser(app.url);
    const headers = stranger.client.csrf;
    await confirm(stranger.client, stranger.person.password);
    expect((await stranger.client.send('DELETE', `/api/auth/sessions/${own.id}`, { headers })).status).toBe(404);
    expect((await phone.get('/api/auth/session')).status).toBe(200);
  });
});

describe('an account', () => {
  it('is deleted on request only after proof, and kept when its owner thinks again', async () => {
    const { client, person } = await browserUser(app.url);
    const other = await login(person.email, person.password);
    const ask = () => client.post('/api/auth/deletion', {}, client.csrf);
    expect((await ask()).body.code).toBe('confirm_identity');
    await confirm(client, person.password);
    const { status, body } = await ask();
    expect(status).toBe(201);
    const days = (new Date(body.delete_at).getTime() - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(30);
    expect((await other.client.get('/api/auth/session')).status).toBe(401);
    expect((await login(person.email, person.password)).reply.body.user.delete_at).toBe(body.delete_at);
    expect((await client.send('DELETE', '/api/auth/deletion', { headers: client.csrf })).status).toBe(204);
    expect((await client.get('/api/auth/session')).body.user.delete_at).toBeNull();
    expect((await subjects(client)).slice(0, 2)).toEqual(['Your account stays', 'Your account will be deleted']);
  });
});
